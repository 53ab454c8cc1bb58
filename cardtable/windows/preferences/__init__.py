"""The preferences: a sheet grown from the declared settings, its controls, names and choices."""
