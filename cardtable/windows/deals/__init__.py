"""Deals that are met on purpose: by number, of the day, once more."""
