"""A situation: one position beside the rule that it plays, with its odds and its story."""
