"""Makes the sounds of the table from noise, filters and ringing wood; standard library only."""
