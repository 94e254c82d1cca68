# Модуль CHOAM: контракты (CHO).

take-contract = взять контракт (если контрактов нет — 2 солярия)
if-completed = если вы выполнили { $n } или больше контрактов
count-completed = за каждый выполненный вами контракт
lacks-harvest = { $n ->
    [one] В этот ход вы не получили { $n } Пряность.
   *[other] В этот ход вы не получили { $n } Пряности.
}
event-contract_up = Новый контракт: «{ $contract }».
event-takes_contract = { $house } берёт контракт «{ $contract }».
event-completes = { $house } выполняет контракт «{ $contract }».
complete-harvest = { $n ->
    [one] выполнить этот контракт, когда за этот ход вы получите { $n } Пряность
   *[other] выполнить этот контракт, когда за этот ход вы получите { $n } Пряности
}
why-not-contract-solari = Солярии вы получаете, только если открытых контрактов нет.
why-not-contract-aside = Контракт «{ $contract }» отложен для другого лидера.
why-not-contract-up = Контракт «{ $contract }» не лежит открытым.
module-choam = Мини-дополнение «КООАМ»
contract-contract_acquire_smf = { card-the_spice_must_flow }
contract-contract_arrakeen_spy = { space-arrakeen } (шпион)
contract-contract_arrakeen_water = { space-arrakeen } (вода)
contract-contract_deliver_supplies = { space-deliver_supplies }
contract-contract_espionage = { space-espionage }
contract-contract_harvest_3 = Сбор Пряности 3+
contract-contract_harvest_4 = Сбор Пряности 4+
contract-contract_heighliner_troops = { space-heighliner } (отряды)
contract-contract_heighliner_water = { space-heighliner } (вода)
contract-contract_high_council_influence = { space-high_council } (влияние)
contract-contract_high_council_solari = { space-high_council } (солярии)
contract-contract_immediate = Мгновенный эффект
contract-contract_research_station_solari = { space-research_station } (солярии)
contract-contract_research_station_spy = { space-research_station } (шпион)
contract-contract_sardaukar_cards = { space-sardaukar } (карты)
contract-contract_sardaukar_recall = { space-sardaukar } (агент)
contract-contract_spice_refinery_cards = { space-spice_refinery } (карты)
contract-contract_spice_refinery_water = { space-spice_refinery } (вода)
contract-contract_ix_dreadnought = { space-dreadnought } (Икс)
contract-contract_ix_espionage = { space-espionage } (Икс)
contract-contract_ix_harvest_3 = Сбор Пряности 3+ (Икс)
contract-contract_ix_harvest_4 = Сбор Пряности 4+ (Икс)
contract-contract_ix_heighliner = { space-heighliner } (Икс)
contract-contract_ix_high_council = { space-high_council } (Икс)
contract-contract_ix_interstellar_shipping = { space-interstellar_shipping } (Икс)
contract-contract_ix_secrets = { space-secrets } (Икс)
contract-contract_ix_smuggling = { space-smuggling } (Икс)
contract-contract_ix_tech_negotiation = { space-tech_negotiation } (Икс)
paint-contracts = { $n ->
    [one] { $n } контракт, выполнено { $done }
    [few] { $n } контракта, выполнено { $done }
    [many] { $n } контрактов, выполнено { $done }
   *[other] { $n } контракта, выполнено { $done }
}
paint-offer = Контракты (ещё { $n })
paint-own-contracts = Ваши контракты
contract-by-space = когда вы отправляете агента в ячейку «{ $space }»
contract-by-harvest = когда вы посещаете ячейку с символом Подателя и получаете за этот ход { $n } или больше Пряности
contract-by-card = когда вы в следующий раз покупаете карту «{ $card }»
contract-at-once = сразу же
module-choam-help = Контракты, которые можно брать и выполнять, ещё по четыре карты Империи и интриг, а среди лидеров — Шаддам Коррино IV.
setting-harvest_retroactive = Сбор засчитывается задним числом
setting-harvest_retroactive-help = Контракт «Сбор Пряности», взятый в ход самого сбора, этим сбором и выполняется.
ask-contract = Какой контракт вы берёте?
contract-option = { $contract }: { $effect }
contract-solari = Вместо этого 2 солярия
