"""The lessons: the way to one, its page beside the table, and its end."""
