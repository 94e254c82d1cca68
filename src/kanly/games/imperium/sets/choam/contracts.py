"""The contracts of the CHOAM module: twenty tiles; and ten with another back, only for games with Rise of Ix."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    draw,
    gain,
    influence,
    negotiate,
    recall_agent,
    recruit,
    spy,
)
from kanly.games.imperium.modules.choam.icon import contract
from kanly.games.imperium.modules.choam.tiles import Contract
from kanly.games.imperium.pieces.icons import BENE_GESSERIT, GUILD


def contracts() -> tuple[Contract, ...]:
    """The twenty tiles of the bank."""
    return (
        Contract("contract_acquire_smf", influence(GUILD), gain(solari=3), card="the_spice_must_flow"),
        Contract("contract_arrakeen_spy", recruit(1), spy(), space="arrakeen"),
        Contract("contract_arrakeen_water", gain(water=1), space="arrakeen"),
        Contract("contract_deliver_supplies", gain(solari=3), space="deliver_supplies"),
        Contract("contract_espionage", gain(solari=3), space="espionage", copies=2),
        Contract("contract_harvest_3", gain(solari=3), harvest=3, copies=2),
        Contract("contract_harvest_4", gain(solari=4), harvest=4),
        Contract("contract_heighliner_troops", recruit(2), space="heighliner"),
        Contract("contract_heighliner_water", gain(water=2), space="heighliner"),
        Contract("contract_high_council_influence", influence(BENE_GESSERIT), space="high_council"),
        Contract("contract_high_council_solari", gain(solari=3), space="high_council"),
        Contract("contract_immediate", gain(solari=2), immediate=True),
        Contract("contract_research_station_solari", gain(solari=3), space="research_station"),
        Contract("contract_research_station_spy", gain(solari=2), spy(), space="research_station"),
        Contract("contract_sardaukar_cards", draw(2), space="sardaukar"),
        Contract("contract_sardaukar_recall", recall_agent(), space="sardaukar"),
        Contract("contract_spice_refinery_cards", draw(2), space="spice_refinery"),
        Contract("contract_spice_refinery_water", gain(water=1), space="spice_refinery"),
    )


def opening_contracts() -> tuple[Contract, ...]:
    """With Rise of Ix every house begins with one of these ten (CHO-11)."""
    return (
        Contract("contract_ix_dreadnought", negotiate(), contract(), space="dreadnought", opening=True),
        Contract("contract_ix_espionage", gain(solari=1), contract(), space="espionage", opening=True),
        Contract("contract_ix_harvest_3", contract(), harvest=3, opening=True),
        Contract("contract_ix_harvest_4", gain(solari=2), contract(), harvest=4, opening=True),
        Contract("contract_ix_heighliner", gain(solari=3), contract(), space="heighliner", opening=True),
        Contract("contract_ix_high_council", negotiate(), contract(), space="high_council", opening=True),
        Contract(
            "contract_ix_interstellar_shipping", negotiate(), contract(), space="interstellar_shipping", opening=True
        ),
        Contract("contract_ix_secrets", contract(), space="secrets", opening=True),
        Contract("contract_ix_smuggling", contract(), space="smuggling", opening=True),
        Contract("contract_ix_tech_negotiation", contract(), space="tech_negotiation", opening=True),
    )
