"""Many games between bots: series, tallies, time limits, work in pieces and in several processes."""
