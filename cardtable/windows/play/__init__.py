"""The page with a game on it, and what the person can do there besides playing a card."""
