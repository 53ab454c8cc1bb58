"""What runs a match for the people in front of the screen, and lets computers think for it."""
