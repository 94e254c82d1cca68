# Імена ботів за столами серії: люди останніх книг, які тут не очолюють домів.

bot-name-teg = Майлз Теґ
bot-name-sheeana = Шіана
bot-name-odrade = Одраде
bot-name-taraza = Тараза
bot-name-lucilla = Луцілла
bot-name-bellonda = Беллонда
bot-name-murbella = Мурбелла
bot-name-burzmali = Бурзмалі
bot-name-streggi = Стреґґі
bot-name-tamalane = Тамалана
bot-name-patrin = Патрін
bot-name-dortujla = Дортуйла
bot-name-waff = Вафф
bot-name-rebecca = Ребекка
