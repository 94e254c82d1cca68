"""The desert: wormsigns, sandworms, storms, and what the Atreides do with them (R4.13, R10)."""
