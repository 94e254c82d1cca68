# Модуль CHOAM: контракти (CHO).

take-contract = взяти контракт (якщо контрактів немає — 2 солярії)
if-completed = якщо ви виконали { $n } або більше контрактів
count-completed = за кожен виконаний вами контракт
lacks-harvest = { $n ->
    [one] Цього ходу ви не отримали { $n } прянощі.
    [few] Цього ходу ви не отримали { $n } прянощі.
    [many] Цього ходу ви не отримали { $n } прянощів.
   *[other] Цього ходу ви не отримали { $n } прянощів.
}
event-contract_up = Новий контракт: «{ $contract }».
event-takes_contract = { $house } бере контракт «{ $contract }».
event-completes = { $house } виконує контракт «{ $contract }».
complete-harvest = { $n ->
    [one] виконати цей контракт, коли за цей хід ви отримаєте { $n } прянощі
    [few] виконати цей контракт, коли за цей хід ви отримаєте { $n } прянощі
    [many] виконати цей контракт, коли за цей хід ви отримаєте { $n } прянощів
   *[other] виконати цей контракт, коли за цей хід ви отримаєте { $n } прянощів
}
why-not-contract-solari = Солярії ви отримуєте, лише коли відкритих контрактів немає.
why-not-contract-aside = Контракт «{ $contract }» відкладено для іншого лідера.
why-not-contract-up = Контракт «{ $contract }» не лежить відкритим.
module-choam = Модуль «ДАПТ»
contract-contract_acquire_smf = Придбання: { card-the_spice_must_flow }
contract-contract_arrakeen_spy = { space-arrakeen } (шпигун)
contract-contract_arrakeen_water = { space-arrakeen } (вода)
contract-contract_deliver_supplies = { space-deliver_supplies }
contract-contract_espionage = { space-espionage }
contract-contract_harvest_3 = Урожай 3+
contract-contract_harvest_4 = Урожай 4+
contract-contract_heighliner_troops = { space-heighliner } (загони)
contract-contract_heighliner_water = { space-heighliner } (вода)
contract-contract_high_council_influence = { space-high_council } (вплив)
contract-contract_high_council_solari = { space-high_council } (солярії)
contract-contract_immediate = Терміновий
contract-contract_research_station_solari = { space-research_station } (солярії)
contract-contract_research_station_spy = { space-research_station } (шпигун)
contract-contract_sardaukar_cards = { space-sardaukar } (карти)
contract-contract_sardaukar_recall = { space-sardaukar } (агент)
contract-contract_spice_refinery_cards = { space-spice_refinery } (карти)
contract-contract_spice_refinery_water = { space-spice_refinery } (вода)
contract-contract_ix_dreadnought = { space-dreadnought } (Ікс)
contract-contract_ix_espionage = { space-espionage } (Ікс)
contract-contract_ix_harvest_3 = Урожай 3+ (Ікс)
contract-contract_ix_harvest_4 = Урожай 4+ (Ікс)
contract-contract_ix_heighliner = { space-heighliner } (Ікс)
contract-contract_ix_high_council = { space-high_council } (Ікс)
contract-contract_ix_interstellar_shipping = { space-interstellar_shipping } (Ікс)
contract-contract_ix_secrets = { space-secrets } (Ікс)
contract-contract_ix_smuggling = { space-smuggling } (Ікс)
contract-contract_ix_tech_negotiation = { space-tech_negotiation } (Ікс)
paint-contracts = { $n ->
    [one] { $n } контракт, виконано { $done }
    [few] { $n } контракти, виконано { $done }
    [many] { $n } контрактів, виконано { $done }
   *[other] { $n } контракту, виконано { $done }
}
paint-offer = Контракти (ще { $n })
paint-own-contracts = Ваші контракти
contract-by-space = коли ви відправляєте агента в локацію «{ $space }»
contract-by-harvest = коли ви відвідуєте локацію видобутку й отримуєте за цей хід { $n } або більше прянощів
contract-by-card = коли ви наступного разу придбаваєте карту «{ $card }»
contract-at-once = одразу
module-choam-help = Контракти, які можна брати й виконувати, ще по чотири карти Імперіуму та інтриг, а серед лідерів — Шаддам Коррино IV.
setting-harvest_retroactive = Урожай зараховують заднім числом
setting-harvest_retroactive-help = Контракт «Урожай», узятий у хід самого видобутку, ним же й виконується.
ask-contract = Який контракт ви берете?
contract-option = { $contract }: { $effect }
contract-solari = Натомість 2 солярії
