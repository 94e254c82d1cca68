"""What clients are given: views, redealt worlds, words, the almanac, the text board."""
