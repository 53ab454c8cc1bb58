"""The rules to read: beside a table, over it, and as a sheet of their own."""
