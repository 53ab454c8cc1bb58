"""What stands on a table besides the cards, as plain values.

A game writes these values (`games/<game>/tabletop.py`, in the player's language); the table and
the windows draw them and know nothing of the game. Seats are absolute; who sits at the bottom is
the viewer's matter.
"""
