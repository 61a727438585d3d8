"""The map of the rulebook: which paragraphs its reader has met, practised and known."""
