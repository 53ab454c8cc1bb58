"""The trial of a package: in a bare Debian of its own, on a display of its own (try_deb.py)."""
