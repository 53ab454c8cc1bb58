"""All matches that were played: listed, looked through, carried elsewhere and back."""
