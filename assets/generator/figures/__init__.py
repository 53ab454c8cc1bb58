"""The court figures and the parts they are made of."""
