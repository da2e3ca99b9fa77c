# Übung: ein Deck allein, Aufgaben, Stellungen.

practice-title = Üben
practice-puzzles = Aufgaben ({ $n })
practice-goldfish = Ein Deck allein ({ $n })
practice-positions = Stellungen ({ $n })
practice-note-puzzles = Eine Stellung mit einem Ziel: Erreiche es im laufenden Zug.
practice-note-goldfish = Goldfisch: Du spielst, niemand reagiert. Sieh dir an, wie ein Deck zieht.
practice-note-positions = Im Menü einer Partie exportiert oder auf dieses Fenster gezogen.
practice-name = Name
practice-what = Was es ist
practice-state = Stand
practice-cards = Karten
practice-when = Gespeichert
practice-no-puzzles = Hier sind keine Aufgaben.
practice-no-positions = Noch wurde keine Stellung exportiert; das geht im Menü einer Partie. Auch eine Szenariodatei, die du auf das Fenster ziehst, steht dann hier.
practice-solve = Aufgabe spielen
practice-fish = Hand ziehen
practice-alone = Gegen den Computer
practice-together = Hot-Seat
practice-not-kept = Eine Übungspartie wird nicht gespeichert: Es wurde nichts geschrieben.
deck-size = { $n }
notice-dropped-playing = { $file } wird während einer Partie nicht geöffnet: Verlass erst die Partie und zieh die Datei dann noch einmal herein.
notice-dropped = { $file } ist keine Stellung: Zieh eine Szenariodatei herein; ihr Name endet auf .yaml.

# Ein Deck allein
goldfish-title = Goldfisch, Zug { $n }
goldfish-text = { $deck }: { $seen } von { $all } Karten gezogen. Auf der Hand { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    }, darunter { $n ->
        [0] kein Krieger
        [one] ein Krieger
       *[other] { $n } Krieger
    }.
practice-fault = Etwas ist schiefgegangen; die Partie steht still. Von einer Übungspartie gibt es keine Aufzeichnung, die sich melden ließe.
goldfish-nobody = Der leere Stuhl
goldfish-turn = Nächster Zug
goldfish-hand = Neue Hand
goldfish-asked = Es wird etwas gefragt, das nur du beantworten kannst.

# Aufgaben
puzzle-goal = { $what }: { $value }
puzzle-goals = { $player } soll in diesem Zug erreichen: { $goals }
puzzle-done = Gelöst
puzzle-again = Neuer Versuch
puzzle-next = Nächste Aufgabe
puzzle-list = Alle Aufgaben
puzzle-look = Den Tisch ansehen
puzzle-title-solved = Gelöst
puzzle-title-failed = Nicht gelöst
puzzle-solved = Das Ziel ist erreicht.
puzzle-back = Letzte Wahl zurücknehmen
puzzle-failed = Der Zug ist vorbei und das Ziel nicht erreicht.
puzzle-hint = Tipp
puzzle-unhint = Das Ziel

