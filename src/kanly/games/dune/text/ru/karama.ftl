# «Карама»: отмена преимуществ и собственные свойства фракций.

ask-karama = { $faction }: вот-вот сработает «{ $power }». Отменить картой «Карама»?
karama-pass = Не мешать
karama-play = Отменить картой «{ $card }»
why-karama-worthless = Карта «{ $card }» у вас на руке не считается «Карамой».
event-power_stopped = { $faction }: отменено преимущество фракции «{ $other }» — «{ $power }».
event-worthless_karama = { $faction }: карта «{ $card }» сыграна как «Карама».
event-karama_power = { $faction }: применено «{ $power }».
