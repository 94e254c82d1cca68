# Rivals: games for one and two (RIV).

module-rivals = Rivals
module-rivals-help = One or two rivals without a player join the game. The House Hagal deck moves them.

## Settings

setting-difficulty = Difficulty
setting-difficulty-help = Mercenary: rivals begin without troops in the garrison, you with an intrigue card. Mentat: Brutal Escalation, Expert Deployment and Smart Politics are in force. Kwisatz Haderach: in addition you can never gain the Swordmaster.
setting-difficulty-mercenary = Mercenary (easy)
setting-difficulty-sardaukar = Sardaukar (medium)
setting-difficulty-mentat = Mentat (hard)
setting-difficulty-kwisatz_haderach = Kwisatz Haderach (very hard)
setting-rival_choice = How rivals are chosen
setting-rival_choice-help = At random from all; at random from the milder ones, whose Swordmaster costs 8 or more; or chosen by the first seat.
setting-rival_choice-dealt = at random
setting-rival_choice-gentle = at random, milder ones
setting-rival_choice-chosen = chosen
setting-brutal_escalation = Brutal Escalation
setting-brutal_escalation-help = In conflicts of level III every rival reveals two House Hagal cards for their swords.
setting-smart_politics = Smart Politics
setting-smart_politics-help = Rivals do not go where an alliance is safe already, or out of their reach.
setting-expert_deployment = Expert Deployment
setting-expert_deployment-help = In conflicts of level I and II rivals deploy no more once they have three units more than everybody else.
setting-row_churn = The dice change the Imperium Row
setting-row_churn-help = After each of your reveal turns two dice say which cards of the row are replaced.
setting-streamlined_rivals = Streamlined Rivals
setting-streamlined_rivals-help = The rival scores no victory points and cannot win; after its Swordmaster it collects nothing more. Recommended for a first game.
setting-rival_stops = The rival stops with the first player
setting-rival_stops-help = Once the first player has revealed, the rival sends no more agents in this round.
setting-desert_tactics_twice = { space-desert_tactics } twice
setting-desert_tactics_twice-help = The House Hagal deck has a second { space-desert_tactics }, as one list of its cards says; otherwise one, and 37 cards with Reshuffle.

## Set-up

ask-rival = Against which rival do you play?
rival-option = { $leader }
why-not-rival-taken = { $leader } plays already.
why-not-swordmaster = At this difficulty you can never gain the Swordmaster.
why-not-rival-streamlined = { $leader } has no streamlined side.
event-rival_joins = { $leader } joins the game.

## What rivals do

event-hagal_sends = { $house } reveals { $hagal } and sends an agent to { $space }.
event-hagal_skipped = { $why ->
    [occupied] { $house } reveals { $hagal } and passes over it: { $space } is occupied.
    [influence] { $house } reveals { $hagal } and passes over it: too little influence for { $space }.
    [spice] { $house } reveals { $hagal } and passes over it: no bonus spice in { $space }.
    [safe] { $house } reveals { $hagal } and passes over it: the alliance behind { $space } is safe.
    [behind] { $house } reveals { $hagal } and passes over it: the alliance behind { $space } is too far away.
   *[condition] { $house } reveals { $hagal } and passes over it: its condition does not hold.
}
event-hagal_used = { $house } reveals { $hagal }; another card follows.
event-hagal_swords = { $swords ->
    [one] { $house } reveals { $hagal } for the combat: { $swords } sword.
   *[other] { $house } reveals { $hagal } for the combat: { $swords } swords.
}
event-hagal_reshuffle = { $house } reveals { $hagal }: all House Hagal cards are shuffled into a new deck.
event-hagal_shuffled = The House Hagal deck is empty; its cards are shuffled anew.
event-no_post = { $house } finds no empty post for a spy.
event-scheme = { $house } has placed the third spy: two of them return, and the scheme begins.
event-discards_intrigue = { $house } gives up the intrigue card { $intrigue }.
event-row_dice = The dice for the row: { $first } and { $second }.

## What is printed

