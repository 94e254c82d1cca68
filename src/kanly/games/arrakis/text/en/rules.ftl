# Headings of the rules.

rules-r0 = Terms
rules-r1 = Victory
rules-r2 = Set-up (2 players)
rules-r3 = Round
rules-r4 = Action phase
rules-r5 = Movement
rules-r6 = Leaders and the regeneration tank
rules-r7 = Battle
rules-r8 = Phase 4, spice harvesting
rules-r9 = End of round
rules-r10 = Desert hazards (phase 3), wormsigns, sandworms
rules-r11 = Prescience
rules-r12 = Family Atomics
rules-r13 = Number of players
rules-f = Answers of the publisher
rules-sg = The Spacing Guild
rules-m = Reconstructed values
