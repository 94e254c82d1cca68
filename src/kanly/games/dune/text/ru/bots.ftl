# Имена ботов за столом «Дюны»: люди поздних книг, за которых здесь никто не играет.

bot-name-korba = Корба
bot-name-farok = Фарок
bot-name-bijaz = Биджаз
bot-name-lichna = Лична
bot-name-faradn = Фарад’н
bot-name-wensicia = Венсиция
bot-name-tyekanik = Тайканик
bot-name-namri = Намри
bot-name-sabiha = Сабиха
bot-name-javid = Джавид
bot-name-ghanima = Ганима
bot-name-muriz = Муриз
bot-name-agarves = Агарвес
bot-name-palimbasha = Палимбаша
