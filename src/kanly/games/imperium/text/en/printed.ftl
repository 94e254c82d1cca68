# What is printed on cards, leaders, spaces, contracts and conflicts, line by line.

## Deck cards

printed-cost = Cost: { $n }
printed-factions = Faction: { $icons }
printed-icons = Icons: { $icons }
printed-ignores-requirement = The agent needs no influence where a space asks for it
printed-agent = Agent: { $effect }
printed-reveal = Reveal: { $effect }
printed-acquire = When acquired: { $effect }
printed-discard = When discarded: { $effect }
printed-trash = When trashed: { $effect }

## Intrigue cards

printed-plot = Plot: { $effect }
printed-combat = Combat: { $effect }
printed-endgame = Endgame: { $effect }

## Spaces

printed-space-icon = Icon: { $icons }
printed-needs = Needs { $n } influence with the { $faction }
printed-once = Once per game for each house
printed-visit = Visit: { $effect }
printed-visit-cost = Visit ({ $cost }): { $effect }
printed-or = OR { $line }
printed-staying = In your reveal turn, while your agent is here: { $effect }
printed-control = Control bonus, whenever anybody sends an agent here: { $effect }
printed-combat-space = Combat space: you may deploy troops
printed-maker = Maker space: 1 bonus spice is added in every round in which nobody comes
printed-post = Observation post: { $post }

## Leaders

printed-sending = { $ability }, in your agent turn: { $effect }
printed-revealing = { $ability }, in your reveal turn: { $effect }
printed-reached = { $ability }, whenever your influence with the { $faction } rises to 2: { $effect }
printed-smuggles = { $ability }: gain 1 spice whenever another house sends an agent to a maker space that you are spying on
printed-claims = { $ability }: the two Sardaukar contracts are set aside; only you may take them
printed-without = You begin without { $card }
printed-signet = { $ability }, when your Signet Ring sends an agent: { $effect }
printed-track = The training begins with { $next }
printed-node = Step { $n }: { $effect }; on to { $next }
printed-last-node = Step { $n }, the last: { $effect }
step-number = step { $n }

## Contracts

## Conflicts and objectives

printed-conflict = Level { $level }, icon { $icon }
printed-protected = Fought for { $space }, behind the Shield Wall
printed-first = First: { $effect }
printed-second = Second: { $effect }
printed-third = Third: { $effect }
printed-objective = Icon { $icon }; counts as a conflict that you have won
printed-first-player = Its owner is first player in round 1
