"""Draws the cards, signs and icon of Cardtable. A build-time tool: the program never needs it."""
