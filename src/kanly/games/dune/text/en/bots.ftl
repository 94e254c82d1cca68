# Names that bots bear at a table of Dune: people of the later books, whom nobody plays here.

bot-name-korba = Korba
bot-name-farok = Farok
bot-name-bijaz = Bijaz
bot-name-lichna = Lichna
bot-name-faradn = Farad'n
bot-name-wensicia = Wensicia
bot-name-tyekanik = Tyekanik
bot-name-namri = Namri
bot-name-sabiha = Sabiha
bot-name-javid = Javid
bot-name-ghanima = Ghanima
bot-name-muriz = Muriz
bot-name-agarves = Agarves
bot-name-palimbasha = Palimbasha
