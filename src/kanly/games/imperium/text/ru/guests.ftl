# Первая игра в гостях: карты и лидеры в других играх серии.

setting-every_leader = Лидеры всех наборов
setting-every_leader-help = За одним столом играют лидеры «Дюны. Империи», «Расцвета иксианцев» и «Восстания», кроме тех, кому нужно то, чего в этой игре нет.
module-first_cards = Карты первой игры
module-first_cards-help = Замешивает в колоды «Восстания» карты Империи и карты интриг первой «Дюны. Империи», кроме «Своевременного найма».

## Карты, чьи имена в «Восстании» заняты

card-crysknife_imperium = Крис
card-gurney_halleck_imperium = Гурни Халлек
card-lady_jessica_imperium = Леди Джессика

## Лидеры, чьи имена носят карты первой игры

leader-gurney_halleck_uprising = { leader-gurney_halleck }
ability-gurney_halleck_uprising = { ability-gurney_halleck }
signet-gurney_halleck_uprising = { signet-gurney_halleck }
party-gurney_halleck_uprising = { leader-gurney_halleck }
leader-lady_jessica_uprising = { leader-lady_jessica }
ability-lady_jessica_uprising = { ability-lady_jessica }
signet-lady_jessica_uprising = { signet-lady_jessica }
party-lady_jessica_uprising = { leader-lady_jessica }
