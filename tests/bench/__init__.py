"""What we promise, measured: `make bench` runs all of it and writes docs/assets/bench.json."""
