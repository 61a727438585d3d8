"""The picture on the architecture page: one real throw on its way from a click to a line of the log."""
