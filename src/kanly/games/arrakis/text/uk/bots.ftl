# Імена ботів за столом «Війни за Арракіс»: люди часів Бога-Імператора.

bot-name-moneo = Монео
bot-name-siona = Сіона
bot-name-hwi_noree = Хві Норі
bot-name-nayla = Найла
bot-name-malky = Малкі
bot-name-anteac = Антеак
bot-name-luyseyal = Луйсеял
bot-name-topri = Топрі
bot-name-kobat = Кобат
bot-name-garun = Ґарун
