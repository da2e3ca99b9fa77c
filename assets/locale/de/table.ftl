# Alles, was der Tisch zeigt und was keine Karte, kein Ereignis, keine Frage und keine Begründung ist.

# Das Programm und sein Startbildschirm
app-name = Doomtable
title-play-now = Jetzt spielen
title-quit = Beenden
title-group-play = Spielen
title-group-learn = Lernen
title-group-own = Mehr
title-learn-sub = Eine geführte Partie: in fünf Minuten zum ersten gewonnenen Kampf
title-tagline = Ein Tisch für den Kartenkrieg der Konzerne
title-play-sub = { $a } gegen { $b } (Computer)
title-rematch = Revanche
title-random = Zufallspaarung
title-random-sub = Zwei beliebige Decks
title-against = Gegen { $deck }
title-new = Neue Partie
title-hotseat = Hot-Seat
title-practice = Üben
title-no-decks = Hier gibt es keine fertigen Decks.
title-continue = Weiterspielen
title-continue-guided = Geführte Partie fortsetzen
title-continue-sub = { $n ->
        [one] eine Entscheidung
       *[other] { $n } Entscheidungen
    } · { $date }
title-more-decks = { $decks } und { $n ->
        [one] ein weiteres
       *[other] { $n } weitere
    }
title-saved = Gespeicherte Partien
title-decks = Decks bauen
title-statistics = Statistik
title-rules = Regelbuch
title-identity = Name und Zeichen ändern
title-gallery = Karten
title-settings = Einstellungen
title-foot = doomtable { $version } · ein Programm von Fans; alle Bilder zeichnet es selbst

# Bereiche, Stapel und Schilder
area-squad = Einheit
area-kohort = Kohorte
area-outpost = Außenposten
area-outpost-where = Dark Eden
area-beside = Abseits
area-cover = Deckung
pile-draw = Nachschub
pile-discard = Ablage
pile-annihilated = Vernichtet
plate-collection = Sammlung { $n }
plate-assigned = Vergeben
plate-destiny = Destiny
plate-promotion = Promotion
plate-warriors = Krieger übrig
tip-warriors = Fällt der letzte von ihnen, gewinnt von den beiden Angreifern die meiste Promotion. Können die beiden nicht mehr ziehen, hat dieser Spieler gehalten und gewinnt.
plate-markers = Marker
plate-colony = Koloniepunkte
place-worth = { $n ->
        [one] 1 Koloniepunkt
       *[other] { $n } Koloniepunkte
    }
plate-war = Im Krieg: { $word }
plate-out = Raus
strip-more = +{ $n } weitere
strip-more-tip = Auch hier: { $cards }
strip-prisoner = gefangen
strip-face-down = { $n } verdeckt
plate-captain = Hauptmann
plate-sergeant = Feldwebel
plate-attacks = Greift an
plate-holds = Hält aus
plate-hand = Hand { $n }
plate-of-goal = /{ $goal }

# Leiste
banner-draw = Ziehen
banner-actions = Aktionen
banner-discard = Ablegen
banner-attack = Angriff
banner-deployment = Aufstellung
banner-revealment = Aufdecken
banner-deployment-short = Stellen
banner-revealment-short = Zeigen
banner-vortex = Vortex
banner-cycle-number = Zyklus { $n }
banner-actions-left = { $n ->
        [0] Keine Aktion übrig
        [one] 1 Aktion übrig
       *[other] { $n } Aktionen übrig
    }
banner-your-turn = Dein Zug
banner-extra-attacks = { $n ->
        [one] 1 weiterer Angriff
       *[other] { $n } weitere Angriffe
    }
banner-turn-of = Zug von { $player }
banner-turn-number = Zug { $n }
banner-left-short = noch { $n }

# Karten auf dem Tisch
card-in = DRIN
card-out = AUSSEN
card-on = OBEN
card-ridden = TRÄGT
card-unpaid = unbezahlt
card-wounded = Verwundet
card-hidden = Krieger in Deckung
card-unknown = Unbekannte Karte
card-marker = { $name } { $n }
stat-fight = Nahkampf
stat-shoot = Fernkampf
stat-armor = Panzerung
stat-value = Wert
modifier-base = aufgedruckt
modifier-dice = Würfel
modifier-dice-of = Würfel von { $card }
modifier-cover = in Deckung
modifier-inside = in seiner Basis
card-cover-bonus = +3

# Große Ansicht
menu-you-have =
    du hast { $d } D, { $n ->
        [one] eine Aktion
       *[other] { $n } Aktionen
    }
menu-you-have-markers =
    du hast { $d } D, { $n ->
        [one] einen Marker
       *[other] { $n } Marker
    }
way-cover-name = In Deckung ausspielen, später zahlen
way-cover = Ungesehen, +3 Panzerung; { $d } D erst, wenn die Deckung verlassen wird.
way-muster = Sofort im Spiel.
way-transfer-name =
    { $area ->
        [outpost] In den Außenposten übertragen
        [squad] In die Einheit übertragen
        [kohort] In die Kohorte übertragen
        [partner] Dem Partner übergeben
       *[other] In seinen Bereich übertragen
    }
