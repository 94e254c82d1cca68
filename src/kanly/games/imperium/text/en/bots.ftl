# Names that bots bear at a table of the series: people of the last books, who lead no house here.

bot-name-teg = Miles Teg
bot-name-sheeana = Sheeana
bot-name-odrade = Odrade
bot-name-taraza = Taraza
bot-name-lucilla = Lucilla
bot-name-bellonda = Bellonda
bot-name-murbella = Murbella
bot-name-burzmali = Burzmali
bot-name-streggi = Streggi
bot-name-tamalane = Tamalane
bot-name-patrin = Patrin
bot-name-dortujla = Dortujla
bot-name-waff = Waff
bot-name-rebecca = Rebecca
