"""The board of the TOMY dice."""