way-transfer =
    { $area ->
        [outpost] Dort kämpft er nur gegen Krieger in anderen Außenposten.
        [partner] Der bestimmt dann über ihn und über alles, was er trägt.
        [sergeant] Der bestimmt dann über ihn und über alles, was er trägt; er geht dort in Deckung.
       *[other] Von hier aus erreicht er keinen Außenposten mehr.
    }
way-base-name =
    { $goal ->
        [home] Zurück: { $place }
        [out] Hinaus: { $place }
        [back] Zurück nach: { $place }
       *[invade] Eindringen: { $place }
    }
way-base =
    { $goal ->
        [home] In der Basis hat er +3 Panzerung, kann nur schießen und Promotion abgeben.
        [out] Auf seinem Schlachtfeld kann er im Nahkampf angreifen, und jeder Krieger auf einem Schlachtfeld ihn.
        [back] Die fremde Basis lässt er in Ruhe; vom eigenen Schlachtfeld kann er heim.
       *[invade] Die Basis dahinter ist verlassen: Von dort raubt er Promotion, als deinen Angriff.
    }
way-bank = Sie kommt in die Basis und zählt von jetzt an.
way-bank-fills = Damit ist die Basis voll und liegt verdeckt: Ihre Krieger, wo sie auch stehen, was sie tragen und haben, und ihre Destiny sind fort.
way-bank-wins = Damit ist deine letzte Basis voll: Du gewinnst.
way-steal = So viel wie die Hälfte seines Werts, als Destiny auf seine Basis oder als Promotion, die er trägt. Das ist dein Angriff.
way-due = Damit werden { $d } D fällig.
way-lost = { $d } D werden fällig, und du hast { $n }: die Karte wird abgelegt, was fehlt, verlierst du an P.
way-attack-inside = Wähle einen leuchtenden Gegner auf einem Schlachtfeld. Aus seiner Basis schießt er nur, und wen er tötet, der ist höchstens 2 wert.
way-attack = Wähle einen leuchtenden Gegner, dann Nahkampf oder Fernkampf.
attack-ends =
    Ein Angriff beendet deine Aktionen: { $n ->
        [one] Eine übrige verfällt.
       *[other] { $n } übrige verfallen.
    }
attack-ends-others =
    Danach nur noch Angriffe: { $n ->
        [one] Eine übrige Aktion verfällt.
       *[other] { $n } übrige Aktionen verfallen.
    }
way-choose-place = Danach wählst du, wohin.
way-choose = Danach wählst du das Übrige.
way-loud = Karten oder der Zufall können ans Licht kommen: Zurücknehmen verbirgt das nicht wieder.
way-keeps =
    Es bleiben { $d } D und { $n ->
        [0] keine Aktion
        [one] eine Aktion
       *[other] { $n } Aktionen
    }.
way-keeps-markers =
    Es bleiben { $d } D und { $n ->
        [0] kein Marker
        [one] ein Marker
       *[other] { $n } Marker
    }.
price-free = gratis
price-cover = in Deckung
zoom-keep = Nochmal: bleibt offen
zoom-put-away = Nochmal: weglegen
zoom-attached = Zugeordnet
zoom-face-down = { $n ->
        [one] Darunter liegt verdeckt 1 Karte.
       *[other] Darunter liegen verdeckt { $n } Karten.
    }
zoom-owner = Besitzer: { $player }
zoom-battle = Wer den letzten ihrer Verteidiger tötet, erhält 20 Promotion.
zoom-defends = Verteidigt { $card }: Der letzte Verteidiger ist zusätzlich 20 Promotion wert.
zoom-base = Eine Basis: Mit dem Destiny darauf werden ihre Krieger bezahlt. In ihr haben sie +3 Panzerung, schießen nur und geben Promotion ab. Mit { $goal } ist sie voll.
zoom-battlefield = Das Schlachtfeld von { $card }: Nur deren Krieger gehen dorthin, andere erst, wenn alles verlassen ist.
zoom-unprinted = durch andere Karten
zoom-copy = { $card }, als Kopie gespielt.
zoom-cover-note = In Deckung, für die anderen verdeckt.

# Frageplatz
ask-pass-nothing = Der Zug geht weiter, ohne dass etwas gespielt wird.
ask-confirm = Bestätigen
ask-keep-all = Alle behalten
ask-playable = { $n ->
        [one] Eine Karte ließe sich spielen.
       *[other] { $n } Karten ließen sich spielen.
    }
