"""What can be played, and what waits to be gone on with: every match is made ready here."""
