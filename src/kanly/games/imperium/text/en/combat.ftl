# The round apart from the turns: its start, combat, the end of the game.

ask-defend = The new conflict is about a place that you control: send a troop from your supply to defend it?
defend-defend = Send a troop
defend-pass = Send none

ask-combat = Combat: do you play a card?
combat-pass = Pass

ask-endgame = The game ends: do you play a card, or pair your wild icon?
endgame-pair = Pair your wild icon with { $trophy } for 1 victory point
endgame-end = Nothing more
victory-points-won = The most victory points: { $points }.
tie-spice = As many points: { $first } before { $second } by spice, { $n } to { $m }.
tie-solari = As many points: { $first } before { $second } by solari, { $n } to { $m }.
tie-water = As many points: { $first } before { $second } by water, { $n } to { $m }.
tie-garrison = As many points: { $first } before { $second } by garrison, { $n } to { $m }.
tie-last_reveal = As many points: { $first } before { $second } by the later reveal turn.