ask-embargo = Du führst Krieg für diese Seite: Ein Embargo macht die Karte für 3 D wirkungslos.
ask-spend = { $n } D
ask-split = { $p } P und { $d } D
ask-split-besides = Außerdem bekommst du { $n } P.
ask-split-carried = Promotion trägt, wer sie verdient hat, höchstens { $n }; Destiny kommt auf seine Basis.
ask-over = Die Partie ist vorbei
ask-who = Gefragt: { $player }
ask-answer = Reagierst du?
refused-on-the-card = { $why } Auf der Karte: { $line }
refused-in-cover-too = { $why } Auch nicht in Deckung, um später zu zahlen: { $cover }
ask-menu = Spiel eine Karte, gib einem Krieger einen Befehl oder greif an. Ein Angriff ist deine letzte Aktion.
ask-menu-calm = Spiel eine Karte oder gib einem Krieger einen Befehl.
ask-deployment-title = Aufstellung
ask-deployment-pass = Lege eine Karte umsonst hin. Eine zurückgehaltene kostet beim Aufdecken alle Destiny und Promotion.
ask-deployment = Lege eine Karte hin, ohne Aktion und Destiny, auch zu fremden Kriegern.
ask-last-turn = { $n ->
    [1] Keiner deiner Krieger kann kämpfen. Kommt keiner ins Spiel, verlierst du mit diesem Zug.
   *[other] Keiner deiner Krieger kann kämpfen. Kommt keiner ins Spiel, verlierst du mit deinem nächsten Zug.
}
ask-menu-over = Karten, die keine Aktion brauchen, kannst du noch spielen.
ask-session = Du hast weitere Aktionen bekommen. Sag, wenn du fertig bist.
ask-owes = Alle deine Krieger sind in Deckung: Erst muss einer sie verlassen.
ask-owes-transfer = Ein anderer Spieler hat einen Krieger auf der Erde: Übertrag zuerst einen deiner Krieger in deinen Außenposten.
ask-owes-tribe = Ein anderer Spieler hat einen Krieger auf der Erde: Übertrag zuerst einen deiner Krieger in deinen Außenposten oder spiel dort einen aus.
ask-owes-return = Ein Krieger in deinem Außenposten ist zum Häretiker geworden: Übertrag ihn zuerst in deine Kohorte.
ask-lit = { $verb }: { $n ->
        [one] Eine Karte leuchtet.
       *[other] Wähle eine von { $n } leuchtenden Karten.
    }
ask-loot = Es ist die Hälfte seines Werts und nicht mehr, als dort liegt. Destiny liegt sofort auf seiner Basis; Promotion muss er heimbringen.
ask-markers-left = { $n ->
        [0] Keine Marker übrig
        [one] Noch 1 Marker
       *[other] Noch { $n } Marker
    }
ask-markers-kept = Ein Zug sieht nur einen Kampf: Was übrig ist, bleibt für deine nächsten Züge.
ask-markers-last = Niemand sonst hat noch einen Marker: Mit diesem ist das Spiel vorbei, und die meiste Promotion gewinnt.
ask-pay = { $card }: Zahlst du?
ask-pay-none = Zahlst du?
ask-against = { $n } gegen Panzerung { $armor }
ask-if-pass = Wenn du passt
ask-pass-combat = Wenn die anderen auch passen, fallen die Schläge.
ask-verb-card = { $verb }: { $card }
ask-all-promotion = Alles P
ask-all-destiny = Alles D
ask-least = Minimum
ask-most = Maximum
ask-convert = In welche Punkte verwandelst du einige von deinen?
ask-convert-n = Wie viele Punkte verwandelst du?
ask-share-fight = Wie viel davon wird Nahkampf?
ask-share-shoot = Wie viel davon wird Fernkampf? Der Rest ist Panzerung.
ask-share-armor = Wie viel davon wird Panzerung?
ask-share-d = Wie viele der übrigen { $n } D erhält { $player }?
ask-trade = Welche Karte deiner Hand gibst du weiter?
ask-trade-whom = Wer bekommt { $card }?
ask-bid = Was bietest du für { $card }?
ask-bid-n = { $n } D bieten
bids-first = Noch hat niemand für { $card } geboten: Das erste Gebot darf 0 D sein.
bids-stand = { $player } hat für { $card } am meisten geboten: { $n } D.
bids-left = Es bieten noch: { $players }
bids-passed = Gepasst: { $players }
ask-points = { $n } Punkte

# Worauf man reagieren kann: angekündigtes Spielen, oder ein Ereignis, das bevorsteht
goes-event = Was { $card } angekündigt hat, geht weiter.
goes-play = { $card } wirkt{ $target ->
        [none] .
       *[other] {" "}auf { $target }.
    }
goes-cast = { $card } wirkt{ $target ->
        [none] .
       *[other] {" "}auf { $target }.
    }
goes-use = { $card } wirkt{ $target ->
        [none] .
       *[other] {" "}auf { $target }.
    }
goes-muster = { $card } wird ausgespielt.
goes-muster-in-cover = Der Krieger wird in Deckung ausgespielt.
goes-seek-cover = { $card } geht in Deckung.
goes-exit-cover = { $card } verlässt die Deckung.
goes-reveal = { $card } wird aufgedeckt.
goes-meditate = { $player } erhält 1 Destiny.
goes-equip = { $target ->
        [none] { $card } wird angelegt.
       *[other] { $target } wird mit { $card } ausgerüstet.
    }
