# Перша гра в гостях: карти та лідери в інших іграх серії.

setting-every_leader = Лідери всіх наборів
setting-every_leader-help = За одним столом грають лідери «Дюни. Імперіуму», «Розквіту Ікса» і «Піднесення», крім тих, кому потрібне те, чого в цій грі немає.
module-first_cards = Карти першої гри
module-first_cards-help = Затасовує в колоди «Піднесення» карти Імперіуму й карти інтриг першої гри «Дюна. Імперіум», крім «Обдуманих витрат».

## Карти, чиї імена в «Піднесенні» зайняті

card-crysknife_imperium = Крис-ніж
card-gurney_halleck_imperium = Гурні Галлек
card-lady_jessica_imperium = Леді Джессіка

## Лідери, чиї імена мають карти першої гри

leader-gurney_halleck_uprising = { leader-gurney_halleck }
ability-gurney_halleck_uprising = { ability-gurney_halleck }
signet-gurney_halleck_uprising = { signet-gurney_halleck }
party-gurney_halleck_uprising = { leader-gurney_halleck }
leader-lady_jessica_uprising = { leader-lady_jessica }
ability-lady_jessica_uprising = { ability-lady_jessica }
signet-lady_jessica_uprising = { signet-lady_jessica }
party-lady_jessica_uprising = { leader-lady_jessica }
