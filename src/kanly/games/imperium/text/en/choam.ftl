# The CHOAM module: contracts (CHO).

take-contract = take a contract (2 solari if there is none)
if-completed = if you have completed { $n } or more contracts
count-completed = for each contract that you have completed
lacks-harvest = You have not gained { $n } spice this turn.
event-contract_up = New contract: { $contract }.
event-takes_contract = { $house } takes the contract { $contract }.
event-completes = { $house } completes the contract { $contract }.
complete-harvest = complete this contract once you have gained { $n } spice this turn
why-not-contract-solari = You get solari only when no contract lies face up.
why-not-contract-aside = { $contract } is set aside for another leader.
why-not-contract-up = { $contract } does not lie face up.
contract-contract_acquire_smf = Acquire { card-the_spice_must_flow }
contract-contract_arrakeen_spy = { space-arrakeen } (spy)
contract-contract_arrakeen_water = { space-arrakeen } (water)
contract-contract_deliver_supplies = { space-deliver_supplies }
contract-contract_espionage = { space-espionage }
contract-contract_harvest_3 = Harvest 3+
contract-contract_harvest_4 = Harvest 4+
contract-contract_heighliner_troops = { space-heighliner } (troops)
contract-contract_heighliner_water = { space-heighliner } (water)
contract-contract_high_council_influence = { space-high_council } (influence)
contract-contract_high_council_solari = { space-high_council } (solari)
contract-contract_immediate = Immediate
contract-contract_research_station_solari = { space-research_station } (solari)
contract-contract_research_station_spy = { space-research_station } (spy)
contract-contract_sardaukar_cards = { space-sardaukar } (cards)
contract-contract_sardaukar_recall = { space-sardaukar } (agent)
contract-contract_spice_refinery_cards = { space-spice_refinery } (cards)
contract-contract_spice_refinery_water = { space-spice_refinery } (water)
contract-contract_ix_dreadnought = { space-dreadnought } (Ix)
contract-contract_ix_espionage = { space-espionage } (Ix)
contract-contract_ix_harvest_3 = Harvest 3+ (Ix)
contract-contract_ix_harvest_4 = Harvest 4+ (Ix)
contract-contract_ix_heighliner = { space-heighliner } (Ix)
contract-contract_ix_high_council = { space-high_council } (Ix)
contract-contract_ix_interstellar_shipping = { space-interstellar_shipping } (Ix)
contract-contract_ix_secrets = { space-secrets } (Ix)
contract-contract_ix_smuggling = { space-smuggling } (Ix)
contract-contract_ix_tech_negotiation = { space-tech_negotiation } (Ix)
paint-contracts = { $n ->
    [one] { $n } contract, { $done } done
   *[other] { $n } contracts, { $done } done
}
paint-offer = Contracts ({ $n } more)
paint-own-contracts = Your contracts
contract-by-space = when you send an agent to { $space }
contract-by-harvest = when you visit a maker space and gain { $n } or more spice in that turn
contract-by-card = when you next acquire { $card }
contract-at-once = at once
module-choam = CHOAM
module-choam-help = Contracts to take and complete, four more Imperium and four more intrigue cards, and Shaddam Corrino IV as a leader.
setting-harvest_retroactive = Harvest counts backwards
setting-harvest_retroactive-help = A harvest contract taken in the turn of the harvest is completed by it.
ask-contract = Which contract do you take?
contract-option = { $contract }: { $effect }
contract-solari = 2 solari instead