goes-build = { $card } wird errichtet.
goes-bestow = { $card } wird { $target ->
        [none] verliehen.
       *[other] an { $target } verliehen.
    }
goes-assign = { $card } wird { $target ->
        [none] vergeben.
       *[other] an { $target } vergeben.
    }
goes-attack = { $card } greift an.
goes-sabotage = { $card } sabotiert.
goes-enter-vehicle = { $card } steigt ins Fahrzeug.
goes-exit-vehicle = { $card } verlässt das Fahrzeug.
goes-transfer = { $card } wird übertragen.
goes-bank = { $card } gibt 1 Promotion ab.
goes-steal = { $card } raubt Promotion.
goes-mine = { $card } schürft: 3 D.
goes-turn-up = { $card } wird wieder aufgedeckt.
goes-killed = { $card } stirbt.
goes-wounded = { $card } wird verwundet.
goes-hit = { $card } wird getroffen.
goes-leaves = { $card } verlässt das Spiel.
goes-lost = { $card } ist verloren.
goes-earned = { $player } erhält die Punkte für { $card }.
goes-attacked = Der Angriff auf { $card } geht weiter.
goes-healed = { $card } wird geheilt.
goes-tactic = { $card } kämpft wie angekündigt.
goes-mustered = { $card } ist im Spiel.
goes-paid-for = { $card } wird bezahlt.
goes-revealed = { $card } bleibt aufgedeckt.
goes-enters = { $card } ist im Spiel.
goes-attached = { $card } bleibt zugeordnet.
goes-equipped = { $card } bleibt angelegt.
goes-covered = { $card } geht in Deckung.
goes-uncovered = { $card } verlässt die Deckung.
goes-transferred = { $card } wird übertragen.
goes-imprisoned = { $card } wird gefangen genommen.
goes-combat-end = { $card }: Der Kampf ist vorbei.
goes-survived = { $card } hat überlebt, und mehr geschieht nicht.
goes-drawn = { $player } zieht die Karten.
goes-discarded = { $card } wird abgelegt.
goes-searched = { $player } durchsucht den Stapel.
goes-mission-done = { $player } hat { $card } erfüllt.
goes-won = { $player } gewinnt.
pending-event = { $card } wird gleich betroffen.
pending-play = { $player } spielt { $card }{ $target ->
        [none] .
       *[other] {" "}auf { $target }.
    }
pending-cast = { $player } wirkt { $card }{ $target ->
        [none] .
       *[other] {" "}auf { $target }.
    }
pending-use = { $player } setzt { $card }{ $target ->
        [none] {" "}ein.
       *[other] {" "}auf { $target } ein.
    }
pending-muster = { $player } spielt { $card } aus.
pending-muster-in-cover = { $player } spielt einen Krieger in Deckung aus.
pending-seek-cover = { $card } geht in Deckung.
pending-exit-cover = { $card } verlässt die Deckung.
pending-reveal = { $player } deckt { $card } auf.
pending-turn-up = { $player } deckt { $card } wieder auf.
pending-meditate = { $player } meditiert.
pending-equip = { $player } rüstet { $target ->
        [none] einen Krieger
       *[other] { $target }
    } mit { $card } aus.
pending-build = { $player } errichtet { $card }.
pending-bestow = { $player } verleiht { $card }{ $target ->
        [none] .
       *[other] {" "}an { $target }.
    }
pending-assign = { $player } vergibt { $card }{ $target ->
        [none] .
       *[other] {" "}an { $target }.
    }
pending-attack = { $target ->
    [none] { $player } greift mit { $card } an.
   *[other] { $player } greift { $target } mit { $card } an.
}
pending-sabotage = { $target ->
    [none] { $card } sabotiert.
   *[other] { $card } sabotiert { $target }.
}
pending-enter-vehicle = { $card } steigt ins Fahrzeug.
pending-exit-vehicle = { $card } verlässt das Fahrzeug.
pending-transfer = { $card } wird gleich übertragen.
pending-bank = { $card } gibt gleich 1 Promotion ab.
pending-steal = { $card } raubt gleich Promotion.
pending-mine = { $card } schürft gleich.
pending-killed = { $card } stirbt gleich.
pending-wounded = { $card } wird gleich verwundet.
pending-hit = { $card } wird gleich getroffen.
pending-leaves = { $card } verlässt gleich das Spiel.
pending-lost = { $card } geht gleich verloren.
pending-earned = { $player } erhält gleich Punkte für { $card }.
pending-attacked = { $card } wird angegriffen.
pending-healed = { $card } wird gleich geheilt.
pending-tactic = { $card } kämpft gleich.
pending-mustered = { $card } kommt ins Spiel.
pending-paid-for = { $card } wird gleich bezahlt.
pending-revealed = { $card } wird aufgedeckt.
pending-enters = { $card } kommt ins Spiel.
pending-attached = { $card } wird zugeordnet.
pending-equipped = { $card } wird angelegt.
pending-covered = { $card } geht gleich in Deckung.
pending-uncovered = { $card } verlässt gleich die Deckung.
pending-transferred = { $card } wird gleich übertragen.
pending-imprisoned = { $card } wird gleich gefangen genommen.
pending-combat-end = { $card }: Der Kampf ist vorbei.
pending-survived = { $card } hat einen Kampf überlebt.
pending-drawn = { $player } zieht gleich Karten.
pending-discarded = { $card } wird gleich abgelegt.
pending-searched = { $player } durchsucht gleich einen Stapel.
pending-mission-done = { $player } hat { $card } erfüllt.
pending-won = { $player } gewinnt gleich.

