# Uprising: the game, its modules and settings, set-up.

game-uprising = Dune: Imperium – Uprising
game-uprising-help = Agents, intrigues and sandworms: the houses of the Imperium build decks and fight for Arrakis.
bot-greedy = greedy
seats-mean-1 = Alone against two rivals, whom the House Hagal deck moves.
seats-mean-2 = Two players; a rival joins them, whom the House Hagal deck moves.
seats-mean-3 = Three players, everybody for themselves.
seats-mean-4 = Four players, everybody for themselves.
seats-mean-6 = Two teams of three: Muad'Dib and Shaddam Corrino IV command two allies each, on the reverse side of the board.

## Settings, their explanations and their values

setting-leader_choice = How leaders are given out
setting-leader_choice-help = Dealt at random; chosen from all of them; or drafted from a few that lie face up, two more than there are players. Whoever is last in turn order picks first.
setting-leader_choice-dealt = dealt at random
setting-leader_choice-chosen = chosen
setting-leader_choice-drafted = drafted
setting-points_to_end = Victory points that end the game
setting-points_to_end-help = The game ends after a round in which somebody has this many.
setting-spy_placement_mandatory = Spies must be placed
setting-spy_placement_mandatory-help = Whoever gains a spy must place it while one is in supply and a post is free; otherwise it may be declined.
setting-opportunism_two_factions = Opportunism costs two factions
setting-opportunism_two_factions-help = The two influence that Opportunism costs must be lost with two different factions.
setting-distraction_this_turn = Distraction for one turn
setting-distraction_this_turn-help = Distraction waits for its three units only until the end of the turn in which it is played.
setting-arrow_lines_must_be_paid = All lines of an intrigue card
setting-arrow_lines_must_be_paid-help = Whoever plays an intrigue card of several lines must also pay for the lines with a price.

## Set-up

ask-leader = Who leads your house?
leader-option = { $leader }
event-leads = { $seat } plays { $leader }.
event-objective = { $house } receives { $trophy }.
