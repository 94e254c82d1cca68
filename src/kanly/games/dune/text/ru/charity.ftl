# Фаза 3, субсидии КООАМ.

ask-charity = { $faction }, Пряности: { $spice }. Взять субсидию, чтобы стало 2?
charity-claim = Взять субсидию
charity-pass = Обойтись без неё
why-charity-too-rich = Субсидия — для тех, у кого меньше 2 Пряности; у вас { $spice }.
event-charity_declined = { $faction }: отказ от субсидии.
