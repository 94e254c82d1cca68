# Імена ботів за столом «Дюни»: люди пізніших книг, за яких тут ніхто не грає.

bot-name-korba = Корба
bot-name-farok = Фарок
bot-name-bijaz = Біджаз
bot-name-lichna = Лічна
bot-name-faradn = Фарад’н
bot-name-wensicia = Венсиція
bot-name-tyekanik = Тайканік
bot-name-namri = Намрі
bot-name-sabiha = Сабіха
bot-name-javid = Джавід
bot-name-ghanima = Ґаніма
bot-name-muriz = Муріз
bot-name-agarves = Аґарвес
bot-name-palimbasha = Палімбаша
