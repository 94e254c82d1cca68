# The desert: wormsigns, worms, storms.

ask-desert_power = Desert Power: what do you do?
desert_power-wormsigns = Place wormsigns
desert_power-worm = Use a sandworm
desert_power-done = Nothing
why-not-this-power = There is no wormsign left, no worm on the board, or no such leader ready.
ask-wormsign = Where do you place a wormsign? ({ $n } left)
wormsign-option = { $area }
wormsign-done = No more
why-no-wormsign = { $area } is no desert, or holds a wormsign, a worm or a sietch.
ask-worm = Which worm do you use?
worm-option = { $area }
ask-crawl = Where does the worm from { $area } go?
crawl-option = { $area }
crawl-stay = It stays
why-not-crawl = The worm cannot stop in { $area }: too far, no desert, or not empty.
ask-bite = What does the worm in { $area } attack?
bite-option = { $area }
bite-pass = Nothing
why-not-bite = The worm cannot attack { $area }.
ask-flee = A worm appears in { $area }: where does the legion flee?
flee-option = { $area }
why-not-flee = { $area } is not adjacent or not free.
ask-rescue = A worm takes the harvester in { $area }: does a carryall save it?
rescue-option = Carryall: { $zone }
rescue-pass = Let it go
why-no-rescue = No carryall is in this zone, or it is not connected.
ask-worm_from = All worms are in use: which one comes to { $area }?
worm_from-option = { $area }
why-not-worm_from = No worm is in { $area }.
ask-worm_figure = Which worm appears in { $area }?
worm_figure-sandworm = Sandworm
worm_figure-wild_maker = Wild Maker
ask-call_worm = Too few wormsigns: where do you place one?
call_worm-option = { $area }
ask-resolve = Which wormsign do you resolve next?
resolve-option = { $area }
event-wormsign = A wormsign in { $area }.
event-wormsign_gone = The wormsign in { $area } is discarded.
event-wormsign_turned = The wormsign in { $area }: { $face }.
event-worm_appears = A worm appears in { $area }.
event-worm_placed = { $worm ->
    [wild_maker] The Wild Maker stands in { $area }.
   *[sandworm] A sandworm stands in { $area }.
}
event-worm_crawls = A worm goes from { $from } to { $area }.
event-worm_attacks = A worm attacks { $area }.
event-fled = The legion flees from { $from } to { $area }.
event-rescued = A carryall saves the harvester in { $area } ({ $zone }).
event-storm = Storm over { $area }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $specials ->
        [one] { $specials } special
       *[other] { $specials } specials
    }.
terrain-mountain-help = Mountains: no storm and no worm comes here.
terrain-plateau-help = Plateau: open to storms, specials do no harm.
terrain-minor_erg-help = Minor erg: open to storms and worms, specials do no harm.
terrain-desert-help = Desert: a harvester brings 1 spice, a special does 1 hit.
terrain-deep_desert-help = Deep desert: a harvester brings 2 spice, a special does 2 hits.
