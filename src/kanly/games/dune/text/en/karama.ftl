# Karama: stopping a power, and the factions' own powers.

ask-karama = { $faction } is about to use { $power }. Do you stop it with a Karama?
karama-pass = Let it happen
karama-play = Stop it with { $card }
why-karama-worthless = { $card } does not count as a Karama in your hand.
event-power_stopped = { $faction } stops { $other }: no { $power } this time.
event-worthless_karama = { $faction } plays { $card } as a Karama.
event-karama_power = { $faction } uses { $power }.
