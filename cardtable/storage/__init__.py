"""What stays on the disk between two evenings: folders, settings and the match history."""
