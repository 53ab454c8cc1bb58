"""What the program tells of itself: its keys, its makers, and its faults."""