# Ablehnungen
refused-title = Das geht nicht
refused-why = Warum?
refused-not-offered = Danach wird gerade nicht gefragt. Was du wählen kannst, leuchtet.
refused-nobody-asked = Nicht du bist jetzt gefragt.

# Kampf
combat-title = Kampf
combat-outlook = Wenn niemand mehr eine Karte spielt
outlook-them-killed = { $card } stirbt
outlook-them-wounded = { $card } wird verwundet
outlook-them-unhurt = { $card } hält
outlook-you-killed = du stirbst
outlook-you-wounded = du wirst verwundet
outlook-you-unhurt = du hältst
outlook-both = { $them }, { $you }
ask-mulligan = Du würdest sieben neue Karten ziehen. Eine Hand ohne Krieger wird allen gezeigt und eingemischt, eine mit Kriegern ungesehen abgelegt.
ask-under = Sie liegt dort verdeckt. Ist die erste Runde vorbei, nimmt eine Aktion sie auf die Hand. Eine Schlacht, die sie mitbringt, kannst du dann nicht ausspielen.
ask-war = Du erklärst ihn für die eine Seite, für die dein Deck kämpft. Dann greifen deine Krieger jeden an, und für 3 D machst du eine Karte dieser Seite wirkungslos, die ein anderer spielt.
ask-tactic-same = Beides läuft auf dasselbe hinaus, wenn niemand eine Karte spielt.
outlook-tactic = { $tactic }: { $told }.
combat-no-weapon = Keine Waffe
combat-strikes = { $card } schlägt zu
combat-strikes-back = { $card } schlägt zurück
combat-attacks = { $a } greift { $b } an
combat-attacks-in = { $a } greift { $b } in { $place } an
combat-verdict-hits = TRIFFT
combat-verdict-holds = HÄLT
combat-verdict-none = KEIN SCHLAG
combat-reaches = { $n } erreicht { $armor }
combat-not-reaches = { $n } erreicht { $armor } nicht
combat-film-reaches = { $n } erreicht Panzerung { $armor }.
combat-film-not-reaches = { $n } erreicht Panzerung { $armor } nicht.
combat-film-struck = { $card }: { $reaches }
combat-no-blow = Kein Schlag zurück.
combat-outlook-killed = { $card } stirbt.
combat-outlook-wounded = { $card } wird verwundet.
combat-outlook-unhurt = { $card } bleibt unverletzt.
combat-struck = Die Schläge sind gefallen.
combat-dice = Die Würfel fallen erst noch.
combat-rolls = Die Würfel:
combat-rolled = { $n } ({ $rest } + { $rolled } gewürfelt)
combat-undecided = Die Taktik ist noch nicht angekündigt.
combat-played = Bisher gespielt
combat-mark-strikes = schlägt zu
combat-mark-holds = muss halten
combat-mark-back = und schlägt zurück
combat-against = gegen
combat-blow-hit = Treffer
combat-blow-held = hält
combat-blow-unharmed = unverletzt
combat-result-killed = { $card } stirbt
combat-result-wounded = { $card } wird verwundet
combat-fallen = getötet
combat-result-none = Niemand wird verletzt
combat-second-wound = die zweite Wunde tötet
combat-blows-fall = Die Schläge fallen.
combat-blows-skip = Jede Taste und jeder Klick beendet sie sofort.
combat-points = { $had } + { $n } = { $sum } { $word }
combat-points-goal = { $had } + { $n } = { $sum } von { $goal } { $word }
combat-points-for = für { $card }
combat-points-come = Die Punkte kommen an.
combat-sums = Rechnung
combat-show-board = Tisch zeigen
combat-show = Kampf zeigen
combat-printed = aufgedruckt
combat-fight-title = NAHKAMPF
combat-shoot-title = FERNKAMPF

# Protokoll
log-title = Protokoll
log-begins = Zug { $n } von { $player }. Hier beginnt das Protokoll.
blank = {" "}

# Wechsel zwischen Plätzen
hand-over-title = { $player }
hand-over-text = Alle anderen sehen weg.
hand-over-answer = { $player } wird etwas gefragt.
hand-over-button = Ich bin { $player }
hand-over-next = { $player } ist dran.
hand-over-combat = { $player } wird gefragt: { $a } kämpft gegen { $b }.

