# Имена ботов за столом «Войны за Арракис»: люди времён Бога-Императора.

bot-name-moneo = Монео
bot-name-siona = Сиона
bot-name-hwi_noree = Хви Нори
bot-name-nayla = Найла
bot-name-malky = Малки
bot-name-anteac = Антеак
bot-name-luyseyal = Луйсеял
bot-name-topri = Топри
bot-name-kobat = Кобат
bot-name-garun = Гарун
