# Имена ботов за столами серии: люди последних книг, которые здесь не возглавляют домов.

bot-name-teg = Майлз Тег
bot-name-sheeana = Шиана
bot-name-odrade = Одраде
bot-name-taraza = Тараза
bot-name-lucilla = Луцилла
bot-name-bellonda = Беллонда
bot-name-murbella = Мурбелла
bot-name-burzmali = Бурзмали
bot-name-streggi = Стрегги
bot-name-tamalane = Тамалана
bot-name-patrin = Патрин
bot-name-dortujla = Дортуйла
bot-name-waff = Вафф
bot-name-rebecca = Ребекка