# Ende der Partie
end-won = { $n ->
        [one] { $player } gewinnt
       *[other] { $player } gewinnen
    }
end-draw = Unentschieden
end-how-promotion = durch { $n } Promotion
end-how-no-warriors = sonst hatte niemand einen Krieger, der kämpfen konnte
end-how-deck-out = die Nachschubstapel waren leer, und { $n } Promotion waren am meisten
end-how-last-warrior = der letzte Krieger in der Mitte war gefallen
end-how-held = die anderen konnten nicht mehr ziehen
end-how-bases = alle drei Basen waren voll
end-how-colony = ein Zug begann mit { $n } Koloniepunkten
end-how-markers = es waren keine Aktionsmarker übrig, und { $n } Promotion waren am meisten
end-how-conceded = die anderen gaben auf
end-how-draw = niemand lag vorn
end-how-idle = es wurde nichts mehr gespielt
end-score = { $player }: { $n } P
end-score-colony = { $player }: { $n } Koloniepunkte
end-told-promotion =
    { $of ->
        [cycle] { $won } durch Promotion: { $n } von { $goal } in Zyklus { $round }
       *[round] { $won } durch Promotion: { $n } von { $goal } in Runde { $round }
    }
end-told =
    { $of ->
        [cycle] { $won }: { $how } (Zyklus { $round })
       *[round] { $won }: { $how } (Runde { $round })
    }
end-curve = Wie es ging: Promotion nach Runden
end-curve-colony = Wie es ging: Koloniepunkte nach Runden
end-curve-round = Runde

end-moment = { $source }: { $points }
end-moment-kill = { $source } tötet { $fallen }: { $points }
end-moment-turned = Hier kam die Wende: { $told }
end-deeds = { $kills } getötet, { $points } P
end-deeds-unhurt = { $kills } getötet, { $points } P, nie verwundet
end-again = Noch einmal
end-next = Nächster Gegner
end-return = Wie es ausging
end-look = Tisch ansehen
end-title = Zum Start
end-verdict = Sieg
end-verdict-lost = Niederlage
end-verdict-draw = Unentschieden

# Menü
menu-game = Diese Partie
menu-program = Regeln, Karten, Einstellungen
menu-title = Menü
menu-resume = Weiter
menu-leave = Partie verlassen
menu-stay = Bleiben
menu-leave-sure = Diese Partie verlassen? Sie ist nicht gespeichert und wäre verloren.
menu-unsaved = Ungesichert!
menu-leave-over = Den Tisch verlassen? Die Partie ist vorbei.
menu-leave-kept = Diese Partie verlassen? Sie ist gespeichert: „Weiterspielen“ setzt sie fort.
menu-moments = Zurücknehmen …
menu-redo = Nochmals ausführen
menu-save = Speichern unter …
menu-rules = Regelbuch
menu-report = Fehler melden
menu-yes = Ja
menu-no = Nein
menu-settings = Einstellungen
menu-fullscreen = Vollbild
menu-quit = Beenden
menu-concede = Aufgeben
menu-concede-duel = { $player }, gibst du auf? Dann ist die Partie vorbei, und du hast verloren.
menu-concede-out = { $player }, gibst du auf? Dann verlassen alle deine Karten das Spiel, und die anderen spielen weiter.
menu-concede-later = Bei mehreren Gegnern kannst du nur aufgeben, wenn du in deinem eigenen Zug gefragt wirst, was du tust.
menu-concede-yes = Ich gebe auf
menu-export = Stellung exportieren
menu-not-exported = Die Stellung ließ sich nicht schreiben.
menu-exported = Die Stellung, mit allen Händen, liegt in
menu-keys-choose = Pfeile gehen umher, { $choose } wählt, { $main } passt
menu-keys-turn = { $meditate } meditiert, { $end } beendet den Zug
menu-keys-look = { $zoom } oder Rechtsklick: eine Karte groß, nochmal: sie bleibt; mit den Pfeilen weiter zu anderen
menu-keys-combat = { $board } zeigt den Tisch hinter einem Kampf
menu-keys-log = { $up } und { $down } blättern im Protokoll; { $past } zeigt den Tisch, wie er war

