"""Side-by-side measurements: `make bench`. Every claim of speed is a ratio of two figures of one run."""
