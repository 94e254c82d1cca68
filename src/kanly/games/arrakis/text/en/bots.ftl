# Names that bots bear at a table of War for Arrakis: people of the God Emperor's time.

bot-name-moneo = Moneo
bot-name-siona = Siona
bot-name-hwi_noree = Hwi Noree
bot-name-nayla = Nayla
bot-name-malky = Malky
bot-name-anteac = Anteac
bot-name-luyseyal = Luyseyal
bot-name-topri = Topri
bot-name-kobat = Kobat
bot-name-garun = Garun
