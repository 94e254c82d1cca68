# Угоди й обіцянки, яких дотримують правила.

ask-bargain = Запропонувати прянощі за обіцянку, якої буде дотримано
bargain-with = Домовитися з фракцією «{ $other }»
ask-bargain_for = Що має пообіцяти фракція «{ $other }»?
bargain_for-attack = Не нападати на вас до наступної фази «Підсумки»: { $territory }
bargain_for-ship = Не висаджуватися до наступної фази «Підсумки»: { $territory }
bargain_for-bid = Більше не робити ставок у цій фазі
bargain_for-ally = Голосувати на наступному Сходженні за союз із фракцією «{ $third }»
why-bargain-vow = Зараз фракція «{ $other }» не може цього пообіцяти.
ask-bargain_price-attack = Скільки ви пропонуєте фракції «{ $other }» за відмову від нападу ({ $territory })?
ask-bargain_price-ship = Скільки ви пропонуєте фракції «{ $other }» за відмову від висадки ({ $territory })?
ask-bargain_price-bid = Скільки ви пропонуєте фракції «{ $other }» за відмову від ставок?
ask-bargain_price-ally = Скільки ви пропонуєте фракції «{ $other }» за голос на користь союзу з фракцією «{ $third }»?
bargain_price-amount = Прянощі: { $amount }
bargain_price-pass = Усе-таки нічого не пропонувати
bribe_answer-renew = Продовжити пропозицію для фракції «{ $other }» на наступну фазу (прянощі: { $amount })
bribe_answer-accept-attack = Прийняти прянощі ({ $amount }) від фракції «{ $faction }» і пообіцяти не нападати до наступної фази «Підсумки»: { $territory }
bribe_answer-accept-ship = Прийняти прянощі ({ $amount }) від фракції «{ $faction }» і пообіцяти не висаджуватися до наступної фази «Підсумки»: { $territory }
bribe_answer-accept-bid = Прийняти прянощі ({ $amount }) від фракції «{ $faction }» і пообіцяти більше не робити ставок у цій фазі
bribe_answer-accept-ally = Прийняти прянощі ({ $amount }) від фракції «{ $faction }» і пообіцяти голос за союз із фракцією «{ $third }»
why-bribe-renewed = Пропозицію для фракції «{ $other }» вже продовжено.
why-vow-contradicts = Ви дали слово, з яким це не поєднати.

why-vow-to-bid = У трансі правди ви сказали, що зробите ставку.
why-vow-not-to-bid = Ви дали слово більше не робити ставок у цій фазі.
why-vow-not-to-ally = Ви сказали, що не голосуватимете за союз із фракцією «{ $faction }».
why-vow-vote = Ви дали слово, як голосуватимете.
why-vow-to-spare = Ви дали слово не нападати там до наступної фази «Підсумки».
why-vow-not-to-ship = Ви дали слово не висаджуватися до наступної фази «Підсумки»: { $territory }.
why-vow-to-ship = У трансі правди ви сказали, куди висаджуєтеся.
why-vow-to-attack = У трансі правди ви сказали, де нападете.

event-offered_for_attack = { $faction }: фракції «{ $other }» запропоновано прянощі ({ $amount }) за відмову від нападу до наступної фази «Підсумки» ({ $territory }).
event-offered_for_ship = { $faction }: фракції «{ $other }» запропоновано прянощі ({ $amount }) за відмову від висадки до наступної фази «Підсумки» ({ $territory }).
event-offered_for_bid = { $faction }: фракції «{ $other }» запропоновано прянощі ({ $amount }) за відмову від ставок у цій фазі.
event-offered_for_ally = { $faction }: фракції «{ $other }» запропоновано прянощі ({ $amount }) за голос на користь союзу з фракцією «{ $third }».
event-bribe_renewed = { $faction }: пропозицію для фракції «{ $other }» продовжено (прянощі: { $amount }).
event-bribe_lapsed = { $faction }: пропозиція для фракції «{ $other }» втратила чинність (прянощі: { $amount }).
event-vow_attack = { $yes ->
    [yes] { $faction }: зобов'язання напасти до наступної фази «Підсумки» на фракцію «{ $other }» ({ $territory }).
   *[no] { $faction }: зобов'язання не нападати до наступної фази «Підсумки» на фракцію «{ $other }» ({ $territory }).
}
event-vow_ship = { $yes ->
    [yes] { $faction }: зобов'язання висадитися до наступної фази «Підсумки» ({ $territory }).
   *[no] { $faction }: зобов'язання не висаджуватися до наступної фази «Підсумки» ({ $territory }).
}
event-vow_bid = { $yes ->
    [yes] { $faction }: зобов'язання зробити ще ставку.
   *[no] { $faction }: зобов'язання більше не робити ставок у цій фазі.
}
event-vow_ally = { $yes ->
    [yes] { $faction }: зобов'язання голосувати на наступному Сходженні за союз із фракцією «{ $third }».
   *[no] { $faction }: зобов'язання голосувати на наступному Сходженні проти союзу з фракцією «{ $third }».
}
event-vow_lapsed = { $verb ->
    [attack] { $faction }: слово про напади, дане фракції «{ $other }», більше не діє.
    [ship] { $faction }: слово про висадку, дане фракції «{ $other }», більше не діє.
    [bid] { $faction }: слово про ставки, дане фракції «{ $other }», більше не діє.
   *[ally] { $faction }: слово про союз, дане фракції «{ $other }», більше не діє.
}