# Meldungen
notice-fault = Etwas ging schief; die Partie ist zu Ende. Ein Bericht liegt in { $file }.
notice-fault-lost = Etwas ging schief; die Partie ist zu Ende, und ein Bericht ließ sich nicht schreiben: { $why }
notice-save-lost = Diese Partie wird nicht gespeichert: { $file } lässt sich nicht schreiben ({ $why }). Sie geht weiter, und nach jeder Entscheidung wird es wieder versucht.
notice-save-mended = Diese Partie wird wieder gespeichert, in { $file }.
notice-save-vanished = Die Datei dieser Partie war verschwunden; sie wurde neu geschrieben: { $file }.
notice-saved = Gespeichert als { $file }.
notice-not-saved = Nicht gespeichert. { $why }
notice-report = Der Bericht liegt in { $file }. Er enthält die ganze Partie, mit allen Händen, und keine Namen deiner Ordner.
notice-not-reported = Der Bericht ließ sich nicht schreiben. { $why }
notice-statistics = Diese Partie steht nicht in der Statistik. { $why }
notice-resumed-short = Ein Teil der Partie ging verloren. { $why }
notice-not-resumed = Diese Partie kann nicht weitergehen. { $why }
notice-keys = Die Tasten einiger Aktionen sind wie zu Anfang, denn die Einstellungen nennen keine brauchbaren: { $actions }.
notice-settings-lost = Die Einstellungen gelten jetzt, werden aber nicht behalten. { $why }
notice-settings-unread = Die Einstellungen in { $file } sind nicht zu lesen ({ $why }); alles ist wie zu Anfang.
notice-settings-mended = { $what ->
        [none] Die Einstellungen waren nicht zu verstehen
       *[other] Einige Einstellungen waren nicht zu verstehen ({ $what })
    } und sind wie zu Anfang; die Datei, wie sie war, ist { $aside }.
notice-scans = Der Bericht über deine Bilder liegt in { $file }.
notice-no-scans = Der Bericht über deine Bilder ließ sich nicht schreiben. { $why }
notice-no-folder = Der Ordner { $folder } lässt sich nicht anlegen ({ $why }).
notice-csv = Die Statistik liegt in { $file }.
notice-no-csv = Die Statistik ließ sich nicht schreiben. { $why }

# Speichern
save-name = Zug { $n }, { $players }
save-title = Partie speichern unter
save-text = Ein Speicherstand bleibt, wie er ist; die Partie selbst wird ohnehin laufend gesichert.
save-yes = Speichern
save-no = Zurück

# Zurücknehmen
undo-free-button = Rückgängig
undo-consent-wide = Rückgängig auf Anfrage
undo-consent-narrow = Rückgängig?
undo-free = sofort
undo-free-seen = sofort; eine Karte wurde gesehen
undo-consent = braucht Zustimmung: { $why }
undo-because-seen = Karte wurde gesehen
undo-because-chance = Zufall war im Spiel
undo-because-asked = jemand wurde gefragt
undo-why-seen = Seitdem wurde eine Karte gesehen.
undo-why-chance = Seitdem hat der Zufall entschieden.
undo-why-asked = Seitdem wurde ein anderer Spieler gefragt.
undo-stays-seen = Was gesehen wurde, bleibt gesehen, und die Karten kommen, wie sie kamen.
undo-ask-title = { $player }, bist du einverstanden?
undo-ask = { $player } will zurück zu einer Entscheidung von { $whose }.
undo-why-free = Seitdem wurde nichts gezeigt.
undo-refused = { $player } ist nicht einverstanden. Die Partie bleibt, wie sie ist.
undo-leave = Zurück zur Partie
undo-later = Später …
undo-yes = { $player } ist einverstanden
undo-no = Nein
undo-slip = { $player }: zurücknehmen
undo-title = Zurück vor …
undo-none = Es gibt nichts zurückzunehmen.
undo-moment = Zug { $n } von { $player }: { $what }
undo-moment-cost = Entscheidung { $n }, { $cost }
undo-unseen = eine Wahl, die nur einer sah
undo-earlier = Früher …
undo-nothing-ahead = Es gibt nichts nochmals auszuführen.

# Das Regelbuch
rules-title = Regelbuch
rules-search = Tippe, um zu suchen
rules-found = { $n ->
        [one] Einmal gefunden.
       *[other] { $n }-mal gefunden.
    }
rules-many = { $n }-mal gefunden; hier sind die ersten { $most }.
rules-nothing = Keine Regel und kein Wort enthält das.
rules-about = Was es darüber zu lesen gibt.
rules-back = Zurück
rules-forward = Weiter
rules-close = Schließen
rules-mark = ? { $key }
rules-hint = Pfeile: Kapitel und Regeln. Tab und Enter: Verweise. Rücktaste: zurück.
rules-edition = Edition: { $edition }
rules-optional = Gilt nur, wenn es vor der Partie gewählt wird.
rules-not-here = nicht in dieser Partie
rules-differ-know = Die Edition, die du kennst:
rules-differ-played = Die Regeln hier: { $rules }.
rules-differ-none = Nichts steht dort anders.
rules-differ-here = Hier: { $text }
rules-differ-not-here = Hier nicht.
rules-differ-known = Du kennst: { $text }
rules-differ-not-known = In der Edition, die du kennst, nicht.
tip-player = Platz { $n }, mit dem Deck { $deck }.
tip-destiny = Damit bezahlst du: Krieger kosten ihren Wert. Meditieren bringt 1 für eine Aktion, und eine Tötung kannst du dir in Destiny auszahlen lassen.
tip-markers = Aktionen für den Rest des Spiels. Jede nimmt einen Marker; hat niemand mehr welche, gewinnt, wer am meisten Promotion hat.
tip-colony = Gezählt, wenn ein Zug dieses Spielers beginnt: was die kontrollierten Kampfzonen wert sind, und die Erde. { $n } gewinnen.
tip-war = Greift alle Krieger an und macht Karten dieser Seite für je 3 Destiny wirkungslos. { $n ->
    [0] Unter dem Krieg liegt nichts.
   *[other] Unter dem Krieg liegt verdeckt eine Karte.
}
tip-reserve =
    { $n ->
        [one] 1 davon liegt abseits: Keine Karte eines anderen Spielers rührt daran.
       *[other] { $n } davon liegen abseits: Keine Karte eines anderen Spielers rührt daran.
    }
