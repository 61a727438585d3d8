"""A cluster of two processes: `make cluster`."""
