"""Players that need no screen. They see a View and imagine the rest; no Qt, no match, no truth."""