tip-pool-title = Gemeinsame Punkte
tip-pool = Was hier steht, gehört { $names } gemeinsam.
tip-promotion = Wer zuerst { $goal } davon hat, gewinnt. Getötete Krieger und erfüllte Missionen bringen sie ein.
tip-promotion-endless = Damit gewinnt man eine Partie. Diese hat kein Ziel.
tip-promotion-attacks = Sie entscheidet zwischen den beiden, die angreifen: Ist der letzte Krieger dessen gefallen, der aushält, gewinnt, wer mehr davon hat. Keine Zahl davon gewinnt für sich allein.
tip-promotion-holds = Wer aushält, hat nichts davon: Dieser Spieler gewinnt, wenn die beiden Angreifer nicht mehr ziehen können.
tip-promotion-colony = Sie wird gezählt und gewinnt nichts: Das tun die Koloniepunkte.
tip-promotion-bases = Was auf den Basen dieses Spielers liegt: { $goal } davon füllen eine Basis, und drei volle Basen gewinnen.
tip-step-draw = Zuerst ziehst du, bis deine Hand wieder voll ist.
tip-step-actions = Dann { $n } Aktionen in beliebiger Reihenfolge. Ein Angriff kommt zuletzt: Was noch übrig ist, verfällt.
tip-step-markers = Dann beliebig viele Aktionen, jede für einen Marker. Ein Zug hat nur einen Kampf, und dein Angriff kommt zuletzt.
tip-step-draw-cycle = Alle ziehen, bis sie zwölf Karten haben; dann entscheidet der Zufall, wer diesen Zyklus beginnt.
tip-step-deployment = Reihum legt jeder eine Karte nach der anderen hin, ohne Aktionen und ohne Destiny, bis niemand mehr eine unterbringt.
tip-step-revealment = Nach dem letzten Zug zeigen alle die Karten, die sie noch auf der Hand haben.
tip-step-vortex = Alle Karten von Hand und Tisch werden in die Nachschubstapel ihrer Besitzer gemischt. Ablagestapel bleiben liegen.
tip-step-discard = Am Ende darfst du eine Karte aus der Hand ablegen.
tip-actions = { $n ->
        [0] Alle Patronen sind verschossen: In diesem Zug ist keine Aktion mehr übrig.
        [one] Eine Patrone ist eine Aktion: In diesem Zug ist noch eine übrig.
       *[other] Eine Patrone ist eine Aktion: In diesem Zug sind noch { $n } übrig.
    }
tip-draw = Karten, die noch gezogen werden: { $n }. Ihre Reihenfolge kennt niemand.
tip-discard = Verbrauchte und abgelegte Karten und getötete Krieger: { $n }. Manche Karten holen eine zurück.
tip-annihilated = Karten, die für immer aus dem Spiel sind: { $n }.
tip-collection-title = Sammlung
tip-collection = { $n ->
        [one] Eine Karte neben dem Deck. Nur
       *[other] { $n } Karten neben dem Deck. Nur
    } eine Karte, die die Sammlung nennt, bringt eine davon ins Spiel.
zoom-handguns = Zwei Faustfeuerwaffen werden zusammen eingesetzt, wie eine Waffe.
zoom-weapons = Mit der jeweils besten Waffe: Eingesetzt wird immer nur eine.
zoom-ratings = Zugeschlagen wird mit Nahkampf (F) oder Fernkampf (S) gegen die Panzerung (A) des anderen. Der Wert (V) ist sein Preis, und was seine Tötung einbringt.
end-watch = Noch einmal ansehen

# Der offene Tisch
open-title = Offener Tisch
open-text = Nichts ist verdeckt: Du siehst die Hand dessen, der gefragt ist.
open-peek = Du siehst die Hand von { $player }.
open-next = Nächste Hand
menu-open = Tisch öffnen
menu-close = Hände verdecken
menu-open-text = An einem offenen Tisch gibt es keinen Wechsel, und alle dürfen jede Hand sehen.
menu-open-sure = Gesehene Hände lassen sich nicht vergessen. Sind alle einverstanden?
menu-open-yes = Alle sind einverstanden
menu-close-text = Von nun an sind die Hände verdeckt, wenn jemand anders gefragt wird.

# Karten, die andere gespielt haben, eine nach der anderen gezeigt.

shown-press = Klick oder Taste: weiter
shown-count = { $n } von { $of }
shown-paid = zahlt { $n } von { $of } D
