"""How tables and cards look by the desktop and the preferences, large and in small."""