otherwise = { $first }; otherwise { $second }
break-wall = remove the Shield Wall
influence-priority = gain 1 influence with faction { $position } of the rival's list
influence-most = gain 1 influence where it has most
influence-alliance = { $n ->
    [one] gain { $n } influence, where this brings an alliance if it can
   *[other] gain { $n } influence with one faction, where this brings an alliance if it can
}
spy-on = place a spy on the first empty post of { $posts }
if-conflict-below = if the conflict is below level { $level }
if-bonus-spice = if bonus spice lies in { $space }
if-more-bonus-spice = if { $space } has at least as much bonus spice as { $than }
printed-rival-cost = Swordmaster for { $n } (solari, spice, intrigue cards, water)
printed-rival-signet = Signet ring: { $effect }
printed-rival-scheme = Scheme, at the third spy: { $effect }
printed-rival-priority = Factions, the preferred first: { $factions }
printed-route = { $space }: { $effect }
printed-route-picked = { $space }, { $condition }: { $effect }
printed-route-needs = Only { $condition }; otherwise the card is passed over
printed-route-politics = With Smart Politics { $space } is passed over where the alliance with the { $faction } is safe or too far away
printed-hagal-first = First { $effect }
printed-hagal-again = Then another card is revealed
printed-hagal-reshuffle = All House Hagal cards are shuffled into a new deck
printed-hagal-swords = { $n ->
    [one] Revealed in combat: { $n } sword
   *[other] Revealed in combat: { $n } swords
}

## The text board

paint-rival = rival
paint-rival-saves = { $n } of { $cost } for the Swordmaster
paint-rival-point = a victory point for { $intrigue } intrigue cards, { $spice } spice, { $water } water or { $solari } solari
paint-rival-scoreless = does not score
paint-hagal = House Hagal: { $deck } in the deck, { $n } discarded

## Names

leader-rival_staban_tuek = { leader-staban_tuek } (rival)
leader-rival_lady_amber_metulli = { leader-lady_amber_metulli } (rival)
leader-rival_gurney_halleck = { leader-gurney_halleck } (rival)
leader-rival_lady_margot_fenring = { leader-lady_margot_fenring } (rival)
leader-rival_princess_irulan = { leader-princess_irulan } (rival)
leader-rival_glossu_rabban = Glossu "The Beast" Rabban (rival)
leader-rival_baron_vladimir_harkonnen = Baron Vladimir Harkonnen (rival)
leader-rival_lady_jessica = { leader-lady_jessica } (rival)
leader-rival_feyd_rautha_harkonnen = { leader-feyd_rautha_harkonnen } (rival)
leader-rival_muad_dib = { leader-muad_dib } (rival)
party-rival_staban_tuek = { leader-rival_staban_tuek }
party-rival_lady_amber_metulli = { leader-rival_lady_amber_metulli }
party-rival_gurney_halleck = { leader-rival_gurney_halleck }
party-rival_lady_margot_fenring = { leader-rival_lady_margot_fenring }
party-rival_princess_irulan = { leader-rival_princess_irulan }
party-rival_glossu_rabban = { leader-rival_glossu_rabban }
party-rival_baron_vladimir_harkonnen = { leader-rival_baron_vladimir_harkonnen }
party-rival_lady_jessica = { leader-rival_lady_jessica }
party-rival_feyd_rautha_harkonnen = { leader-rival_feyd_rautha_harkonnen }
party-rival_muad_dib = { leader-rival_muad_dib }
hagal-hagal_place_spy_spice_trade = Place Spy ({ icon-spice_trade })
hagal-hagal_place_spy_city = Place Spy ({ icon-city })
hagal-hagal_place_spy_landsraad = Place Spy ({ icon-landsraad })
hagal-hagal_sardaukar = { space-sardaukar }
hagal-hagal_dutiful_service = { space-dutiful_service }
hagal-hagal_heighliner = { space-heighliner }
hagal-hagal_deliver_supplies_heighliner = { space-deliver_supplies } / { space-heighliner }
hagal-hagal_espionage = { space-espionage }
hagal-hagal_secrets = { space-secrets }
hagal-hagal_desert_tactics = { space-desert_tactics }
hagal-hagal_fremkit = { space-fremkit }
hagal-hagal_assembly_hall = { space-assembly_hall }
hagal-hagal_gather_support_a = { space-gather_support } I
hagal-hagal_gather_support_b = { space-gather_support } II
hagal-hagal_accept_contract_shipping_a = { space-accept_contract } / { space-shipping } I
hagal-hagal_accept_contract_shipping_b = { space-accept_contract } / { space-shipping } II
hagal-hagal_research_station = { space-research_station }
hagal-hagal_spice_refinery = { space-spice_refinery }
hagal-hagal_arrakeen = { space-arrakeen }
hagal-hagal_sietch_tabr = { space-sietch_tabr }
hagal-hagal_hagga_imperial_basin = { space-hagga_basin } / { space-imperial_basin }
hagal-hagal_deep_desert = { space-deep_desert }
hagal-hagal_reshuffle = Reshuffle
asked-for-rival = You decide for { $house }. { $question }
