"""The program's icon and the signs for text and buttons."""
