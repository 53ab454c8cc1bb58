"""Cards, layouts, rules, matches and records. No Qt, no text, no chance of its own."""
