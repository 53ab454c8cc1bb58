"""Cardtable: fine European card games against the computer, at a beautiful table."""

PROGRAM = "Cardtable"
"""The name of the program in messages and files; its title is translated."""

__version__ = "0.1.0"
