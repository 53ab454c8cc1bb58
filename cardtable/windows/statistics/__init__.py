"""What matches come to when they are added up: figures, and how they went over time."""
