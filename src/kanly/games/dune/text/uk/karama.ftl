# «Карама»: скасування переваг і власні властивості фракцій.

ask-karama = { $faction }: ось-ось спрацює «{ $power }». Скасувати картою «Карама»?
karama-pass = Не заважати
karama-play = Скасувати картою «{ $card }»
why-karama-worthless = Карта «{ $card }» у вас на руці не вважається «Карамою».
event-power_stopped = { $faction }: скасовано перевагу фракції «{ $other }» — «{ $power }».
event-worthless_karama = { $faction }: карту «{ $card }» зіграно як «Караму».
event-karama_power = { $faction }: застосовано «{ $power }».
