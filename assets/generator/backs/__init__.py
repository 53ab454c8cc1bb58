"""The backs of the cards."""
