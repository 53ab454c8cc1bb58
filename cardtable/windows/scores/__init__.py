"""The whole score sheet of a match: on screen, on paper and as a text."""
