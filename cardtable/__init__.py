"""Cardtable: fine European card games against the computer, at a beautiful table."""

__version__ = "0.1.0"
