"""A match looked at once more, step by step."""
