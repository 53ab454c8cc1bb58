"""Everything a person sees besides the table itself; here all rooms of the house meet."""
