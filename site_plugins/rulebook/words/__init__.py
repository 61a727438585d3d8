"""What the rulebook itself says to readers, in both languages."""
