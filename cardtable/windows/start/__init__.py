"""The start page with its tiles, and the greeting of the very first start."""