puzzle-01-finish-name = Wer fällt, und wodurch
puzzle-01-finish = Maren fehlen noch 6 Punkte, und zwei von Ilses Kriegern sind verwundet. Gewinne in diesem Zug.
puzzle-01-finish-hint = Ein Treffer braucht einen Nah- oder Fernkampf, der die Panzerung erreicht, und nur einer der Verwundeten ist 6 wert.
puzzle-01-finish-lesson = Nah- oder Fernkampf, der die Panzerung erreicht, trifft: Das verwundet Unverwundete, tötet Verwundete und bringt den Wert des Toten ein.
puzzle-02-out-of-cover-name = Kein Versteck
puzzle-02-out-of-cover = Maren fehlen noch 4 Punkte: der verwundete Necromutant, der in Deckung liegt. Gewinne in diesem Zug.
puzzle-02-out-of-cover-hint = Deckung gibt einem Verteidiger 3 Panzerung mehr. Eine deiner Karten beendet sie; spar sie für den richtigen Krieger auf.
puzzle-02-out-of-cover-lesson = Deckung gibt einem Verteidiger 3 Panzerung mehr, verbietet aber den Angriff, auch in dem Zug, in dem man sie verlässt: Beende also die des Gegners, nicht die eigene.
puzzle-03-attack-last-name = Der Angriff kommt zuletzt
puzzle-03-attack-last = Maren fehlen noch 8 Punkte: Max Steiner, den kein Bauhaus-Krieger angreifen darf. Gewinne in diesem Zug.
puzzle-03-attack-last-hint = Drei Aktionen: jemand von einem anderen Konzern, etwas zum Schießen und der Angriff.
puzzle-03-attack-last-lesson = Ein Angriff beendet deine Aktionen; was ihn vorbereitet, kommt also vorher. Führen darf ihn auch, wer erst in diesem Zug ausgespielt wurde.
puzzle-04-two-handguns-name = Zwei Hände, zwei Waffen
puzzle-04-two-handguns = Maren fehlen noch 7 Punkte. Noch schießt keiner ihrer Krieger gut genug. Gewinne in diesem Zug.
puzzle-04-two-handguns-hint = Eine Faustfeuerwaffe lässt eine Hand für eine zweite frei, und noch während geschossen wird, darf eine Karte gespielt werden.
puzzle-04-two-handguns-lesson = Zähle zusammen, womit du vor dem Angriff ausrüsten und was du währenddessen spielen kannst; die Panzerung zu erreichen genügt.
puzzle-05-art-name = Vier Punkte für die Kunst
puzzle-05-art = Maren fehlen noch 8 Punkte: der Ezoghoul in Deckung. Für die Kunst hat sie 4 Destiny. Gewinne in diesem Zug.
puzzle-05-art-hint = In Deckung hat er 10 Panzerung. Gegen den Nephariten lässt sich nichts wirken, und er ist nur 7 wert.
puzzle-05-art-lesson = Ein Zauber wird beim Wirken bezahlt: Sieh nach, was jedes Destiny kauft und wen die Kunst nicht berührt.
puzzle-06-gifts-name = Gaben vom richtigen Herrn
puzzle-06-gifts = Maren führt die Dunkle Legion, ihr fehlen noch 8 Punkte, und niemand, der so viel wert ist, ist verwundet. Gewinne in diesem Zug.
puzzle-06-gifts-hint = Todesstoß tötet mit dem ersten Treffer. Der Stalker nimmt gar keine Gabe an, und der Razide ist ein Anhänger von Algeroth.
puzzle-06-gifts-lesson = Die Gabe eines Apostels ist nur für dessen Anhänger; jede andere ist für alle, die der Dunklen Legion dienen.
puzzle-07-open-gate-name = Das Tor steht offen
puzzle-07-open-gate = Maren fehlen 14 Punkte, und das beste Ziel sitzt hinter den Mauern von Heimburg. Gewinne in diesem Zug.
puzzle-07-open-gate-hint = Jemand zahlt für eine Stadt, die fällt. Das Demolition Kit wird nicht vor dem Kampf eingesetzt, sondern in ihm.
puzzle-07-open-gate-lesson = Eine Mission bezahlt, was du ohnehin tust: Vergib sie also zuerst. Und eine Mauer, die im Kampf fällt, schützt niemanden mehr.
puzzle-08-twice-name = Zweimal genügt
puzzle-08-twice = Blood Lust erlaubt einen zweiten Angriff. Ein einziger Toter muss 14 Punkte einbringen. Gewinne in diesem Zug.
puzzle-08-twice-hint = Die Mission verlangt einen Krieger, der noch unverwundet ist. Zwei Treffer töten ihn.
puzzle-08-twice-lesson = Ein zweiter Angriff darf demselben Krieger gelten: Der erste verwundet, der zweite tötet, und die Mission zahlt doppelt.
puzzle-09-answers-name = Wer zuletzt reagiert
puzzle-09-answers = Maren fehlen noch 6 Punkte, und sie weiß, was Ilse auf der Hand hat: Evasive Action und Retreat! Gewinne in diesem Zug.
puzzle-09-answers-hint = Mehr Panzerung schlägst du mit mehr Fernkampf. Was den Kampf beendet, kann nur verhindert werden.
puzzle-09-answers-lesson = Auf Karten kann man reagieren und auf Reaktionen auch: Heb die Karte, die alles verhindert, für das auf, wogegen sonst nichts hilft.
puzzle-10-sabotage-name = Niemand auf Wache
puzzle-10-sabotage = An diesem Tisch dürfen Spieler ohne Krieger sabotiert werden. Maren fehlen noch 6 Punkte. Gewinne in diesem Zug.
puzzle-10-sabotage-hint = Der halbe Wert eines Saboteurs, aufgerundet, gehört dir. Der Angriff beendet die Aktionen, die du hast, nicht die, die dir später eine Karte gibt.
puzzle-10-sabotage-lesson = Sabotage ist eine Aktion und kein Angriff: Auch Aktionen, die dir eine Karte nach dem Angriff gibt, bringen so den halben Wert eines Kriegers ein.
puzzle-11-ground-name = Der Boden gibt nach
puzzle-11-ground = Maren fehlen noch 5 Punkte: der verwundete Sgt. McBride, der in einer von zwei Kriegszonen verteidigt werden kann. Gewinne in diesem Zug.
puzzle-11-ground-hint = Beide Kriegszonen heben seine Panzerung weit genug, und nehmen kannst du nur eine. Gewählt wird einmal, nach der Taktik.
puzzle-11-ground-lesson = Ein Verteidiger wählt seine Kriegszone einmal je Kampf. Wer wartet, bis sie gewählt ist, nimmt ihm den Boden, auf dem er steht.
puzzle-12-overkill-name = Mehr als das Doppelte
puzzle-12-overkill = Maren fehlen noch 4 Punkte. Der Curator ist so viel wert, und noch hat ihn niemand verwundet. Gewinne in diesem Zug.
puzzle-12-overkill-hint = Du hast nur einen Angriff. Eine Schrotflinte hebt den Nahkampf; zähle die doppelte Panzerung des Curators und eins dazu.
puzzle-12-overkill-lesson = Übermacht tötet sofort, wenn der Kampfwert mehr als das Doppelte der Panzerung ist: Gib eine solche Waffe dem, den sie darüber hebt.
puzzle-13-general-staff-name = Befehl vom Stab
puzzle-13-general-staff = Maren fehlen noch 10 Punkte. Ihre Generalin lässt Bauhaus-Krieger mehrmals angreifen. Gewinne in diesem Zug.
puzzle-13-general-staff-hint = Drei Aktionen sind drei Angriffe, von wem du willst. Kein einzelner Hieb bringt mehr als 6.
puzzle-13-general-staff-lesson = Mit einer Generalin im Rücken greifen Krieger so oft an, wie Aktionen da sind: Der erste Hieb verwundet, der zweite tötet, und jeder Tote zahlt.
puzzle-14-death-maze-name = Überlebt ist gewonnen
puzzle-14-death-maze = Maren fehlen noch 6 Punkte. Der Templar ist sie wert, und keine ihrer Klingen durchdringt seine Panzerung. Gewinne in diesem Zug.
puzzle-14-death-maze-hint = Das Gift verlangt keine Wunde. Der Mortificator muss nur leben, wenn der Kampf vorbei ist.
puzzle-14-death-maze-lesson = Death Maze tötet, wen sein Träger bekämpft und überlebt hat, gleich mit welchen Werten: Such dir, was einmal zuschlägt und einmal verwundet, nicht was mit einem Hieb tötet.
puzzle-15-pursuit-name = Gleich noch einmal
puzzle-15-pursuit = Maren fehlen noch 8 Punkte, und sie hat eine Aktion. Niemand hat den Ezoghoul bisher verwundet. Gewinne in diesem Zug.
puzzle-15-pursuit-hint = Ein Kampf verwundet, zwei töten. Eine Allianz macht beides möglich, und sie kostet keine Aktion.
puzzle-15-pursuit-lesson = Ein Angriff, den eine Karte macht, kostet keine Aktion und ist nicht der des Zuges: Derselbe Krieger schlägt zweimal zu, und was für alle Kämpfe gilt, gilt für beide.
puzzle-16-hidden-name = Aus dem Versteck
puzzle-16-hidden = Maren fehlen noch 12 Punkte: 7 für den Razide, 5 für den Centurion. Ein Zug hat einen Angriff. Gewinne in diesem Zug.
puzzle-16-hidden-hint = Wer sich versteckt, kann nicht angreifen, bis die Karte aufgegeben wird. Wie lange er sich versteckt, sagt niemand.
puzzle-16-hidden-lesson = Hidden hebt einen Angriff auf: Solange er wartet, kann sein Träger nicht angegriffen werden. Geht die Karte, so greift er sofort an, und der Angriff des Zuges bleibt.
puzzle-17-outpost-name = Über die Erde
puzzle-17-outpost = Maren fehlen noch 6 Punkte. Nur der Corsair ist sie wert, und er steht in einem Außenposten. Gewinne in diesem Zug.
puzzle-17-outpost-hint = Deine erste Aktion ist geschuldet: Jemand muss in deinen Außenposten. Wer dort ankommt, darf noch in diesem Zug angreifen.
puzzle-17-outpost-lesson = Solange ein anderer einen Krieger im Außenposten hat, bringt deine erste Aktion einen von deinen auf die Erde. Nimm den, mit dem du kämpfen willst: Das Übertragen kostet eine Aktion, und wer ankommt, darf sofort ausgerüstet werden und angreifen.
puzzle-18-serett-name = Der zweite Galopp
puzzle-18-serett = Maren fehlen noch 5 Punkte, und sie hat zwei Aktionen. Der Soldat ist sie wert, und niemand hat ihn bisher verwundet. Gewinne in diesem Zug.
puzzle-18-serett-hint = Ein Nahkampf verwundet, zwei töten. Ein Tusked Serett kehrt um, wenn beide Gegner noch stehen.
puzzle-18-serett-lesson = Eine Bestie wird zugeordnet wie Ausrüstung und leiht ihre Werte. Auf einem Tusked Serett ist ein Angriff zwei Nahkämpfe: Such dir einen Gegner, der im ersten weder stirbt noch tötet.
puzzle-19-quickened-name = Schneller als gedacht
puzzle-19-quickened = Maren fehlen noch 11 Punkte: 7 für den Razide, 4 für den Necromutant. Ein Zug hat einen Angriff. Gewinne in diesem Zug.
puzzle-19-quickened-hint = Zwei Ki-Kräfte kosten zwei Aktionen. Eine von ihnen kauft Aktionen zurück, auch Angriffe, für Destiny.
puzzle-19-quickened-lesson = Nomura's Quickened Step macht aus je 5 Destiny eine Aktion, und die letzte darf ein Angriff sein: Heb dir die Destiny dafür auf, und lass die andere Ki-Kraft die Arbeit einer Waffe tun.

# Stellungen
position-title = Stellung { $name }
position-text = Diese Partie begann mit einer Stellung: Sie wird weder gespeichert noch gezählt.
position-again = Von vorn
position-told = { $players }, Zug { $n } von { $player }
