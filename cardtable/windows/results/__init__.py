"""What a deal and a match came to, laid on the table when they are over."""
