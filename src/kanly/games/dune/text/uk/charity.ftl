# Фаза 3, субсидії ДАПТ.

ask-charity = { $faction }, прянощів: { $spice }. Узяти субсидію, щоб стало 2?
charity-claim = Узяти субсидію
charity-pass = Обійтися без неї
why-charity-too-rich = Субсидія — для тих, хто має менше ніж 2 прянощі; у вас { $spice }.
event-charity_declined = { $faction }: відмова від субсидії.
