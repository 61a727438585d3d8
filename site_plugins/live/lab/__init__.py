"""The Lab: readers write Python against the rules, in PyScript's editor, and what they write runs on their device."""
