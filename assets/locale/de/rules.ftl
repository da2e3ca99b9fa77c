# Das Regelbuch in Kürze, für Spieler. Eine Regel hat eine Überschrift (-head) und einen Text; [Worte](ACT-01) in einem
# Text führen zu jener Regel, [Worte](destiny) zu jenem Eintrag unter den Begriffen. Welche Regel in welchem Kapitel
# steht, und in welcher Reihenfolge, sagt words/rulebook.py.

# Kapitel: ihre Namen und was unter ihnen steht
chapter-cards = Die Karten
chapter-cards-intro = Was auf einer Karte steht, und was davon gilt.
chapter-table = Der Tisch
chapter-table-intro = Bereiche, Stapel und Punkte, und wer was sehen darf.
chapter-decks = Decks und Aufbau
chapter-decks-intro = Vor dem ersten Zug.
chapter-turn = Ein Zug
chapter-turn-intro = { $cycle ->
    [0] Ziehen, dann deine [Aktionen](TURN-05), dann ablegen.
   *[other] Hier ist er Teil eines Zyklus des [Vortex](vortex).
}
chapter-actions = Aktionen
chapter-actions-intro = Mit einer Aktion [spielst du einen Krieger aus](ACT-01), gehst [in Deckung](ACT-05) oder [verlässt sie](ACT-06), [rüstest aus](ACT-08), [errichtest](ACT-09), [verleihst](ACT-10), [vergibst](ACT-11), [meditierst](ACT-07), [steigst ein oder aus](ACT-15), [überträgst](ACT-16) oder [greifst als Letztes an](ACT-20).
chapter-mustering = Krieger ausspielen
chapter-mustering-intro = Wie Krieger ins Spiel kommen und wo sie stehen.
chapter-personalities = Persönlichkeiten
chapter-personalities-intro = Krieger, die es nur einmal gibt.
chapter-cover = Deckung
chapter-cover-intro = In Deckung ist ein Krieger schwerer zu treffen und greift nicht an. Wer [in Deckung ausgespielt](ACT-04) wird, ist außerdem verdeckt.
chapter-equipment = Ausrüstung
chapter-equipment-intro = Waffen, Rüstung und alles andere, was ein Krieger trägt.
chapter-vehicles = Fahrzeuge
chapter-vehicles-intro = Ein Fahrzeug hilft nur dem Krieger, der darin sitzt.
chapter-fortifications = Festungen
chapter-fortifications-intro = Mauern und Städte für alle Krieger eines Bereichs.
chapter-relics = Relikte
chapter-relics-intro = Alte, mächtige Dinge. Jedes gibt es nur einmal.
chapter-warzones = Kriegszonen
chapter-warzones-intro = { $warzone_places ->
    [true] Hier sind sie [Orte](places) für alle; was jenes Kapitel nicht anders sagt, gilt.
   *[other] Selbst gewähltes Gelände für [jeden, der sich verteidigt](WZ-04).
}
chapter-outposts = Außenposten
chapter-outposts-intro = Ein dritter Bereich auf der Erde, wer [dorthin muss](OUT-10) und wer [dort lebt](OUT-02).
chapter-beasts = Bestien
chapter-beasts-intro = Tiere der Erde, die einen Krieger tragen.
chapter-alliances = Allianzen
chapter-alliances-intro = Eine ganze Organisation auf deiner Seite, solange sie vor dir liegt.
chapter-art = Die Kunst
chapter-art-intro = Zauber brauchen einen [Anwender](ART-17) und Destiny, um sie zu bezahlen.
chapter-symmetry = Die Dunkle Symmetrie
chapter-symmetry-intro = Gaben für Krieger der Dunklen Legion.
chapter-missions = Missionen
chapter-missions-intro = Aufträge, die sich auszahlen, wenn sie erfüllt sind.
chapter-playing = Spielen und Reagieren
chapter-playing-intro = Wann eine Karte gespielt wird, wer darauf reagieren darf und wo sie hinkommt.
chapter-combat = Kampf
chapter-combat-intro = Ein Angreifer, ein Verteidiger, [sieben Schritte](COMBAT-01).
chapter-targets = Wer wen angreift
chapter-targets-intro = In Kürze: Sieh dir [die ganze Übersicht](LEGAL-13) an.
chapter-direct = Angriffe auf Spieler
chapter-direct-intro = Was mit Spielern geschieht, die keine Krieger haben.
chapter-wounds = Wunden und Tod
chapter-wounds-intro = Der erste Treffer verwundet, der zweite tötet.
chapter-immunity = Immunität
chapter-immunity-intro = Kräfte, die einem Krieger nichts anhaben.
chapter-points = Punkte und Sieg
chapter-points-intro = Getötete Krieger und Missionen bringen Punkte; genug [Promotion](promotion) gewinnt.
chapter-sabotage = Sabotage
chapter-sabotage-intro = Was mit Spielern geschieht, die keine Krieger haben.
chapter-players = Mehrere Spieler
chapter-players-intro = Was mit drei bis sieben am Tisch anders ist.
chapter-forms = Ziele und Teams
chapter-forms-intro = Wie mehrere zusammen spielen; vor der Partie vereinbart.
chapter-options = Würfel und Ablegen
chapter-options-intro = Was ihr vor der Partie wählt: für eine Aktion [ablegen](OPT-DISCARD-01), im Kampf [würfeln](OPT-DICE-01), und Kriegszonen, die [Orte](places) sind.
chapter-places = Kriegszonen als Orte
chapter-places-intro = Wenn ihr es vereinbart, sind Kriegszonen Orte, an denen Krieger stehen, und das hier gilt statt [ihres Kapitels](warzones).
chapter-limited = Knappe Mittel
chapter-limited-intro = Ein anderes Spiel mit denselben Karten: jede Aktion der ganzen Partie ist gezählt.
chapter-beatdown = Zwei gegen einen
chapter-beatdown-intro = Ein anderes Spiel mit denselben Karten: zwei greifen einen Dritten an, der mit Kriegern beginnt und keine weiteren bekommt.
chapter-front = Frontlinien
chapter-front-intro = Ein anderes Spiel mit denselben Karten: zwei Teams, und in jedem steht ein Hauptmann hinter seinem Feldwebel.
chapter-home = Heimvorteil
chapter-home-intro = Ein anderes Spiel mit denselben Karten: drei eigene Basen, und Promotion muss nach Hause getragen werden.
chapter-vortex = Der Vortex
chapter-vortex-intro = Ein anderes Spiel mit denselben Karten: Zyklus für Zyklus wird alles hingelegt, gekämpft und wieder verschlungen.
chapter-colony = Kolonisierung
chapter-colony-intro = Ein anderes Spiel mit denselben Karten: vier Planeten und die Erde, und wer das meiste davon hält.
chapter-corpwar = Konzernkriege
chapter-corpwar-intro = Zu jeder Partie dazu: Spieler erklären Krieg für eine Seite, greifen jeden an und verhängen Embargos.
chapter-battles = Schlachten
chapter-battles-intro = Zu jeder Partie dazu: Karten, die ihre Verteidiger selbst mitbringen; wer den letzten tötet, erhält 20 Promotion.
chapter-rulings = Entscheidungen
chapter-rulings-intro = Fragen, die auftauchen, wenn Karten aufeinandertreffen, und wie dieser Tisch sie entscheidet.
chapter-later = Spätere Sets
chapter-later-intro = Regeln, die nur zählen, wenn Karten späterer Sets gespielt werden.
chapter-differences = Was anders ist
chapter-words = Begriffe
chapter-words-intro = Was die Wörter auf den Karten und am Tisch bedeuten.

# Die Karten
rule-gen-01-head = Die Karte geht vor
rule-gen-01 = Wo Karte und Regeln sich widersprechen, hat die Karte recht, und zwar nur für sich selbst. Alles Übrige bleibt, wie die Regeln es sagen.
rule-gen-02-head = Kartentypen
rule-gen-02 = Krieger, Ausrüstung, Kunst, Dunkle Symmetrie, Festungen, Missionen und Spezialkarten. Spätere Sets bringen Relikte, Kriegszonen, Allianzen, Ki-Kräfte und Bestien dazu.
rule-gen-03-head = Zugehörigkeiten
rule-gen-03 = Fünf Konzerne (Bauhaus, Capitol, Cybertronic, Imperial, Mishima), die Bruderschaft, die Dunkle Legion und neutrale Karten, die niemandem gehören. Ein späteres Set bringt vier Stämme der Erde: Mondsichler, Söhne Rasputins, Templer und Lutheranische Triade.
rule-gen-04-head = Was eine Zugehörigkeit bewirkt
rule-gen-04 = Die Zugehörigkeit eines Kriegers entscheidet, wen er [angreifen darf](LEGAL-13). Auf jeder anderen Karte ist sie nur ein Wort, das Karten nennen können: Sie schränkt nicht ein, wer die Karte benutzt.
rule-gen-05-head = Keine stillen Verbote
rule-gen-05 = Ein Gewehr von Bauhaus ist nicht nur für Bauhaus-Krieger. Wen der Text der Karte nicht ausschließt, der darf sie benutzen.
rule-gen-09-head = Vier Kartenwerte
rule-gen-09 = Nahkampf (F wie Faust) zählt aus nächster Nähe, Fernkampf (S wie Schuss), wo geschossen wird, Panzerung (A) hält beidem stand. Der [Wert](value) (V) ist, was ein Krieger beim Ausspielen kostet und getötet einbringt. Die aufgedruckten Zahlen sind der Grundwert; Karten können sie ändern.
rule-gen-10-head = Schlüsselwörter
rule-gen-10 = Wörter wie Persönlichkeit, Mortificator oder Luftfahrzeug sind Schlüsselwörter. Eine Karte hat die, die auf ihr stehen, und keine, die Name oder Bild bloß nahelegen. Erklärt werden sie unter [Begriffe](words).
rule-gen-12-head = Was eine Waffe ist
rule-gen-12 = Ausrüstung ist nur dann eine Waffe, wenn ihr Text sie so nennt: Nahkampf-, Fernkampf-, Nah-/Fernkampf- oder Spezialwaffe. Name und Bild zählen nicht.
rule-cons-01-head = „Gilt als“
rule-cons-01 = Eine Karte, die als etwas gilt, zählt auch als das, zusätzlich zu dem, was sie ist.
rule-cons-02-head = Was es nicht mitbringt
rule-cons-02 = Was auf solche Karten wirkt, wirkt auch auf sie. Deren Kartenwerte und Fähigkeiten bekommt sie nicht.
rule-cons-03-head = Es zählt für Grenzen
rule-cons-03 = Was als Rüstung gilt, belegt den [Platz der Rüstung](EQUIP-09); was als Fahrzeug gilt, [ist immer eines](VEH-17). Für die Höchstzahl im Deck und das einzige Exemplar im Spiel zählt der eigene Name.
rule-cons-04-head = Nur ein Schritt
rule-cons-04 = Ein Krieger, der als Clansman gilt, wird nicht auch zu dem, als was Clansmen gelten, es sei denn, eine Karte sagt es.

# Der Tisch
rule-zone-01-head = Einheit und Kohorte
rule-zone-01 = Jeder Spieler hat eine Einheit für Doomtrooper und eine Kohorte für die Dunkle Legion. Beide gibt es von Anfang bis Ende, auch leer; Karten können also auf eine leere wirken.
rule-zone-03-head = Eine Seite oder beide
rule-zone-03 = Du darfst Krieger in beiden Bereichen haben oder nur in einem. Nichts zwingt dich zu beiden.
rule-zone-04-head = Nachbarn, keine Mannschaft
rule-zone-04 = Dass Krieger im selben Bereich stehen, bringt ihnen nichts, und keiner hilft dem anderen, es sei denn, eine Karte sagt es.
rule-zone-05-head = Was jeder Spieler hat
rule-zone-05 = Einen Nachschubstapel, einen Ablagestapel und einen Vernichtetenstapel sowie Punkte [Destiny](destiny) und [Promotion](promotion).
rule-zone-06-head = Der Ablagestapel
rule-zone-06 = Abgelegte Karten liegen verdeckt. Niemand sieht einen Ablagestapel durch, auch nicht den eigenen, wenn keine Karte es erlaubt.
rule-zone-07-head = Der Vernichtetenstapel
rule-zone-07 = Vernichtete Karten liegen ebenfalls verdeckt und dürfen auch nicht durchgesehen werden.
rule-zone-08-head = Für immer weg
rule-zone-08 = Abgelegte Karten können durch andere Karten zurückkehren. Vernichtete bringt nichts zurück.
rule-zone-09-head = Zweierlei Ende
rule-zone-09 = Vernichten ist nicht Ablegen. Was eine Karte vor dem einen schützt, schützt sie nicht vor dem anderen.
rule-zone-10-head = Was der Stapel verrät
rule-zone-10 = Wie viele Karten in einem Ablagestapel liegen, wissen alle; welche es sind und wie sie liegen, nicht. Eine Karte, die offen dorthin kam, etwa ein getöteter Krieger, wurde dabei einmal gesehen.
rule-zone-11-head = Jede Karte kehrt heim
rule-zone-11 = Ein Krieger, der stirbt oder abgelegt wird, nimmt alle seine Karten mit. Jede Karte kommt auf den Stapel ihres Besitzers, wer auch immer sie benutzt hat.
rule-zone-12-head = Nie unter null
rule-zone-12 = Punkte kommen aus einer Bank, die nie leer wird, und gehen an sie zurück. Niemand hat weniger als 0 Destiny oder Promotion.
rule-zone-13-head = Zweierlei Punkte
rule-zone-13 = Destiny und Promotion werden nie ineinander umgewandelt, außer durch eine Karte oder durch die [Schuld](COVER-13) eines Kriegers in Deckung.
rule-zone-14-head = Offen für alle
rule-zone-14 = Jede Karte, die offen liegt, darf von allen gelesen werden.
rule-zone-17-head = Bekannt und geheim
rule-zone-17 = Wie viele Karten du auf der Hand hast und wie viele Punkte, wissen alle. Welche Karten es sind, weißt nur du.
rule-zone-18-head = Wie Krieger liegen
rule-zone-18 = Aufrecht und offen: unverwundet. Quer: verwundet. Verdeckt: in Deckung. Ein Verwundeter in Deckung liegt quer und verdeckt.
rule-zone-19-head = Karten des Spiels
rule-zone-19 = Eine Karte, deren Text sie dem Spiel zuordnet, liegt auf dem Tisch und gehört zu keinem Krieger, gilt aber als zugeordnet.

# Decks und Aufbau
rule-deck-01-head = Wie groß ein Deck ist
rule-deck-01 = Ein Deck hat mindestens { $deck_min } Karten. Nach oben gibt es keine Grenze.
rule-deck-02-head = Gleiche Karten
rule-deck-02 = Ein Deck enthält höchstens { $copies_max } Exemplare einer Karte. Karten mit gleichem Namen und Text sind dieselbe Karte, aus welcher Auflage sie auch stammen.
rule-deck-03-head = Beschränkte Karten
rule-deck-03 = Manche Karten dürfen in weniger Exemplaren dabei sein, einige gar nicht. Die Grenze gehört zur Karte.
rule-deck-04-head = Genug Krieger
rule-deck-04 = { $deck_min_warriors ->
    [0] Keine Anzahl von Kriegern ist vorgeschrieben. Ganz ohne hältst du nicht lange durch: siehe [Keine Krieger](WIN-12).
   *[other] Mindestens { $deck_min_warriors } der Karten sind Krieger.
}
rule-deck-05-head = { $reserve_max ->
    [0] Keine Reserve
   *[other] Die Reserve
}
rule-deck-05 = { $reserve_max ->
    [0] Es gibt keine Reserve, aus der Karten getauscht werden. Was Karten von außerhalb holen, kommt aus deiner [Sammlung](ZONE-21).
   *[other] Neben dem Deck darfst du eine Reserve von höchstens { $reserve_max } Karten mitbringen. Von jeder Karte sind in beiden zusammen höchstens { $copies_max }.
}
rule-deck-08-head = Geprüft wird am Anfang
rule-deck-08 = Die Grenzen des Decks werden vor der Partie geprüft. Wenn Karten später mehr als fünf Exemplare ins Spiel bringen, ist das in Ordnung.
rule-zone-21-head = Die Sammlung
rule-zone-21 = { $collection_max ->
    [none] Neben dem Deck darfst du weitere Karten nennen: so viele du willst, höchstens { $copies_max } Exemplare von jeder. Nur Karten, die das sagen, holen etwas daraus. Die anderen sehen sie nicht, und mit dem Deck wird nie getauscht.
   *[other] Neben dem Deck darfst du höchstens { $collection_max } weitere Karten nennen. Nur Karten, die das sagen, holen etwas daraus. Die anderen sehen sie nicht, und mit dem Deck wird nie getauscht.
}
rule-setup-01-head = Mischen
rule-setup-01 = Vor der Partie wird jedes Deck gemischt und abgehoben.
rule-setup-02-head = Punkte zu Beginn
rule-setup-02 = { $shared_pools ->
    [both] Jede Seite beginnt mit { $start_d } [Destiny](destiny) und ohne [Promotion](promotion).
   *[other] Alle beginnen mit { $start_d } [Destiny](destiny) und ohne [Promotion](promotion).
}
rule-setup-03-head = Die Starthand
rule-setup-03 = Jeder zieht { $start_hand } Karten.
rule-setup-04-head = Wer beginnt
rule-setup-04 = { $start_player ->
    [first] Wer zuerst in der Liste der Spieler steht.
   *[other] Wer will, wenn ihr euch einig seid; an diesem Tisch entscheidet der Zufall, wenn du nichts anderes einstellst.
}
rule-setup-05-head = Der erste Ziehschritt
rule-setup-05 = Die Starthand ist schon voll. Dein erster Ziehschritt bringt also nichts, es sei denn, du hast vorher Karten verloren.
rule-setup-06-head = Wie viele spielen können
rule-setup-06 = Zwei oder mehr. Ab drei gilt auch [Mehrere Spieler](MULTI-GEN-01).
rule-setup-07-head = Ein leerer Tisch
rule-setup-07 = Niemand beginnt mit Kriegern im Spiel, und niemand spielt einen umsonst aus.
rule-mull-01-head = Die Hand, die du bekommst
rule-mull-01 = { $mulligan ->
    [none] Die Starthand bleibt, wie sie ist. Sie wird nicht neu gezogen.
   *[other] Die Starthand darf [einmal](MULL-04) getauscht werden, im Ziehschritt deines ersten Zuges.
}

# Ein Zug
rule-turn-01-head = { $cycle ->
    [0] Drei Schritte
   *[other] Nur Aktionen
}
rule-turn-01 = { $cycle ->
    [0] Ein Zug besteht aus Ziehen, Aktionen und Ablegen, in dieser Folge. Danach ist der Nächste im Uhrzeigersinn am Zug.
   *[other] Im [Vortex](vortex) ziehen und legen alle gemeinsam; ein Zug selbst sind die Aktionen allein. Danach ist der Nächste im Uhrzeigersinn am Zug.
}
rule-turn-02-head = Karten, die einen Schritt nennen
rule-turn-02 = Eine Karte, die einen Schritt nennt, kann nur in diesem gespielt werden.
rule-turn-03-head = Ziehen
rule-turn-03 = Zieh, bis du { $hand_fill } Karten auf der Hand hast; darauf verzichten kannst du nicht. Hast du so viele oder mehr, ziehst du nichts.
rule-turn-04-head = Ein leerer Nachschubstapel
rule-turn-04 = Zieh, was noch da ist, und setz deinen Zug fort. Der Ablagestapel wird nicht neu eingemischt. Siehe [Nichts mehr zu ziehen](WIN-06).
rule-turn-14-head = Ablegen
rule-turn-14 = { $discard_limit ->
    [none] Am Ende deines Zuges darfst du eine Karte aus der Hand ablegen oder keine.
   *[other] Am Ende deines Zuges darfst du eine Karte aus der Hand ablegen oder keine, es sei denn, du [hast zu viele](TURN-15).
}
rule-turn-15-head = Zu viele Karten
rule-turn-15 = { $discard_limit ->
    [none] Niemand muss bis auf sieben Karten ablegen. Wie viele du auch hast: Du darfst eine ablegen und nicht mehr.
   *[other] Mit mehr als { $discard_limit } Karten legst du am Ende deines Zuges bis auf { $discard_limit } ab; welche, entscheidest du.
}
rule-turn-18-head = Ungesehen abgelegt
rule-turn-18 = Diese Karte wird verdeckt abgelegt und muss nicht gezeigt werden.
rule-turn-19-head = Das Ende des Zuges
rule-turn-19 = Der Ablageschritt beendet den Zug. Was bis zum Ende des Zuges gilt, endet gleich danach.
rule-turn-20-head = Das Ende ankündigen
rule-turn-20 = Hast du deine Aktionen genutzt oder darauf verzichtet, kündigst du das Ende des Zuges an; dann kommt der Ablageschritt. Aktionen sind von da an nicht mehr möglich, auf Karten reagieren kann man noch.
rule-turn-21-head = So oft es erlaubt ist
rule-turn-21 = Was einmal pro Zug oder einmal pro Kampf erlaubt ist, geht erst im nächsten wieder. Grenzen, die es so sagen, etwa die der [Sabotage](SAB-03), reichen von deinem Ziehschritt bis zu deinem nächsten: Die Züge der anderen zählen mit.
rule-turn-09-head = { $first_turn_attack_ban ->
    [first-round] Kein Angriff in der ersten Runde
    [every-cycle] Kein Angriff zu Zyklusbeginn
    [none] Angriffe von Anfang an
   *[other] Kein Angriff im ersten Zug
}
rule-turn-09 = { $first_turn_attack_ban ->
    [first-round] Niemand greift an, bevor jeder Spieler am Zug war.
    [every-cycle] Wer den ersten Zug eines Zyklus hat, greift in ihm nicht an.
    [none] Du darfst auch in deinem ersten Zug angreifen.
   *[other] Niemand greift in seinem eigenen ersten Zug an. Ein weiterer Zug, den dir eine Karte gibt, ist kein erster mehr.
}

# Aktionen
rule-turn-05-head = { $markers ->
    [0] Deine Aktionen
   *[other] Gezählte Aktionen
}
rule-turn-05 = { $markers ->
    [0] Du hast { $actions_per_turn } Aktionen, in beliebiger Reihenfolge, und darfst dasselbe mehrmals tun. [Angreifen](TURN-07) und [in Deckung ausspielen](TURN-10) haben eigene Regeln.
   *[other] Du hast { $markers } Aktionen für die ganze Partie, in beliebiger Reihenfolge, und darfst dasselbe mehrmals tun: siehe [Knappe Mittel](limited). [Angreifen](TURN-07) und [in Deckung ausspielen](TURN-10) haben eigene Regeln.
}
rule-turn-06-head = Unbenutzte Aktionen verfallen
rule-turn-06 = Aktionen, die du bis zum Ende des Schritts nicht genutzt hast, sind weg und werden nicht aufgespart. Du darfst auch gar nichts tun.
rule-turn-07-head = Der Angriff kommt zuletzt
rule-turn-07 = Du darfst einmal im Zug angreifen, als letzte Aktion. Was du an Aktionen noch übrig hattest, verfällt damit.
rule-turn-08-head = Weitere Angriffe
rule-turn-08 = Eine Karte kann dir einen weiteren Angriff geben. Jeder wird zu Ende geführt, bevor der nächste beginnt; Angreifer und Ziel dürfen wieder dieselben sein.
rule-turn-10-head = In Deckung: ein ganzer Zug
rule-turn-10 = In Deckung auszuspielen kostet drei Aktionen, ist also meist alles, was du tust. Mit Aktionen, die Karten dir geben, kann mehr folgen.
rule-turn-11-head = Alles auf einmal
rule-turn-11 = Was mehrere Aktionen kostet, wird auf einmal bezahlt, und du brauchst sie alle. Es lässt sich nicht in einem Zug beginnen und im nächsten beenden.
rule-turn-12-head = Was keine Aktion kostet
rule-turn-12 = Eine Karte, deren Text keine Aktion verlangt, kostet keine. So werden [Zauber](ART-05) gewirkt und die meisten Spezialkarten gespielt.
rule-turn-13-head = Nichtstun bringt nichts
rule-turn-13 = Aktionen, die du übrig lässt, werden nicht zu Destiny. Dafür musst du [meditieren](ACT-07).
rule-turn-22-head = Aktionen in fremden Zügen
rule-turn-22 = Aktionen, die du im Zug eines anderen erhältst, kannst du nie für Sabotage ausgeben und für einen Angriff nur, wenn die Karte ihn nennt.
rule-act-07-head = Meditieren
rule-act-07 = Eine Aktion bringt dir 1 [Destiny](destiny). Das darfst du immer wieder tun, auch ohne einen Krieger im Spiel.
rule-act-19-head = { $discard_action ->
    [true] Ablegen als Aktion
   *[other] Ablegen ist keine Aktion
}
rule-act-19 = { $discard_action ->
    [true] Eine Aktion [wirft](OPT-DISCARD-01) eine deiner Handkarten ab. Ablegen darfst du auch im [Ablageschritt](TURN-14).
   *[other] Eine Karte wegzuwerfen gehört nicht zu den Aktionen, wenn ihr es nicht [vereinbart](OPT-DISCARD-01). Das darfst du im [Ablageschritt](TURN-14).
}
rule-act-21-head = Karten, die Aktionen kosten
rule-act-21 = Eine Spezialkarte, deren Text Aktionen verlangt, nimmt sie von deinen dreien.
rule-act-23-head = Gekontert ist verbraucht
rule-act-23 = Eine Aktion, die jemand kontert, ist verbraucht, und das dafür gezahlte Destiny auch. Nur wenn [Persönlichkeiten zusammentreffen](PERS-04), bekommst du beides zurück.
rule-act-24-head = Wessen Aktionen
rule-act-24 = Aktionen hat, wer am Zug ist. Verwundete Krieger, solche in Deckung und in Fahrzeugen können an jeder beteiligt sein, wenn keine Regel es verbietet.

# Krieger ausspielen
rule-act-01-head = Ausspielen
rule-act-01 = Eine Aktion und sein Wert in Destiny bringen einen Krieger aus deiner Hand in den Bereich, in den er gehört, aufrecht und offen. Du zahlst den ganzen Wert oder kannst ihn nicht ausspielen; Promotion hilft dabei nicht.
rule-act-02-head = Der Preis
rule-act-02 = Karten, die den Preis ändern, zählen schon, wenn geprüft wird, ob du zahlen kannst. Du zahlst nie weniger als 0.
rule-act-03-head = Sofort bereit
rule-act-03 = Ein Krieger darf schon in dem Zug, in dem er ausgespielt wird, angreifen und angegriffen werden. Nur [dein erster Zug](TURN-09) verbietet Angriffe.
rule-act-04-head = In Deckung ausspielen
rule-act-04 = Drei Aktionen und vorerst kein Destiny bringen einen Krieger [verdeckt](COVER-08) ins Spiel. Sein Wert ist fällig, wenn er [aufgedeckt](COVER-12) wird.
rule-gen-06-head = Doomtrooper
rule-gen-06 = Jeder Krieger außerhalb der Dunklen Legion ist ein Doomtrooper, ob vom Konzern oder von der Bruderschaft. Er kommt in die Einheit, ein Krieger der Dunklen Legion in die Kohorte.
rule-gen-08-head = Neutrale Krieger
rule-gen-08 = { $general_in_kohort ->
    [true] Ein neutraler Krieger außerhalb der Dunklen Legion kommt in die Einheit, wo er ein Doomtrooper ist, oder in die Kohorte, wo er keiner ist: Sein Spieler wählt, wenn seine Karte keinen Platz nennt.
   *[other] Ein neutraler Krieger außerhalb der Dunklen Legion ist ein Doomtrooper und kommt in die Einheit, wenn seine Karte keinen anderen Platz nennt.
}
rule-zone-22-head = Seitenwechsel
rule-zone-22 = Ein Krieger, der die Seite ganz wechselt, kommt sofort in den Bereich, der nun passt, mit Wunden, Deckung und Karten. Das kostet keine Aktion. Wer zugleich Doomtrooper und Dunkle Legion ist, bleibt, wo er ist.
rule-zone-23-head = Abseits
rule-zone-23 = Ein Krieger, den seine Karte von Einheit und Kohorte ausschließt, steht abseits, in keinem Bereich. Was einen Bereich nennt, erreicht ihn nicht; sonst ist er im Spiel wie jeder andere.

# Persönlichkeiten
rule-pers-01-head = Nur einmal
rule-pers-01 = Eine Persönlichkeit kann nicht ins Spiel kommen, solange ein Exemplar von ihr im Spiel ist, ob deines oder ein fremdes.
rule-pers-02-head = Wieder da
rule-pers-02 = Wurde sie getötet oder abgelegt, darf jeder sie wieder ausspielen, beliebig oft.
rule-pers-03-head = Vernichtet
rule-pers-03 = Ein vernichtetes Exemplar ist für immer weg. Ein anderes darf noch ausgespielt werden.
rule-pers-04-head = Zusammentreffen
rule-pers-04 = Spielt jemand eine Persönlichkeit aus, die bei dir noch verdeckt in Deckung liegt, zeigst du deine und zahlst ihren Wert. Deine bleibt, in Deckung; die andere kehrt auf die Hand zurück, samt Destiny und Aktion, als wäre nichts geschehen.
rule-pers-05-head = Wenn du nicht zahlen kannst
rule-pers-05 = Dann wird dein Exemplar abgelegt, mit der üblichen [Schuld](COVER-13). Das andere Ausspielen wird trotzdem rückgängig gemacht, darf aber im selben Zug wiederholt werden.
rule-pers-06-head = Mehrere in Deckung
rule-pers-06 = Haben mehrere Spieler dieselbe Persönlichkeit in Deckung, bleibt die, die zuerst aufgedeckt und bezahlt wird. Die übrigen kehren auf die Hand ihrer Besitzer zurück; die drei Aktionen dafür sind verloren.
rule-pers-07-head = Die erste ohne Bezahlung
rule-pers-07 = Kann die zuerst aufgedeckte nicht bezahlt werden, wird sie abgelegt, und die übrigen bleiben unberührt in Deckung.
rule-pers-08-head = Der Tisch passt auf
rule-pers-08 = Solche Fälle bemerkt und regelt der Tisch selbst. Er deckt nicht mehr auf, als dazu nötig ist.
rule-pers-09-head = Nicht zweimal bei dir
rule-pers-09 = Du kannst nicht zwei Exemplare einer Persönlichkeit im Spiel haben, weder offen noch in Deckung. Du weißt, was dort liegt; ein zweites lässt sich also nicht ausspielen.
rule-pers-10-head = Wer eine ist
rule-pers-10 = Eine Persönlichkeit ist ein Krieger mit eigenem Namen, auf seiner Karte als solche bezeichnet.
rule-pers-11-head = Solange sie da sind
rule-pers-11 = Viele Persönlichkeiten verändern andere Krieger. Das hält an, solange die Persönlichkeit im Spiel ist.
rule-pers-12-head = Auch nicht in Deckung
rule-pers-12 = Solange eine Persönlichkeit bei irgendjemandem offen im Spiel ist, kann keine zweite in Deckung ausgespielt werden. Nebeneinander gibt es sie nur, solange alle verdeckt liegen, bei [verschiedenen Spielern](PERS-06).

# Deckung
rule-cover-01-head = In Deckung
rule-cover-01 = Ein Krieger in Deckung liegt verdeckt, ein verwundeter verdeckt und quer. Auch Verwundete dürfen in Deckung gehen.
rule-act-05-head = In Deckung gehen
rule-act-05 = Eine Aktion für jeden Krieger. Der letzte offene [muss es bleiben](COVER-05).
rule-act-06-head = Die Deckung verlassen
rule-act-06 = Eine Aktion für jeden Krieger. Im selben Zug [darf er nicht angreifen](COVER-04).
rule-cover-02-head = Mehr Panzerung
rule-cover-02 = Ein Verteidiger in Deckung hat +{ $cover_bonus_a } Panzerung, wo immer seine Panzerung mit etwas verglichen wird.
rule-cover-03-head = Kein Angriff aus der Deckung
rule-cover-03 = Ein Krieger in Deckung darf nicht angreifen. Angegriffen werden darf er.
rule-cover-04-head = Nicht gleich danach
rule-cover-04 = Ein Krieger, der in diesem Zug die Deckung verlassen hat, darf in diesem Zug nicht angreifen, wenn keine Karte es zulässt.
rule-cover-05-head = Einer bleibt offen
rule-cover-05 = Solange du Krieger im Spiel hast, muss mindestens einer außerhalb der Deckung sein. Dein letzter offener darf also nicht in Deckung gehen, und ein einzelner Krieger kann es nie.
rule-cover-06-head = Wenn der letzte offene fällt
rule-cover-06 = Verlässt dein letzter offener Krieger das Spiel und bleiben nur Krieger in Deckung, musst du mit deiner nächsten Aktion einen davon herausholen.
rule-cover-07-head = Bis du das getan hast
rule-cover-07 = Andere Aktionen sind dir verwehrt, auch das Ausspielen, und den Aktionsschritt darfst du nicht beenden. Karten, die keine Aktion kosten, sind erlaubt. Dasselbe gilt, wenn ein Effekt deinen letzten Krieger in Deckung gebracht hat.
rule-cover-08-head = Verdeckt ausgespielt
rule-cover-08 = Ein [in Deckung ausgespielter](ACT-04) Krieger wird verdeckt neben die Bereiche gelegt und als unbezahlt markiert.
rule-zone-20-head = Zwischen den Bereichen
rule-zone-20 = Ein solcher Krieger liegt zwischen Einheit und Kohorte und gehört zu keiner von beiden, bis er aufgedeckt wird.
rule-cover-09-head = Nicht als Erster
rule-cover-09 = Um in Deckung auszuspielen, brauchst du einen anderen, offenen Krieger.
rule-cover-10-head = Verborgen
rule-cover-10 = Die anderen wissen nicht, wer es ist, bis er die Deckung verlässt, angegriffen wird oder ein [Zusammentreffen von Persönlichkeiten](PERS-04) ihn zeigt. Deine eigenen Krieger in Deckung darfst du jederzeit ansehen.
rule-cover-11-head = Jeder behält seinen Platz
rule-cover-11 = Krieger in Deckung werden nicht umgelegt; wer bekannt ist, bleibt also bekannt.
rule-cover-12-head = Wann der Wert fällig ist
rule-cover-12 = Du zahlst für den Krieger, sobald sich zeigt, wer er ist: wenn er die Deckung verlässt, angegriffen wird oder beim [Zusammentreffen von Persönlichkeiten](PERS-04) gezeigt wird.
rule-cover-13-head = Schuld
rule-cover-13 = Reicht dein Destiny nicht, wird der Krieger abgelegt, du verlierst all dein Destiny, und was fehlt, wird Punkt für Punkt von deiner Promotion genommen, bis auf 0 und nicht weiter.
rule-cover-14-head = Die Schuld rettet ihn nicht
rule-cover-14 = Bei Wert 5, 3 Destiny und 9 Promotion wird der Krieger abgelegt, und dir bleiben 0 Destiny und 7 Promotion. Was du verlierst, bekommt niemand.
rule-cover-15-head = Unbezahlt heraus
rule-cover-15 = Die Deckung zu verlassen kostet die Aktion und den Wert. Deckt ein Angriff oder ein Zusammentreffen den Krieger auf, ist nur der Wert fällig.
rule-cover-16-head = Nie gesehen
rule-cover-16 = Ein unbezahlter Krieger, der das Spiel verlässt, ohne aufgedeckt worden zu sein, kostet nichts. Er kommt verdeckt auf den Ablagestapel.
rule-cover-17-head = Wie viel fällig ist
rule-cover-17 = Sein Wert in diesem Moment, mit allem, was ihn verändert. Auch Karten, die das Ausspielen verbilligen, zählen.
rule-cover-18-head = Angriff auf Unbekannte
rule-cover-18 = Der Krieger wird aufgedeckt und bezahlt. Zeigt sich dann, dass dein Angreifer ihn nicht angreifen darf, endet der Kampf ohne Wirkung: Dein Angriff ist verbraucht, und der Krieger bleibt in Deckung.
rule-cover-19-head = Nach dem Aufdecken
rule-cover-19 = Der Krieger kommt in den Bereich, in den er gehört, noch in Deckung, aber nun bekannt. Kann er nicht bezahlt werden, wird er abgelegt, und der Kampf endet ohne Punkte.
rule-cover-20-head = Angriff auf Bekannte
rule-cover-20 = Ist bekannt, wer dort liegt, muss der Angriff schon beim Ankündigen erlaubt sein, wie gegen jeden anderen Krieger.
rule-cover-21-head = Verteidigen aus der Deckung
rule-cover-21 = Für den Kampf wird er aufgedeckt und behält seine +3. Überlebt er, wird er danach wieder verdeckt, ohne Aktion.
rule-cover-22-head = Handeln aus der Deckung
rule-cover-22 = Ein Krieger in Deckung kann Zauber wirken und seine Fähigkeiten einsetzen. Wer noch nie aufgedeckt war, wird es dadurch; vorher ist sein Wert fällig.
rule-cover-23-head = Fähigkeiten wirken weiter
rule-cover-23 = Ein Krieger in Deckung ist im Spiel, und seine Fähigkeiten wirken wie zuvor. Die eines nie aufgedeckten wirken nicht, bis sein Spieler ihn aufdeckt.
rule-cover-24-head = Seine Karten
rule-cover-24 = Die Karten an einem Krieger werden mit ihm verdeckt. Was vorher zu sehen war, bleibt bekannt.
rule-cover-25-head = Ausrüsten in Deckung
rule-cover-25 = Ein Krieger in Deckung kann Ausrüstung bekommen. Ein [Fahrzeug](VEH-08) wird allen gezeigt und bleibt draußen.
rule-cover-26-head = Karten nur für manche
rule-cover-26 = Eine Karte nur für bestimmte Krieger bekommt ein verborgener erst, nachdem er aufgedeckt wurde. Dann ist sein Wert fällig.
rule-cover-27-head = Deckung und Fahrzeuge
rule-cover-27 = Wer in einem Fahrzeug sitzt, kann nicht in Deckung gehen, und wer in Deckung ist, nicht einsteigen. Siehe [Keine Deckung im Fahrzeug](VEH-11).
rule-cover-28-head = Zweimal dieselbe
rule-cover-28 = Exemplare einer Persönlichkeit dürfen bei verschiedenen Spielern in Deckung liegen. Was dann geschieht, steht unter [Mehrere in Deckung](PERS-06).
rule-cover-29-head = Auf Deckung zielen
rule-cover-29 = Karten dürfen auf einen Krieger in Deckung zielen wie auf jeden anderen. Was auf einen ganzen Bereich wirkt, lässt einen nie aufgedeckten aus, denn er steht in keinem.
rule-cover-30-head = Arbeit aus der Deckung
rule-cover-30 = Ein Krieger in Deckung darf sabotieren und Missionen und Gaben bekommen. Sabotage deckt einen verborgenen auf: Sein Wert ist fällig, und er bleibt in Deckung.

# Ausrüstung
rule-act-08-head = Ausrüsten
rule-act-08 = Mit einer Aktion gibst du eine Ausrüstungskarte aus deiner Hand einem deiner Krieger im Spiel. Destiny kostet das nur, wenn die Karte es verlangt.
rule-equip-01-head = So viel er tragen kann
rule-equip-01 = Ein Krieger im Spiel darf beliebig viele Ausrüstungskarten haben. Begrenzt sind nur [Rüstungen](EQUIP-09) und [Fahrzeuge](VEH-01).
rule-equip-02-head = Für jeden zu haben
rule-equip-02 = Die Zugehörigkeit ist egal; es zählt nur, was die Karte selbst sagt. Ein Krieger der Dunklen Legion darf Ausrüstung der Bruderschaft tragen, aber nichts, was nur für Doomtrooper ist.
rule-equip-04-head = Sie bleibt, wo sie ist
rule-equip-04 = Ausrüstung wird nicht an einen anderen Krieger weitergegeben und nicht zurückgenommen.
rule-equip-05-head = { $voluntary_equipment_discard ->
    [true] Wegwerfen
   *[other] Kein Wegwerfen
}
rule-equip-05 = { $voluntary_equipment_discard ->
    [true] Du darfst Ausrüstung deiner Krieger in deinem Aktionsschritt aufgeben, ohne Aktion, aber nicht im Kampf.
   *[other] Du darfst Ausrüstung nicht freiwillig aufgeben.
}
rule-equip-06-head = Wie lange sie bleibt
rule-equip-06 = Bis sie abgelegt wird oder ihr Krieger das Spiel verlässt. Dann werden alle Karten, die ihm zugeordnet sind, mit ihm abgelegt.
rule-equip-07-head = Ersatz
rule-equip-07 = Ein Krieger darf mehrere Exemplare einer Ausrüstung haben, aber nur eines wirkt. Geht es verloren, wirkt sofort ein Ersatz, sogar im selben Kampf.
rule-equip-08-head = Alles zusammen
rule-equip-08 = Ausrüstung mit verschiedenen Namen, die keine Waffe ist, wirkt gleichzeitig, soweit sie zur Kampftaktik passt.
rule-equip-09-head = Eine Rüstung
rule-equip-09 = Ein Krieger hat höchstens eine Karte, die als Rüstung bezeichnet ist.
rule-equip-10-head = { $replace_armor_vehicle ->
    [true] Tausch
   *[other] Kein Tausch
}
rule-equip-10 = { $replace_armor_vehicle ->
    [true] Ein Krieger, der eine Rüstung oder ein Fahrzeug hat, darf mit der üblichen Aktion ein anderes Stück bekommen: Das erste wird dafür abgelegt.
   *[other] Solange ein Krieger eine Rüstung oder ein Fahrzeug hat, kann er kein zweites Stück bekommen, auch nicht anstelle des ersten.
}
rule-equip-11-head = Eine Waffe im Kampf
rule-equip-11 = Ein Krieger darf viele Waffen haben, setzt aber in jedem Kampf höchstens eine ein.
rule-equip-12-head = Zwei Faustfeuerwaffen
rule-equip-12 = { $two_pistols ->
    [all] Zwei beliebige Faustfeuerwaffen dürfen zusammen anstelle einer Waffe eingesetzt werden, gleiche oder verschiedene.
   *[printed] Zwei Faustfeuerwaffen, deren Karten es sagen, dürfen zusammen anstelle einer Waffe eingesetzt werden, gleiche oder verschiedene.
}
rule-equip-13-head = Waffenarten
rule-equip-13 = Es gibt Nahkampf-, Fernkampf-, Nah-/Fernkampf- und Spezialwaffen. Die Karte sagt, was sie ist.
rule-equip-14-head = Die Kampftaktik entscheidet
rule-equip-14 = Eine Nahkampfwaffe wirkt nur im Nahkampf, eine Fernkampfwaffe nur im Fernkampf, eine Nah-/Fernkampfwaffe in beiden.
rule-equip-15-head = Spezialwaffen
rule-equip-15 = Eine Spezialwaffe wirkt, wie ihr Text es sagt. Wird sie eingesetzt, ist sie die eine Waffe ihres Kriegers in diesem Kampf.
rule-equip-16-head = Die Waffe wählen
rule-equip-16 = Waffen werden gewählt, sobald die Kampftaktik angekündigt ist, zuerst vom Angreifer. Solange noch Karten gespielt werden, darfst du wechseln; es zählt, was dein Krieger am Ende führt.
rule-equip-17-head = Teile einer Waffe
rule-equip-17 = Ausrüstung, die einer Waffe zugeordnet ist, gehört zu ihr und wird mit ihr abgelegt.
rule-equip-18-head = Keine zweite Waffe
rule-equip-18 = Ein solches Teil gilt nicht als weitere Waffe und wirkt bei denselben Kampftaktiken wie die Waffe, an der es sitzt.
rule-equip-19-head = Sofort bereit
rule-equip-19 = Ausrüstung wirkt, sobald ein Krieger sie hat, auch in einem Kampf desselben Zuges.
rule-equip-20-head = Wenn sie nicht mehr passt
rule-equip-20 = Was einschränkt, wer eine Karte bekommen darf, schränkt auch ein, wer sie benutzt. Passt ihr Krieger nicht mehr, bleibt die Karte und tut nichts, bis er wieder passt.

# Fahrzeuge
rule-act-15-head = Ein- und Aussteigen
rule-act-15 = In ein Fahrzeug einzusteigen ist eine Aktion, auszusteigen ebenfalls.
rule-veh-01-head = Ein Fahrzeug
rule-veh-01 = { $replace_armor_vehicle ->
    [true] Ein Krieger hat höchstens ein Fahrzeug. Ein anderes darf [an seine Stelle treten](EQUIP-10).
   *[other] Ein Krieger hat höchstens ein Fahrzeug.
}
rule-veh-02-head = Was ein Fahrzeug ist
rule-veh-02 = Fahrzeug ist ein Schlüsselwort mancher Ausrüstung und mancher Krieger. Luftfahrzeug, U-Boot und Panzer sind Arten von Fahrzeugen.
rule-veh-03-head = Drinnen oder draußen
rule-veh-03 = Liegt das Fahrzeug offen, sitzt der Krieger drin, liegt es verdeckt, ist er draußen. Nur drinnen hat er etwas davon.
rule-veh-04-head = Wenn es dazukommt
rule-veh-04 = Du sagst sofort, ob der Krieger drinnen oder draußen ist. Weder das eine noch das andere kostet eine weitere Aktion.
rule-veh-05-head = Allen gezeigt
rule-veh-05 = Auch ein Fahrzeug, dessen Krieger draußen beginnt, wird allen gezeigt.
rule-veh-06-head = So oft du willst
rule-veh-06 = Jeder Wechsel kostet eine Aktion; begrenzt ist ihre Zahl in einem Zug nicht.
rule-veh-07-head = Platz im Innern
rule-veh-07 = Ein Fahrzeug sperrt andere Ausrüstung nur, soweit sein Text es sagt: „Ausrüstung“ meint alle, „Waffen“ meint Waffen. Draußen ist nichts gesperrt, und das Fahrzeug gehört dem Krieger trotzdem.
rule-veh-08-head = In Deckung bekommen
rule-veh-08 = Ein Krieger, der in Deckung ein Fahrzeug bekommt, muss draußen bleiben. Die Karte wird gezeigt und dann verdeckt hingelegt.
rule-veh-09-head = Mit dem Fahrer verloren
rule-veh-09 = Wird ein Fahrzeug abgelegt, während der Krieger darin sitzt, erleidet er eine Wunde. Stirbt er daran, gibt es für niemanden Punkte. Draußen spürt er nichts.
rule-veh-10-head = Zusammen getötet
rule-veh-10 = Diese Wunde gibt es nicht, wenn der Krieger selbst bei einem Angriff getötet wird und sein Fahrzeug mit ihm abgelegt wird.
rule-veh-11-head = Keine Deckung im Fahrzeug
rule-veh-11 = Wer in einem Fahrzeug sitzt, kann nicht in Deckung gehen. Er steigt aus, dann geht er in Deckung: zwei Aktionen. Ebenso kann, wer in Deckung ist, nicht einsteigen.
rule-veh-12-head = In Deckung gezwungen
rule-veh-12 = Ein Krieger, den eine Karte in Deckung bringt, verlässt dabei sein Fahrzeug, ohne Kosten.
rule-veh-13-head = Keine Mauern ringsum
rule-veh-13 = Ein Krieger in einem Fahrzeug hat nichts von Festungen.
rule-veh-14-head = Die Mauern der Gegenseite
rule-veh-14 = Wer gegen einen Krieger im Fahrzeug kämpft, behält die Hilfe der eigenen Festungen, es sei denn, er sitzt auch in einem.
rule-veh-15-head = Luftfahrzeuge und U-Boote
rule-veh-15 = Wer in einem solchen sitzt, kann im Nahkampf weder angreifen noch angegriffen werden; er muss erst aussteigen. Für Panzer und andere Fahrzeuge gilt das nicht.
rule-veh-16-head = Nur Fernkampf
rule-veh-16 = Mit einem Luftfahrzeug oder U-Boot auf einer der Seiten kann nur Fernkampf angekündigt werden. Ein Tausch von Kombattanten, der einen angekündigten Nahkampf unmöglich machte, wird abgelehnt.
rule-veh-17-head = Krieger, die Fahrzeuge sind
rule-veh-17 = Ein Krieger, der als Fahrzeug gilt, sitzt immer darin. Er steigt nie aus, geht nie in Deckung, hat nichts von Festungen und kann nicht in Deckung ausgespielt werden.
rule-veh-19-head = Sie stürzen nicht ab
rule-veh-19 = Ein Krieger, der als Fahrzeug gilt, erleidet keine Wunde durch den [Verlust eines Fahrzeugs](VEH-09). Das betrifft nur Ausrüstung.

# Festungen
rule-act-09-head = Errichten
rule-act-09 = Eine Aktion bringt eine Festung aus deiner Hand in jenen deiner Bereiche, den ihr Text nennt.
rule-fort-01-head = Wo sie steht
rule-fort-01 = Eine Festung steht in dem Bereich, den ihr Text nennt, und wirkt auf alle deine Krieger dort. Manche bekommt stattdessen ein einzelner Krieger.
rule-fort-02-head = Nur ein Bereich
rule-fort-02 = Was in deiner Einheit steht, nützt deiner Kohorte nichts, und umgekehrt.
rule-fort-03-head = Keine zwei gleichen
rule-fort-03 = { $fort_unique_scope ->
    [player] Jeder Spieler hat in allen Bereichen zusammen höchstens ein Exemplar einer Festung, es sei denn, die Karte erlaubt mehr.
   *[area] Jeder deiner Bereiche hat höchstens ein Exemplar einer Festung, ein einzelner Krieger ebenso, es sei denn, die Karte erlaubt mehr.
}
rule-fort-04-head = Andere dürfen sie auch haben
rule-fort-04 = Ob ein anderer Spieler dieselbe Stadt oder Zitadelle hat, spielt keine Rolle.
rule-fort-05-head = Städte und Zitadellen
rule-fort-05 = Wie ihre Texte es sagen, helfen Städte den Kriegern ihres Konzerns und Zitadellen den Anhängern ihres Apostels.
rule-fort-06-head = Sie bleibt stehen
rule-fort-06 = Eine Festung gehört zu ihrem Bereich und bleibt dort, auch wenn der letzte Krieger fort ist.
rule-fort-07-head = { $voluntary_fort_discard ->
    [true] Abreißen
   *[other] Kein Abreißen
}
rule-fort-07 = { $voluntary_fort_discard ->
    [true] Du darfst eine Festung in deinem Aktionsschritt aufgeben, ohne Aktion.
   *[other] Du darfst eine Festung nicht freiwillig aufgeben.
}
rule-fort-09-head = Sie zählen zusammen
rule-fort-09 = Verschiedene Festungen zählen zusammen, auch für Krieger in Deckung. Die gleiche von zwei Spielern wirkt nie doppelt auf einen Krieger.
rule-fort-10-head = Wohin sie nicht reichen
rule-fort-10 = Sie nützen einem Krieger [in einem Fahrzeug](VEH-13) nichts, ebenso wenig [in einem Kampf in einer Kriegszone](WZ-08).

# Relikte
rule-act-13-head = Ein Relikt zuordnen
rule-act-13 = Mit einer Aktion gibst du ein Relikt aus der Hand einem deiner Krieger, der es haben darf.
rule-relic-01-head = Wer es haben darf
rule-relic-01 = Es bleibt bei diesem Krieger. Sein Text sagt, welche Krieger es haben dürfen.
rule-relic-02-head = { $relic_needs_collector ->
    [true] Ein Sammler im Spiel
   *[other] Kein Sammler nötig
}
rule-relic-02 = { $relic_needs_collector ->
    [true] Dafür muss ein Noted Collector von dir im Spiel sein.
   *[other] Du brauchst dafür keinen Noted Collector.
}
rule-relic-03-head = Jedes nur einmal
rule-relic-03 = Jedes Relikt gibt es nur einmal: Es kann nicht gespielt werden, solange bei irgendjemandem ein Exemplar im Spiel ist.
rule-relic-04-head = Wiedergefunden
rule-relic-04 = Ist ein Relikt abgelegt, darf ein anderes Exemplar gespielt werden.
rule-relic-05-head = Keine Ausrüstung
rule-relic-05 = Ein Relikt ist keine Ausrüstung: Was Karten über Ausrüstung sagen und was ein Fahrzeug verbietet, betrifft es nicht.
rule-relic-06-head = Waffen und Rüstungen
rule-relic-06 = Ein Relikt, das eine Waffe ist, zählt als die [eine eingesetzte Waffe](EQUIP-11), eine Rüstung als die [eine getragene](EQUIP-09).
rule-relic-07-head = Was aufgedruckt ist
rule-relic-07 = Wo eine Karte verlangt, dass du ein Noted Collector bist, entfällt das.

# Kriegszonen
rule-act-14-head = Eine Kriegszone errichten
rule-act-14 = Mit einer Aktion legst du eine Kriegszone aus der Hand in einen deiner Bereiche.
rule-wz-01-head = Wem sie nützt
rule-wz-01 = Sie gehört zu diesem einen Bereich, und nur deine eigenen Krieger dort nutzen sie.
rule-wz-02-head = { $warzone_needs_tactician ->
    [true] Ein Taktiker im Spiel
   *[other] Kein Taktiker nötig
}
rule-wz-02 = { $warzone_needs_tactician ->
    [true] Dafür muss ein Grand Tactician von dir im Spiel sein.
   *[other] Du brauchst dafür keinen Grand Tactician, und wo eine Karte ihn verlangt, entfällt das.
}
rule-wz-03-head = Keine zwei gleichen
rule-wz-03 = { $warzone_unique_scope ->
    [player] Du hast höchstens ein Exemplar einer Kriegszone im Spiel. Was andere haben, spielt keine Rolle.
    [game] Von einer Kriegszone liegt höchstens ein Exemplar auf dem Tisch.
   *[area] Jeder deiner Bereiche hat höchstens ein Exemplar einer Kriegszone. Was andere haben, spielt keine Rolle.
}
rule-wz-04-head = Sich darin verteidigen
rule-wz-04 = Wird einer deiner Krieger angegriffen, darf er sich in einer Kriegszone seines Bereichs verteidigen. Das sagst du [nach der Kampftaktik](COMBAT-10) und vor den Waffen.
rule-wz-05-head = Ihre Kartenwerte
rule-wz-05 = Was auf ihr steht, wird nur zu den Kartenwerten des Verteidigers gezählt. Ein getöteter Krieger bringt den geänderten Wert.
rule-wz-06-head = Ihr Text
rule-wz-06 = Was ihr Text sonst sagt, gilt für beide Kombattanten, aber nur in einem Kampf, der dort ausgetragen wird.
rule-wz-07-head = Nicht für Angreifer
rule-wz-07 = Ein Angreifer nutzt nie eine Kriegszone.
rule-wz-08-head = Keine Mauern
rule-wz-08 = In einem solchen Kampf hat niemand etwas von einer Festung, weder Kartenwerte noch Text.
rule-wz-09-head = Ausrüstung, die als Festung gilt
rule-wz-09 = { $warzone_allows_fort_equipment ->
    [true] Ausrüstung und Krieger, die als Festung gelten, wirken in einem solchen Kampf sehr wohl.
   *[other] Das gilt auch für Ausrüstung, die als Festung gilt.
}
rule-wz-10-head = Ihr Bereich
rule-wz-10 = Was für die Kohorte gemacht ist, wird nicht in der Einheit errichtet, und umgekehrt.
rule-wz-11-head = { $voluntary_fort_discard ->
    [true] Aufgegeben oder genommen
   *[other] Sie bleibt
}
rule-wz-11 = { $voluntary_fort_discard ->
    [true] Eine Kriegszone bleibt, bis eine Karte sie nimmt oder du sie in deinem Aktionsschritt aufgibst, ohne Aktion.
   *[other] Eine Kriegszone bleibt, bis eine Karte sie nimmt. Freiwillig aufgeben darfst du sie nicht.
}
rule-wz-12-head = Eine in jedem Kampf
rule-wz-12 = Ein Kampf findet in höchstens einer Kriegszone statt. Wird ein anderer Krieger zum Verteidiger, verfällt die Wahl, und sein Spieler darf neu wählen.
rule-wz-13-head = Deckung und Fahrzeuge
rule-wz-13 = Ein Verteidiger in Deckung behält in einer Kriegszone [seinen Bonus](COVER-02), und einer in einem Fahrzeug darf sich in einer verteidigen.

# Allianzen
rule-act-22-head = Eine Allianz spielen
rule-act-22 = Sie kostet keine Aktion.
rule-ally-01-head = Was sie geben
rule-ally-01 = Es gibt sieben, eine für jede Organisation. Jede hilft auf Dauer deren Kriegern, die dir gehören.
rule-ally-02-head = Jederzeit
rule-ally-02 = Eine Allianz wird jederzeit gespielt und vor dich gelegt.
rule-ally-03-head = Eine je Spieler
rule-ally-03 = Du darfst eine Allianz im Spiel haben.
rule-ally-04-head = Jede nur einmal
rule-ally-04 = Keine wird gespielt, solange irgendjemand dieselbe im Spiel hat.
rule-ally-05-head = Sie bleiben
rule-ally-05 = Nur Karten, die von Allianzen sprechen, legen eine ab oder vernichten sie.
rule-ally-06-head = In den Zügen anderer
rule-ally-06 = Jederzeit heißt auch in Kämpfen und in den Zügen anderer, [sooft du gefragt wirst](TIME-05). Was alle Karten ablegt, lässt Allianzen im Spiel.

# Die Kunst
rule-art-01-head = Die Aspekte
rule-art-01 = Elemente, Exorzismus, Geist, Kinetik, Manipulation, Prophezeiung und Spiritualismus; ein späteres Set bringt die Beschwörung dazu.
rule-art-02-head = Was ein Anwender wirken kann
rule-art-02 = Ein Anwender beherrscht die Aspekte, die auf seiner Karte stehen: einen, mehrere oder alle.
rule-art-03-head = Du brauchst einen Anwender
rule-art-03 = Um einen Zauber zu wirken, brauchst du einen Krieger im Spiel, der ihn wirken kann, in deiner Einheit ([oder anderswo](ART-13)). Ohne Anwender kein Zauber.
rule-art-05-head = Keine Aktion
rule-art-05 = Einen Zauber zu wirken ist keine Aktion, wenn die Karte keine verlangt.
rule-art-06-head = Der Preis
rule-art-06 = Du zahlst das Destiny, das die Karte nennt. Darfst du die Menge wählen, ist sie nur durch die Karte begrenzt, und mehr Destiny bewirkt mehr.
rule-art-07-head = Einen Zauber verstärken
rule-art-07 = Solange im Kampf Karten gespielt werden, darfst du in einen Zauber mit offenem Preis mehr Destiny stecken. Auf jede Zugabe dürfen die anderen reagieren.
rule-art-08-head = Kampfzauber
rule-art-08 = Ein Kampfzauber (Combat Spell) wird nur im Kampf gewirkt, auf einen beliebigen Kombattanten. Der Anwender muss nicht teilnehmen.
rule-art-09-head = Persönliche Kampfzauber
rule-art-09 = Einen solchen (Personal Combat Spell) wirkt nur ein Krieger, der am Kampf teilnimmt, und zwar auf sich selbst, wenn die Karte nichts anderes sagt.
rule-art-10-head = Wann sie enden
rule-art-10 = Beide Arten enden mit dem Kampf. Dann kommt die Karte dorthin, wohin ihr [Symbol](TIME-08) sie schickt.
rule-art-11-head = Nicht für die Dunkle Legion
rule-art-11 = Ein Anwender, den die Dunkle Symmetrie nicht berührt hat, wirkt nie Zauber zum Nutzen von Kriegern der Dunklen Legion.
rule-art-12-head = Befleckte Anwender
rule-art-12 = { $tainted_casting ->
    [true] Ein Anwender, der zugleich Doomtrooper und Dunkle Legion ist, darf Zauber auf alle Krieger wirken. Einer, der ganz übergelaufen ist, wirkt nur für die Dunkle Legion.
   *[other] Ein Anwender, der auch zur Dunklen Legion gehört, wirkt keine Zauber.
}
rule-art-13-head = Von anderswo wirken
rule-art-13 = Ein ganz übergelaufener Anwender steht in der Kohorte und wirkt von dort. Ebenso wirken Anwender, deren eigene Karte sie außerhalb der Einheit aufstellt.
rule-art-14-head = Was als Hilfe zählt
rule-art-14 = Schädliche Zauber dürfen auf Krieger der Dunklen Legion zielen. Ein Zauber hilft einem, wenn er dessen Kartenwerte erhöht oder die des Doomtroopers senkt, gegen den er kämpft.
rule-art-15-head = Wirken aus der Deckung
rule-art-15 = Ein Anwender in Deckung darf Zauber wirken. Ein nie aufgedeckter wird dadurch aufgedeckt: siehe [Handeln aus der Deckung](COVER-22).
rule-art-16-head = Eine Kasse
rule-art-16 = Alles Destiny für einen Zauber kommt von einem einzigen Spieler.
rule-art-17-head = Wer Anwender ist
rule-art-17 = Krieger der Bruderschaft und die wenigen anderen, deren Karten es sagen. Sie dürfen zugunsten der Krieger jedes Spielers wirken, nicht nur deiner.

# Die Dunkle Symmetrie
rule-act-10-head = Verleihen
rule-act-10 = Eine Aktion verleiht eine Karte der Dunklen Symmetrie aus deiner Hand einem deiner Krieger der Dunklen Legion, der sie haben darf.
rule-sym-01-head = Gaben
rule-sym-01 = Alle Karten der Dunklen Symmetrie sind Gaben. Sie gehen an deine eigenen Krieger der Dunklen Legion im Spiel und an niemanden sonst.
rule-sym-02-head = Gaben der Apostel
rule-sym-02 = Eine allgemeine Gabe kann jeder davon bekommen, die Gabe eines Apostels nur ein Anhänger dieses Apostels.
rule-sym-03-head = Jede einmal
rule-sym-03 = Ein Krieger darf beliebig viele Gaben haben, aber nie zweimal dieselbe.
rule-sym-04-head = Sofort bereit
rule-sym-04 = Eine Gabe darf eingesetzt werden, sobald sie verliehen ist.
rule-sym-05-head = Auf Lebenszeit
rule-sym-05 = Eine Gabe bleibt bei ihrem Krieger, bis er stirbt oder das Spiel verlässt. Sie wird nicht weitergegeben.
rule-sym-06-head = Was vor ihnen schützt
rule-sym-06 = Immunität gegen Gaben umfasst nur allgemeine Gaben, Immunität gegen Karten der Dunklen Symmetrie alle. Siehe [Gaben und Karten](IMM-02).
rule-sym-07-head = Nicht mehr Dunkle Legion
rule-sym-07 = Gehört der Krieger nicht mehr zur Dunklen Legion, bleiben seine Gaben, wirken aber nicht, bis er wieder zu ihr gehört.
rule-sym-08-head = Ketzer
rule-sym-08 = Ein Ketzer, der beide Zugehörigkeiten behält, zählt bei Gaben zur Dunklen Legion.

# Missionen
rule-act-11-head = Vergeben
rule-act-11 = Eine Aktion vergibt eine Mission aus deiner Hand. Ihre Karte sagt, an wen: an einen deiner Krieger, an dich, an einen anderen Spieler oder an einen fremden Krieger.
rule-miss-01-head = Erst vergeben, dann erfüllen
rule-miss-01 = Was geschah, bevor eine Mission vergeben wurde, zählt nicht für sie.
rule-miss-02-head = Wessen Mission es ist
rule-miss-02 = Die Mission eines Kriegers liegt bei ihm, und nur er kann sie erfüllen. Die Mission eines Spielers liegt neben dem Spieler.
rule-miss-03-head = Nicht zweimal dieselbe
rule-miss-03 = Ein Krieger oder Spieler darf beliebig viele verschiedene Missionen haben, aber keine zwei Exemplare derselben. Ist sie erfüllt, darf ein weiteres vergeben werden.
rule-miss-04-head = Die Belohnung
rule-miss-04 = Eine erfüllte Mission zahlt ihre Belohnung aus und wird abgelegt.
rule-miss-05-head = Sie erfüllt sich selbst
rule-miss-05 = Niemand muss an einer Mission arbeiten. Sind aber ihre Bedingungen erfüllt, ist sie es auf der Stelle auch und lässt sich nicht für später aufheben.
rule-miss-06-head = Nicht unter den eigenen
rule-miss-06 = Kämpfe zwischen deinen eigenen Kriegern erfüllen keine Mission.
rule-miss-07-head = Wer bezahlt wird
rule-miss-07 = Der Spieler, an den die Mission vergeben ist, oder wer den Krieger kontrolliert, der sie hat. Aufteilen lässt sich die Belohnung nur, wenn die Karte es erlaubt.
rule-miss-08-head = Mit dem Krieger verloren
rule-miss-08 = Verlässt ihr Krieger das Spiel, wird die Mission ohne Belohnung abgelegt. Erfüllt dasselbe Ereignis sie, zahlt sie vorher.
rule-miss-09-head = Befehl gegen die eigenen Leute
rule-miss-09 = Eine Mission, einen Krieger desselben Konzerns zu töten, hebt dieses [Verbot](LEGAL-03) auf, nur für diese Mission.
rule-miss-10-head = Nur für manche
rule-miss-10 = Eine Mission, die bestimmte Krieger oder einen Konzern nennt, kann nur an solche vergeben und nur von solchen erfüllt werden.

# Spezialkarten und Reaktionen
rule-time-16-head = Wann man Spezialkarten spielt
rule-time-16 = Eine Spezialkarte, die keinen Zeitpunkt nennt, spielst du in deinem Aktionsschritt. Nennt sie einen, etwa im Kampf, wird sie dann gespielt und sonst nie.
rule-time-14-head = Jederzeit
rule-time-14 = Eine Karte, die jederzeit gespielt werden darf, kannst du in jedermanns Zug spielen, wann immer du [gefragt wirst](RUL-33).
rule-time-13-head = Nur was möglich ist
rule-time-13 = Karten auf der Hand tun nichts. Eine Karte ohne erlaubtes Ziel oder eine, die du nicht bezahlen kannst, lässt sich nicht spielen; sie wird zurückgenommen, und nichts wird bezahlt.
rule-time-01-head = Sofort
rule-time-01 = Alles wirkt, wie es angekündigt wird. Ein „vorher mache ich noch das“ gibt es nicht.
rule-time-02-head = Reaktionen
rule-time-02 = Eine Reaktion muss sich auf das beziehen, was gerade geschieht: die Karte, die Aktion oder ihre Kosten. Alles andere wartet, bis das vorbei ist.
rule-time-03-head = Alle werden gefragt
rule-time-03 = Nach jeder Aktion und jeder Karte dürfen die anderen sie verändern oder kontern, bevor etwas anderes gespielt wird.
rule-time-04-head = Eins nach dem anderen
rule-time-04 = Niemand spielt eine zweite Karte, bevor die anderen auf die erste reagieren konnten.
rule-time-05-head = Die Reihenfolge der Reaktionen
rule-time-05 = Zuerst wer am Zug ist, dann der Verteidiger, falls es einen gibt, dann im Uhrzeigersinn.
rule-time-06-head = Reaktionen auf Reaktionen
rule-time-06 = Auf eine Reaktion kann man wieder reagieren, so tief ihr wollt; sie wird abgehandelt, bevor es mit dem weitergeht, worauf sie sich bezieht. Wer gepasst hat, darf auf Späteres trotzdem reagieren. Passen alle nacheinander, ist es vorbei.
rule-time-07-head = Im Kampf
rule-time-07 = Solange im Kampf Karten gespielt werden, lässt sich ein Effekt kontern, bis der Schritt vorbei ist, nicht nur sofort. Die spätere Karte geht in der Regel vor.
rule-time-08-head = Was aus einer Karte wird
rule-time-08 = Ein Symbol auf Kunst- und Spezialkarten sagt es: + zuordnen, − ablegen, × vernichten.
rule-time-09-head = Zuordnen (+)
rule-time-09 = Die Karte bleibt ihrem Ziel zugeordnet und ist im Spiel. Sie geht, wenn sie aufgehoben wird oder wenn die Karte geht, bei der sie liegt.
rule-time-10-head = Ablegen (−)
rule-time-10 = Die Karte kommt gleich nach ihrer Wirkung auf den Ablagestapel. Meist ist sie nie im Spiel; was auf Karten im Spiel wirkt, erreicht sie also nicht.
rule-time-11-head = Vernichten (×)
rule-time-11 = Die Karte kommt nach Gebrauch auf den Vernichtetenstapel, auch wenn sie gekontert wurde oder nichts bewirkt hat. Ihr Destiny ist trotzdem bezahlt.
rule-time-12-head = Gekontert
rule-time-12 = Eine gekonterte Karte mit + oder − kommt auf den Ablagestapel. Was für sie bezahlt wurde, bleibt bezahlt.
rule-time-15-head = Mehrere Effekte zugleich
rule-time-15 = Was ein Ereignis auslöst, geschieht in der [Reihenfolge der Reaktionen](TIME-05). Gehören dir mehrere, bestimmst du ihre Reihenfolge.
rule-etiq-01-head = Zeit zu reagieren
rule-etiq-01 = Nach jeder Aktion und jeder Karte haben die anderen Zeit zu reagieren. Wer es könnte, wird der Reihe nach gefragt und spielt oder passt. Wer nicht gefragt ist, wartet.
rule-etiq-02-head = Wer das Wort hat
rule-etiq-02 = Zuerst kommt, wer am Zug ist, dann der Verteidiger, falls es einen gibt, dann die anderen im Uhrzeigersinn. Wer nicht gefragt ist, wartet.
rule-etiq-03-head = Zurücknehmen
rule-etiq-03 = Zurückgenommen oder geändert wird nur, wenn alle zustimmen. Solange nichts gezeigt und niemand sonst gefragt wurde, darfst du es an diesem Tisch sofort.
rule-etiq-04-head = Wer sich zuerst rüstet
rule-etiq-04 = Ausrüstung und Ähnliches setzt zuerst der Angreifer ein, es sei denn, der Verteidiger [schlägt zuerst zu](FIRSTSTRIKE-07).
rule-etiq-05-head = Das erste Wort
rule-etiq-05 = Wer am Zug ist, darf immer zuerst handeln. Im Kampf ist das der Angreifer.

# Kampf
rule-act-20-head = Angreifen
rule-act-20 = Eine Aktion, die [letzte deines Zuges](TURN-07), beginnt einen Kampf eines deiner Krieger gegen einen Krieger eines anderen Spielers.
rule-combat-01-head = Die sieben Schritte
rule-combat-01 = 1 Angreifer und Verteidiger, 2 Kampftaktik, 3 wie es steht, 4 Karten, 5 Schläge, 6 Wunden, 7 Punkte.
rule-combat-02-head = Angreifer und Verteidiger
rule-combat-02 = So heißen die beiden Krieger den ganzen Kampf über, was auch daraus wird. Nur eine Karte kann einen anderen an ihre Stelle setzen.
rule-combat-03-head = Hilfe
rule-combat-03 = Karten können weitere Krieger hereinholen. Jeder trägt nur bei, was seine Karte sagt, und wird nicht getroffen, wenn sie es nicht sagt.
rule-combat-04-head = Einer nach dem anderen
rule-combat-04 = Ein zweiter Angriff beginnt erst, wenn der erste Kampf vorbei ist, Punkte eingeschlossen.
rule-combat-05-head = Schritt 1: wer gegen wen
rule-combat-05 = Du nennst einen deiner Krieger, der angreifen darf, und einen gegnerischen, den er [angreifen darf](LEGAL-13).
rule-combat-06-head = Wer nicht kämpft
rule-combat-06 = Wer in Deckung ist oder sie in diesem Zug verlassen hat, greift nicht an. Apostel und Konzernführer nehmen nie teil, auch nicht als Verteidiger. Verwundete und eben Ausgespielte dürfen beides.
rule-combat-07-head = Gegen Unbekannte
rule-combat-07 = Ein verborgener Verteidiger wird [aufgedeckt und bezahlt](COVER-18), und es wird noch einmal geprüft, ob der Angriff erlaubt ist. Erst dann wird die Kampftaktik angekündigt.
rule-combat-08-head = Schritt 2: die Kampftaktik
rule-combat-08 = Der Angreifer kündigt Nahkampf oder Fernkampf an, und beide Seiten benutzen diesen Kampfwert.
rule-combat-09-head = Was sie entscheidet
rule-combat-09 = Welche Kampfwerte, Waffen, sonstige Ausrüstung und Effekte in diesem Kampf zum Einsatz kommen können.
rule-combat-10-head = Eine Kriegszone
rule-combat-10 = Nach der Kampftaktik darf der verteidigende Spieler den Verteidiger sich [in einer Kriegszone verteidigen](WZ-04) lassen. Wer verzichtet, kann es in diesem Kampf nicht mehr.
rule-combat-11-head = Versperrte Kampftaktiken
rule-combat-11 = Eine Kampftaktik darf keinem der beiden versperrt sein. Mit einem Kampfwert von 0 geht sie, ein Strich aber ist keiner: Ein solcher Krieger kann sie nicht ankündigen und schlägt, so angegriffen, nie zurück.
rule-combat-12-head = Schritt 3: wie es steht
rule-combat-12 = Der Kampfwert jedes Kriegers wird an die Panzerung des anderen gehalten, beide zugleich. Ist er gleich oder höher, droht eine Wunde.
rule-combat-13-head = Nur ein Blick
rule-combat-13 = Schritt 3 zeigt, was geschähe. Noch ist niemand verwundet, und nichts bleibt dabei verborgen.
rule-combat-14-head = Was zählt
rule-combat-14 = Ausrüstung, die zur Kampftaktik passt: höchstens [eine Waffe](EQUIP-11) für jeden Krieger und beliebig viele andere Karten, von jeder ein Exemplar.
rule-combat-15-head = Deckung zählt
rule-combat-15 = Ein Verteidiger in Deckung hat [+3 Panzerung](COVER-02).
rule-combat-16-head = Verwundete im Kampf
rule-combat-16 = Ein verwundeter Krieger kämpft wie zuvor. Kartenwerte, Fähigkeiten und Karten bleiben, wie sie sind.
rule-combat-17-head = Wie gerechnet wird
rule-combat-17 = Zuerst der aufgedruckte Kartenwert oder was eine Karte an seine Stelle setzt; dann, was ihn vervielfacht oder halbiert; dann alles, was hinzukommt oder abgeht, Deckung inbegriffen. Auf die Reihenfolge des Spielens kommt es nur bei Karten an, die den Grundwert setzen.
rule-combat-18-head = Schritt 4: Karten
rule-combat-18 = Der Angreifer spielt so viele Kampfkarten, wie er will, dann der Verteidiger, dann der Reihe nach die übrigen Spieler, dann wieder der Angreifer, bis alle nacheinander passen.
rule-combat-19-head = Die Reihenfolge im Kampf
rule-combat-19 = Angreifer, Verteidiger, dann die anderen im Uhrzeigersinn ab dem Angreifer.
rule-combat-20-head = Welche Karten
rule-combat-20 = Nur Karten, die im Kampf oder jederzeit gespielt werden dürfen.
rule-combat-21-head = Dieselbe Karte noch einmal
rule-combat-21 = { $combat_special_copies ->
    [none] In einem Kampf dürfen mehrere Exemplare einer Karte auf einen Krieger gespielt werden. Sie zählen zusammen.
   *[other] Von einem Special dürfen in einem Kampf höchstens { $combat_special_copies } auf einen Krieger gespielt werden, wer es auch spielt. Andere Karten zählen zusammen.
}
rule-combat-23-head = Ein neuer Kombattant
rule-combat-23 = Ersetzt eine Karte einen Kombattanten, darf der Spieler des neuen weiter Karten für ihn spielen. Die Passrunde beginnt von vorn, beim Spieler des Angreifers.
rule-combat-24-head = Wer einspringen darf
rule-combat-24 = { $replacement_checks_affiliation ->
    [true] Karten, die auf den alten Krieger gespielt wurden, bleiben bei ihm und enden mit dem Kampf. Der neue muss eine [erlaubte Wahl](LEGAL-13) sein.
   *[other] Karten, die auf den alten Krieger gespielt wurden, bleiben bei ihm und enden mit dem Kampf. Der neue muss der Zugehörigkeit nach keine [erlaubte Wahl](LEGAL-13) sein, wenn die Karte es nicht verlangt.
}
rule-combat-25-head = Unter null
rule-combat-25 = Kartenwerte können auf 0 und darunter fallen und werden trotzdem verglichen: Nahkampf −4 verwundet bei Panzerung −4.
rule-combat-26-head = Niemandem wird das Wort genommen
rule-combat-26 = Es wird nicht zugeschlagen, solange noch jemand eine Karte spielen will.
rule-combat-27-head = Schritt 5: die Schläge
rule-combat-27 = Wenn der Letzte gepasst hat, wird in beide Richtungen verglichen. Gleich der Panzerung des anderen oder darüber: ein Treffer. Darunter: nichts.
rule-combat-28-head = Ganz oder gar nicht
rule-combat-28 = Ein Treffer ist eine Wunde, wie groß der Unterschied auch ist. Nichts wird in einen späteren Kampf mitgenommen.
rule-combat-29-head = Im selben Moment
rule-combat-29 = Beide Schläge fallen zusammen; auch wer stirbt, schlägt also noch zu. Die Ausnahme ist der [Erstschlag](FIRSTSTRIKE-01).
rule-combat-33-head = Die Karten danach
rule-combat-33 = Am Ende des Kampfes werden die Kampfkarten beider Spieler abgelegt oder kommen dorthin, wohin ihre [Symbole](TIME-08) sie schicken.
rule-combat-34-head = Zurück in Deckung
rule-combat-34 = Ein Verteidiger, der in Deckung war und überlebt, wird wieder verdeckt.
rule-combat-36-head = Schritt 7: Punkte
rule-combat-36 = Die [Punkte](POINTS-01) werden ausgezahlt, dann wird geprüft, ob jemand [gewonnen](WIN-02) hat. Danach ist dein Aktionsschritt vorbei, wenn du keinen weiteren Angriff hast.
rule-combat-37-head = Ein Kombattant geht
rule-combat-37 = Verlässt ein Kombattant das Spiel vor den Schlägen und ersetzt ihn niemand, endet der Kampf: keine Treffer, keine Punkte, und der Angriff ist verbraucht.

# Wer wen angreift
rule-legal-13-head = Die ganze Übersicht
rule-legal-13 = Nie die eigenen. Konzernkrieger: alle außer ihrem Konzern und der Bruderschaft. Neutrale: alle außer der Bruderschaft. Die Bruderschaft: die Dunkle Legion und Freelancer. Mortificatoren, die Dunkle Legion, Ketzer und Freelancer: alle.
rule-legal-01-head = Nie die eigenen
rule-legal-01 = Als Verteidiger wählst du nie einen eigenen Krieger, auch keinen aus deinem anderen Bereich.
rule-legal-02-head = Gezwungen
rule-legal-02 = Eine Karte, deine oder eine fremde, kann deine Krieger zwingen, gegeneinander zu kämpfen. Was das einbringt, steht unter [Eigene töten](POINTS-07).
rule-legal-03-head = Derselbe Konzern
rule-legal-03 = Ein Doomtrooper darf keinen Doomtrooper des eigenen Konzerns angreifen. Gehört einer zu mehreren, genügt ein gemeinsamer. Eine Karte kann das aufheben, etwa eine [Mission](MISS-09).
rule-legal-04-head = Die Bruderschaft wird geschont
rule-legal-04 = Ein Doomtrooper darf keine Krieger der Bruderschaft angreifen, auch keine Mortificatoren, wenn keine Karte es erlaubt.
rule-legal-05-head = Wen die Bruderschaft angreift
rule-legal-05 = Ein Krieger der Bruderschaft greift nur die Dunkle Legion und [Freelancer](FREE-02) an.
rule-legal-06-head = Mortificatoren
rule-legal-06 = Ein Mortificator darf jeden gegnerischen Krieger angreifen, welcher Zugehörigkeit auch immer.
rule-legal-08-head = Die Dunkle Legion
rule-legal-08 = Ein Krieger der Dunklen Legion darf jeden gegnerischen Krieger angreifen, auch andere der Dunklen Legion.
rule-legal-09-head = Neutrale Doomtrooper
rule-legal-09 = Ohne Konzern dürfen sie alle außer der Bruderschaft angreifen. Angegriffen werden dürfen sie von allen außer der Bruderschaft; bei ihr dürfen es allein [Mortificatoren](LEGAL-06).
rule-legal-10-head = Ketzer
rule-legal-10 = Hat ein Ketzer seine Zugehörigkeit als Doomtrooper verloren, ist er ganz Dunkle Legion. Wer beides ist, greift ebenso frei an, und die Bruderschaft darf ihn angreifen; Doomtrooper seines Konzerns dürfen es nicht, und gar keiner, wenn er zur Bruderschaft gehört.
rule-legal-12-head = Erlaubnis und Verbot
rule-legal-12 = Eine Karte, die einen Krieger angreifen lässt, bricht die Verbote dieses Kapitels. Eine Karte, die einen Angriff verbietet, bricht eine Erlaubnis.
rule-legal-14-head = Gegen Mortificatoren
rule-legal-14 = Freelancer und Ketzer, die zugleich Doomtrooper und Dunkle Legion sind, dürfen einen Mortificator angreifen. Gewöhnliche Doomtrooper nicht.
rule-legal-15-head = Niemand zum Angreifen
rule-legal-15 = Auch ein Krieger, der gerade kein erlaubtes Ziel hat, gilt als [kampffähig](WIN-14).
rule-legal-16-head = Auf keiner Seite
rule-legal-16 = { $general_in_kohort ->
    [true] Einen Krieger, der weder Doomtrooper ist noch zur Dunklen Legion gehört, bindet keines der Verbote zwischen Doomtroopern, weder als Angreifer noch als Verteidiger. Die Bruderschaft greift ihn nur an, wenn er ein neutraler Krieger in einer Kohorte ist, wenn keine Karte etwas anderes sagt.
   *[other] Einen Krieger, der weder Doomtrooper ist noch zur Dunklen Legion gehört, bindet keines der Verbote zwischen Doomtroopern, weder als Angreifer noch als Verteidiger. Die Bruderschaft greift nur die Dunkle Legion an, ihn also nicht, wenn keine Karte etwas anderes sagt.
}
rule-cons-05-head = Gilt als Mortificator
rule-cons-05 = Ein solcher Krieger darf alle angreifen wie [Mortificatoren](LEGAL-06). Dass Doomtrooper die Bruderschaft schonen, schützt ihn nur, wenn er zur Bruderschaft gehört.
rule-free-01-head = Freelancer
rule-free-01 = Sie sind Doomtrooper, wenn die Karte nichts anderes sagt.
rule-free-02-head = Freiwild
rule-free-02 = Jeder Krieger darf sie angreifen, auch die der Bruderschaft.
rule-free-03-head = Frei im Angriff
rule-free-03 = Sie dürfen jeden gegnerischen Krieger angreifen, auch die der Bruderschaft.
rule-free-04-head = Bezahlt in Destiny
rule-free-04 = Sie bringen nur Destiny ein, nie Promotion.
rule-free-05-head = In jemandes Diensten
rule-free-05 = Mit einer Zugehörigkeit, die ihnen eine Karte gibt, bringen sie auch Promotion ein, und solange sie sie haben, gelten alle Grenzen dieser Zugehörigkeit, in beide Richtungen.
rule-free-06-head = Zum Beispiel
rule-free-06 = Ein Freelancer, den eine Karte zu Imperial bringt, greift keine Krieger von Imperial und der Bruderschaft an und wird von ihnen nicht angegriffen.
rule-free-07-head = Außer Dienst
rule-free-07 = Geht die Zugehörigkeit verloren, sind sie sofort wieder so frei wie zuvor. Punkte, die sie eingebracht haben, bleiben.
rule-free-08-head = Untereinander
rule-free-08 = Freelancer verschiedener Spieler dürfen gegeneinander kämpfen.
rule-free-09-head = Ein aufgedruckter Konzern
rule-free-09 = Ein Konzern, der auf der Karte eines Freelancers steht, wurde ihm nicht gegeben: Er bleibt frei. Von Belang ist er nur für Karten, die diesen Konzern nennen.
rule-direct-01-head = { $direct_attack ->
    [true] Spieler ohne Krieger
   *[other] Spieler greift man nicht an
}
rule-direct-01 = { $direct_attack ->
    [true] Angegriffen werden Krieger, und Spieler selbst, wenn kein Krieger sie [bewacht](DIRECT-03).
   *[other] Angegriffen werden Krieger, nie die Spieler selbst. Gegen Spieler ohne Krieger gibt es, wenn ihr sie vereinbart, [Sabotage](SAB-01).
}

# Wunden und Tod
rule-combat-30-head = Schritt 6: verwundet, dann getötet
rule-combat-30 = Wer unverwundet ist und getroffen wird, ist verwundet und wird quergelegt. Wer schon verwundet ist und getroffen wird, ist getötet.
rule-combat-31-head = Verfehlt
rule-combat-31 = Ein Krieger, der nicht getroffen wird, bleibt, wie er war.
rule-combat-32-head = Tod
rule-combat-32 = Ein getöteter Krieger wird abgelegt, mit allem, was ihm zugeordnet ist.
rule-combat-35-head = Sofort getötet
rule-combat-35 = Ein Treffer, der „automatisch tötet“, tötet, ob der Krieger vorher verwundet war oder nicht.
rule-firststrike-01-head = Zuerst zuschlagen
rule-firststrike-01 = Ein Krieger mit Erstschlag schlägt vor seinem Gegner zu, auch als Verteidiger.
rule-firststrike-02-head = Zurückschlagen
rule-firststrike-02 = Stirbt der Gegner daran, schlägt er nicht zurück. Unverletzt oder nur verwundet, tut er es.
rule-firststrike-03-head = Schläge, die alles beenden
rule-firststrike-03 = Manche Karten beenden den Kampf nach einem Erstschlag, der trifft. Dann schlägt auch ein Überlebender nicht zurück.
rule-firststrike-04-head = Beide zuerst
rule-firststrike-04 = Zwei mit Erstschlag heben einander auf und kämpfen wie üblich.
rule-firststrike-05-head = Vor dem Ersten
rule-firststrike-05 = Eine Karte, die selbst gegen Erstschlag zuerst zuschlägt, tut es. Zwei solche Karten heben einander auf.
rule-firststrike-06-head = Nichts dazwischen
rule-firststrike-06 = Karten werden einmal gespielt, vor beiden Schlägen. Zwischen dem Erstschlag und der Erwiderung wird nichts gespielt, außer Karten, die für diesen Moment gemacht sind.
rule-firststrike-07-head = Zuerst gerüstet
rule-firststrike-07 = Schlägt der Verteidiger zuerst zu, darf auch er zuerst Ausrüstung einsetzen.

# Immunität
rule-imm-01-head = { $immunity_kinds ->
    [2] Zwei Arten
   *[other] Drei Arten
}
rule-imm-01 = { $immunity_kinds ->
    [2] Ein Krieger kann immun sein gegen die Kunst oder gegen die Dunkle Symmetrie.
   *[other] Ein Krieger kann immun sein gegen die Kunst, gegen Gaben der Dunklen Symmetrie oder gegen alle Karten der Dunklen Symmetrie.
}
rule-imm-02-head = Gaben und Karten
rule-imm-02 = { $immunity_kinds ->
    [2] Auch Immunität gegen Gaben umfasst alle Karten der Dunklen Symmetrie, die Gaben der Apostel eingeschlossen.
   *[other] Immunität gegen Gaben umfasst nur allgemeine Gaben; die der Apostel wirken weiter. Immunität gegen Karten der Dunklen Symmetrie umfasst alle.
}
rule-imm-03-head = Gar nichts
rule-imm-03 = Wogegen ein Krieger immun ist, das wirkt nicht auf ihn, weder zum Schaden noch zum Nutzen.
rule-imm-04-head = Im Kampf
rule-imm-04 = Ist ein Gegner immun gegen die Kunst, darf in diesem Kampf kein Zauber gewirkt werden. Ist er immun gegen die Dunkle Symmetrie, darf keine ihrer Fähigkeiten eingesetzt werden.
rule-imm-05-head = Ausgeschaltet
rule-imm-05 = Im Kampf mit einem immunen Krieger ruhen alle laufenden Effekte dieser Kraft, auch solche, die nur seinen Gegner stärken.
rule-imm-06-head = Mitten im Kampf immun
rule-imm-06 = Immunität, die ein Krieger während des Kampfes erhält, schaltet diese Effekte ebenfalls aus.
rule-imm-07-head = Nicht verloren
rule-imm-07 = Ausgeschaltete Effekte werden nicht abgelegt. Was länger anhält als der Kampf, wirkt danach wieder. Dafür ausgegebenes Destiny kommt nicht zurück.
rule-imm-08-head = Außerhalb des Kampfes
rule-imm-08 = Auch außerhalb des Kampfes können Zauber und Fähigkeiten nicht auf einen immunen Krieger zielen.
rule-imm-09-head = Was sie nicht aufhält
rule-imm-09 = Immunität gilt für Karten dieser Art und für Fähigkeiten, die sie nennen. Spezialkarten, Ausrüstung und Relikte sind davon nicht berührt.

# Punkte und Sieg
rule-points-01-head = Was ein Toter einbringt
rule-points-01 = Einen Krieger im Kampf zu töten bringt seinen Wert ein, so hoch, wie er im Moment des Todes ist.
rule-points-02-head = Promotion oder Destiny
rule-points-02 = Du darfst die Punkte als Promotion nehmen, als Destiny oder beliebig aufteilen.
rule-points-03-head = Sofort entschieden
rule-points-03 = Du wählst gleich nach dem Kampf und kannst es später nicht ändern.
rule-points-04-head = Beide sterben
rule-points-04 = Dann werden beide Spieler bezahlt. Wie es dem Überlebenden eines Kampfes ergangen ist, spielt keine Rolle.
rule-points-05-head = Wer die Punkte bekommt
rule-points-05 = Die Punkte bekommt, wer den Krieger kontrolliert, der den tödlichen Schlag geführt hat. Eine Wunde, die jemand in einem früheren Kampf zugefügt hat, bringt nichts ein.
rule-points-06-head = Wunden bringen nichts
rule-points-06 = Ein Krieger, der nur verwundet wird, bringt niemandem etwas ein.
rule-points-07-head = Eigene töten
rule-points-07 = Einen eigenen Krieger zu töten, auch gezwungen, bringt nur Destiny ein.
rule-points-08-head = Was Freelancer einbringen
rule-points-08 = Ein Freelancer ohne Zugehörigkeit bringt nur Destiny ein: siehe [Bezahlt in Destiny](FREE-04).
rule-points-09-head = Außerhalb des Kampfes
rule-points-09 = Krieger, die Karten außerhalb des Kampfes töten oder ablegen, bringen nichts ein, wenn die Karte es nicht sagt.
rule-points-10-head = Zusammen bezahlt
rule-points-10 = Bekommen mehrere Spieler im selben Moment Punkte, wählt zuerst, wer am Zug ist. Erst danach wird geprüft, wer gewonnen hat.
rule-points-11-head = Nichts wert
rule-points-11 = Ein Wert von 0 oder weniger bringt 0 ein. Punkte kostet er nie.
rule-win-01-head = Das Ziel
rule-win-01 = { $goal_p ->
    [999] Keine Menge [Promotion](promotion) beendet diese Partie.
   *[other] Das Ziel sind { $goal_p } [Promotion](promotion). Vor der Partie darf ein anderes gewählt werden, ein niedrigeres für erste Partien.
}
rule-win-02-head = Auf der Stelle
rule-win-02 = Wird das Ziel erreicht, endet die Partie in diesem Moment, in jedem Schritt und in jedermanns Zug.
rule-win-03-head = Beide zugleich
rule-win-03 = Die beiden Spieler eines Kampfes werden im selben Augenblick bezahlt; sie können das Ziel also gemeinsam erreichen.
rule-win-04-head = Wer von ihnen gewinnt
rule-win-04 = Erreichen mehrere das Ziel zugleich, gewinnt, wer mehr hat. Haben sie gleich viel, ist es ein Unentschieden.
rule-win-05-head = Destiny gewinnt nicht
rule-win-05 = Wie viel du davon auch hast, Destiny zählt nie für den Sieg.
rule-win-06-head = Nichts mehr zu ziehen
rule-win-06 = { $deck_out_player_out ->
    [no-warrior] Wessen Nachschubstapel leer ist, der spielt weiter, ohne zu ziehen, scheidet aber aus, wenn er nach dem Ziehschritt keinen Krieger im Spiel und keinen auf der Hand hat.
    [two-turns] Wessen Nachschubstapel leer ist, der spielt weiter, ohne zu ziehen. Ohne Krieger im Spiel läuft außerdem die [Zählung](WIN-12).
   *[other] Wessen Nachschubstapel leer ist, der spielt weiter, ohne zu ziehen.
}
rule-win-07-head = Niemand kann ziehen
rule-win-07 = Sind die Nachschubstapel aller Spieler leer, die noch dabei sind, endet die Partie sofort, und die meiste Promotion gewinnt.
rule-win-08-head = Gleichstand dabei
rule-win-08 = { $deck_out_tie ->
    [draw] Dann endet die Partie unentschieden.
   *[other] Dann geht es weiter, bis jemand mehr Promotion hat als die anderen.
}
rule-win-10-head = Die nächsten Punkte entscheiden
rule-win-10 = Die ersten Punkte, die einen solchen Gleichstand brechen, beenden die Partie. Die Punkte eines Kampfes werden gemeinsam verglichen.
rule-win-11-head = Wenn nichts geschieht
rule-win-11 = Wenn { $idle_rounds } volle Runden lang niemand eine Karte ausspielt, spielt oder ablegt, angreift, sabotiert oder Promotion erhält, endet die Partie unentschieden. Meditieren zählt nicht als Handlung.
rule-win-12-head = Keine Krieger
rule-win-12 = { $sabotage ->
    [true] Beginnst du einen Zug mit leerem Nachschubstapel und ohne [kampffähigen](WIN-14) Krieger, hast du { $no_warrior_turns } Züge, diesen mitgezählt, um einen ins Spiel zu bringen. Gelingt es nicht, verlierst du am Ende des letzten.
   *[other] Beginnst du einen Zug ohne [kampffähigen](WIN-14) Krieger, hast du { $no_warrior_turns } Züge, diesen mitgezählt, um einen ins Spiel zu bringen. Gelingt es nicht, verlierst du am Ende des letzten.
}
rule-win-14-head = Kampffähig
rule-win-14 = So heißt ein Krieger, der irgendwie angreifen oder angegriffen werden kann, auch wenn gerade kein Ziel erlaubt ist. Apostel und Konzernführer kämpfen nie und zählen nicht.
rule-win-15-head = Die Frist endet
rule-win-15 = Bringst du einen solchen Krieger ins Spiel, endet die Frist, auch wenn er bald darauf getötet wird. Stehst du später wieder ohne da, beginnt eine neue von drei Zügen.
rule-win-16-head = Auch verborgene zählen
rule-win-16 = Ein in Deckung ausgespielter Krieger gilt als im Spiel. Wird er wegen seiner [Schuld](COVER-13) abgelegt, beginnt die Frist mit deinem nächsten Zug von vorn.
rule-win-17-head = Ausgeschieden
rule-win-17 = Zu zweit gewinnt sofort der andere, wie auch immer die Punkte stehen. Zu mehreren scheidet der Verlierer mit allen Karten aus, und die anderen spielen weiter; wer übrig bleibt, gewinnt.
rule-win-18-head = Mit Sabotage
rule-win-18 = Ohne Krieger verliert man nur, wenn auch der Nachschubstapel leer ist.
rule-win-20-head = Das Ziel geht vor
rule-win-20 = Wird das Ziel gerade erreicht, wenn der letzte Nachschubstapel leer wird, entscheidet das Ziel.

# Sabotage
rule-sab-01-head = { $sabotage ->
    [true] Was sie ersetzt
   *[other] Wenn ihr sie vereinbart
}
rule-sab-01 = { $sabotage ->
    [true] Sabotage ersetzt die Regel, dass man [ohne Krieger verliert](WIN-12), und Angriffe auf Spieler selbst.
   *[other] Sabotage ist eine Variante, die vor der Partie gewählt wird. Sie ersetzt die Regel, dass man [ohne Krieger verliert](WIN-12).
}
rule-act-18-head = Sabotieren
rule-act-18 = Wird die Variante gespielt, sabotiert eine Aktion einen Spieler.
rule-sab-02-head = Wen du sabotieren kannst
rule-sab-02 = Einen Spieler, der keine Krieger im Spiel hat, die am Kampf teilnehmen können.
rule-sab-03-head = Wie es geht
rule-sab-03 = Du gibst eine Aktion aus und nennst einen deiner Krieger. Jeden Gegner kannst du einmal pro Zug sabotieren, gezählt von deinem Ziehschritt bis zu deinem nächsten.
rule-sab-04-head = { $extended_sabotage ->
    [true] Immer wieder
   *[other] Nicht öfter als einmal
}
rule-sab-04 = { $extended_sabotage ->
    [true] Du darfst denselben Spieler mehrmals im Zug sabotieren.
   *[other] Denselben Spieler mehrmals im Zug zu sabotieren ist eine weitere Variante, die nur gilt, wenn ihr sie vereinbart.
}
rule-sab-05-head = Sie gelingt
rule-sab-05 = Es sei denn, der andere Spieler verhindert sie mit einer Karte. Es gibt keinen Kampf, Kampfwerte werden nicht verglichen, und niemand wird verwundet.
rule-sab-06-head = Was sie einbringt
rule-sab-06 = Den halben Wert des Kriegers, wie er gerade ist, aufgerundet, als Promotion, Destiny oder beliebig aufgeteilt.
rule-sab-07-head = Nur in deinem eigenen Zug
rule-sab-07 = Im Zug eines anderen sabotierst du nie, auch nicht mit Aktionen, die du dort erhältst.
rule-sab-08-head = Nicht in der ersten Runde
rule-sab-08 = Niemand sabotiert, bevor alle Spieler einmal am Zug waren.
rule-sab-09-head = Sie ist kein Angriff
rule-sab-09 = Sie muss nicht zuletzt kommen, eine Angriffsaktion kann nicht für sie ausgegeben werden, und du darfst später im Zug noch jemanden angreifen.
rule-sab-10-head = Bei leerem Nachschubstapel
rule-sab-10 = Für einen Spieler, dessen Nachschubstapel leer ist, gilt zusätzlich die Regel über [keine Krieger](WIN-12).
rule-sab-11-head = Wer es kann
rule-sab-11 = Verwundete, Krieger in Deckung und solche, die sie eben verlassen haben, können sabotieren und später angreifen, wenn sie dürfen. Wer nie am Kampf teilnimmt, kann es nicht.
rule-sab-12-head = Freelancer
rule-sab-12 = Die Sabotage eines Freelancers bringt nur Destiny ein.
rule-sab-13-head = Wann die Frist beginnt
rule-sab-13 = Die Frist von drei Zügen beginnt dann mit dem nächsten Zug des Spielers, der weder Karten zu ziehen noch Krieger hat.
rule-direct-09-head = Karten über Angriffe auf Spieler
rule-direct-09 = { $sabotage ->
    [true] Eine Karte, die davon spricht, einen Spieler anzugreifen, meint [Sabotage](SAB-01).
   *[false] { $attack_player_cards ->
        [sabotage] Eine Karte, die davon spricht, einen Spieler anzugreifen, meint Sabotage, wo sie gespielt wird.
        [printed] Eine Karte, die davon spricht, einen Spieler anzugreifen, tut, was sie sagt.
       *[other] Eine Karte, die davon spricht, einen Spieler anzugreifen, tut nichts.
    }
}

# Mehrere Spieler
rule-multi-gen-01-head = Die Zugfolge
rule-multi-gen-01 = Die Züge gehen im Uhrzeigersinn. Ausgeschiedene werden übersprungen.
rule-multi-01-head = Im Uhrzeigersinn
rule-multi-01 = Gespielt wird rund um den Tisch im Uhrzeigersinn.
rule-multi-gen-02-head = Eine Spielform
rule-multi-gen-02 = Wie ihr miteinander spielt, wird vor der Partie festgelegt und ändert sich nicht mehr.
rule-multi-ffa-r01-head = Jeder für sich
rule-multi-ffa-r01 = Wenn ihr nichts anderes wählt, spielt jeder für sich: mit eigenem Destiny, eigener Promotion und dem üblichen Ziel.
rule-multi-02-head = Jeder gegen jeden
rule-multi-02 = Jeder Spieler darf jeden anderen angreifen.
rule-multi-ffa-01-head = Wen du angreifen darfst
rule-multi-ffa-01 = Die Krieger aller anderen Spieler. Nur [Zugehörigkeiten](LEGAL-13) begrenzen deine Wahl.
rule-multi-ffa-02-head = Über den Tisch
rule-multi-ffa-02 = Es kostet nichts extra, jemanden anzugreifen, der nicht neben dir sitzt, wer auch dazwischen sitzt.
rule-multi-ffa-03-head = Kein fester Feind
rule-multi-ffa-03 = Für jeden Angriff darfst du dir einen anderen aussuchen.
rule-multi-gen-04-head = Zeit zum Reagieren
rule-multi-gen-04 = Nach jeder Handlung dürfen die anderen reagieren: zuerst wer am Zug ist, dann der Verteidiger, dann im Uhrzeigersinn. Im Kampf sind es Angreifer, Verteidiger, die anderen und wieder von vorn, bis alle nacheinander passen.
rule-multi-gen-05-head = Ausrüstung
rule-multi-gen-05 = Wenn der Verteidiger nicht zuerst zuschlägt, setzt der angreifende Spieler Ausrüstung und Ähnliches zuerst ein.
rule-multi-gen-06-head = Zurücknehmen
rule-multi-gen-06 = Auch zu mehreren wird nur zurückgenommen, wenn alle zustimmen: siehe [Zurücknehmen](ETIQ-03).
rule-multi-gen-08-head = Ohne Krieger
rule-multi-gen-08 = Die Züge [ohne Krieger](WIN-12) werden für jeden Spieler einzeln gezählt. Wer die Frist versäumt, scheidet aus; die anderen spielen weiter.
rule-multi-gen-r01-head = Wenn jemand ausscheidet
rule-multi-gen-r01 = Die eigenen Karten dieses Spielers verlassen das Spiel. Fremde Karten, die er hatte, kommen auf die Ablagestapel ihrer Besitzer, Missionen an ihn werden abgelegt, und niemand bekommt Punkte. Der Letzte gewinnt sofort.
rule-multi-gen-r02-head = Wenn alle Stapel leer sind
rule-multi-gen-r02 = Das betrifft alle Spieler, die noch dabei sind. Haben die Führenden gleich viel Promotion, geht es weiter, bis einer von ihnen vorn liegt.
rule-multi-gen-r03-head = Links von dir
rule-multi-gen-r03 = Der Spieler links von dir ist der nächste in der Zugfolge, der noch dabei ist.
rule-multi-gen-r04-head = Gegner
rule-multi-gen-r04 = „Gegner“ auf einer Karte meint jeden Spieler, der nicht auf deiner Seite ist. „Ein beliebiger Spieler“ schließt dich ein.
rule-multi-06-head = Sabotage
rule-multi-06 = Du darfst jeden Gegner einmal pro Zug sabotieren: siehe [Wie es geht](SAB-03).

# Entscheidungen
rule-rul-02-head = Was eine gekonterte Karte kostet
rule-rul-02 = Sie kommt trotzdem dorthin, wohin ihr Symbol sie schickt, und ihre Aktionen, ihr Destiny und abgelegte Karten sind verloren, wenn keine Karte sie zurückgibt. Eine Karte mit × wird auch dann vernichtet.
rule-rul-03-head = Einen Konter kontern
rule-rul-03 = Ja. Auf alles Angekündigte kann man reagieren, und die letzte Reaktion wird zuerst abgehandelt. Eine Karte, die nie gekontert werden kann, fragt niemanden.
rule-rul-04-head = Wer zuerst reagiert
rule-rul-04 = Wer am Zug ist, dann der Verteidiger, falls es einen gibt, dann im Uhrzeigersinn. Passen alle nacheinander, ist Schluss.
rule-rul-05-head = Nicht mittendrin
rule-rul-05 = „Jederzeit“ heißt nicht mitten im Effekt einer anderen Karte. Du spielst, wenn du [gefragt wirst](RUL-33), und zwischen Ziel und Effekt nur, was sich auf genau diese Karte bezieht.
rule-rul-06-head = Müssen, dürfen, nicht dürfen
rule-rul-06 = Ein Verbot bricht eine Pflicht: Erfüllt kein Ziel alle Bedingungen, darf der Krieger nicht angreifen. Eine Erlaubnis auf einer Karte bricht das Regelbuch, ein Verbot auf einer Karte bricht sie. Was verlangt wird und möglich ist, muss geschehen; „wenn möglich“ verlangt nicht mehr als das.
rule-rul-08-head = Verdoppeln und halbieren
rule-rul-08 = Von Karten, die den Grundwert setzen, gilt die letzte. Dann zählt alles zusammen, was vervielfacht oder halbiert, am Ende einmal aufgerundet. Beim Wert (V) zählt nur die letzte solche Karte. Eine Zahl auf einer Karte meint den jetzigen Kartenwert, wenn sie nicht Grundwert sagt.
rule-rul-10-head = Andere einer Art
rule-rul-10 = Ein Krieger, der als etwas gilt, zählt überall, wo eine Karte davon spricht. Meint sie sich selbst nicht, sagt sie es.
rule-rul-11-head = Derselbe Bereich
rule-rul-11 = Ein Bereich gehört einem Spieler; „im selben Bereich“ erreicht also nie fremde Krieger. „Im Spiel“ erreicht die von allen.
rule-rul-12-head = Wirkung von Abwesenden
rule-rul-12 = Ein Krieger in Deckung wirkt weiter auf andere, ein nie aufgedeckter nicht. Auch einer, den eine Karte umdreht, der vermisst, gefangen oder verschollen ist, wirkt nicht, gilt aber noch als im Spiel, wo es nur einen geben darf.
rule-rul-14-head = Zum Kampf Gezwungene
rule-rul-14 = Ein Krieger, den eine Karte in einen Kampf holt, muss der Zugehörigkeit nach nicht wählbar sein, wenn diese Karte es nicht verlangt.
rule-rul-16-head = Tote außerhalb des Kampfes
rule-rul-16 = Sie bringen nichts ein, wenn die Karte es nicht sagt. Sagt sie es, erhält der Spieler dieser Karte den jetzigen Wert, für einen eigenen Krieger nur als Destiny.
rule-rul-17-head = Ablegen ist nicht Töten
rule-rul-17 = Ein abgelegter Krieger wurde nicht getötet. Was auf einen Toten wartet, etwa eine Mission, nimmt davon keine Notiz.
rule-rul-20-head = Besitzer und Benutzer
rule-rul-20 = Eine Karte in fremden Händen kommt auf den Stapel oder die Hand ihres Besitzers, wenn sie das Spiel verlässt. Wo nur eine im Spiel sein darf, zählen die Karten aller.
rule-rul-21-head = Karten, die nicht mehr passen
rule-rul-21 = Verändert sich ein Krieger so, dass er eine seiner Karten nicht mehr bekommen könnte, bleibt sie und tut nichts, bis er wieder passt. Abgelegt wird sie nur, wo eine Regel oder Karte es sagt.
rule-rul-23-head = Beide sterben
rule-rul-23 = Sie sterben im selben Moment. Was die Spieler dagegen tun, kommt in der [Reihenfolge der Reaktionen](TIME-05), und ein geretteter Krieger bringt niemandem Punkte.
rule-rul-26-head = Auf Verborgene zielen
rule-rul-26 = Auf einen verborgenen Krieger eines anderen kann nur zielen, was jeden Krieger treffen könnte. Sein Spieler deckt ihn nur auf, wenn eine Bedingung geprüft werden muss.
rule-rul-27-head = Symbol oder Text
rule-rul-27 = Wo Symbol und Text einer Karte sich darüber widersprechen, was aus ihr wird, hat der Text recht.
rule-rul-28-head = „Dein nächster Zug“
rule-rul-28 = Es ist der nächste Zug dieses Spielers, wann immer er kommt, auch wenn sich die Zugfolge ändert.
rule-rul-29-head = Nicht bloß, um sie loszuwerden
rule-rul-29 = Eine Spezial- oder Kunstkarte, die nichts ändern würde, und jede Karte ohne erlaubtes Ziel darfst du nicht spielen, nur um sie loszuwerden. Ausrüstung und Gaben darfst du geben, auch wenn sie noch nichts tun.
rule-rul-30-head = Geliehene Aktionen
rule-rul-30 = Aktionen, die dir eine Karte außerhalb deines Zuges gibt, nimmst du dann und in einem Stück. Auf das, was du tust, dürfen die anderen reagieren. Was du nicht gleich nutzt, verfällt.
rule-rul-31-head = Endlose Schleifen
rule-rul-31 = Was sich endlos wiederholen ließe und sonst nichts ändert, darfst du zwischen zwei deiner Ziehschritte zehnmal tun.
rule-rul-33-head = Wann du Karten spielen kannst
rule-rul-33 = Gleich nach einer Ankündigung, wenn sich deine Karte darauf bezieht. Und in einer Pause mit einer Karte, die jederzeit erlaubt ist: wenn ein Zug beginnt oder endet, nach dem Ziehschritt, nach jeder Aktion oder Karte, während im Kampf Karten gespielt werden.
rule-rul-34-head = Verlangte Angriffe
rule-rul-34 = Ein Angriff, den eine Karte verlangt, kommt vor jedem anderen, und vorher endet der Zug nicht, wenn er möglich ist. Schließen zwei Forderungen einander aus, gilt die ältere. Ein Krieger, der nicht angreifen darf, tut es nicht, wer auch immer ihn führt.
rule-rul-35-head = Was einzelne Karten offenlassen
rule-rul-35 = Wessen Krieger durch Command angreift, der nennt die Kampftaktik. Ein getöteter und besessener Krieger wurde getötet und behält seinen Spieler und seine Karten. Erfüllt ein Ereignis eine Mission auf zwei Arten, wählt ihr Spieler. Phantasm leiht jetzige Kartenwerte; ein Strich bleibt ein Strich.
rule-rul-36-head = Was als freiwillig zählt
rule-rul-36 = Ein Krieger, der nicht freiwillig in Deckung gehen darf, kommt auch durch keine Karte oder Wahl seines eigenen Spielers hinein. Was die Karte eines anderen mit ihm tut, ist etwas anderes.
rule-rul-37-head = Punkte, die zwei wert sind
rule-rul-37 = Wo 1 D 2 D wert ist, zählt jedes D, das du zahlst, doppelt für den Preis eines Zaubers oder dessen, was eine Gabe tut, ob fest oder Stück für Stück bezahlt. Was übrig bleibt, verfällt.
rule-rul-38-head = Deckung gegen alles
rule-rul-38 = Was Deckung zur Panzerung beiträgt, zählt, wo immer sie mit etwas verglichen wird, auch mit Schaden von außerhalb des Kampfes. Es zählt nicht, wo eine Karte vom Grundwert spricht.
rule-rul-41-head = Punkte, die andere nicht anrühren
rule-rul-41 = Was andere Spieler daran hindert, deine Punkte zu verändern, hält nur ihre Karten auf. Was du selbst zahlst, um etwas zu tun oder zu vermeiden, zahlst du wie immer.

# Außenposten und Stämme
rule-out-01-head = Ein dritter Bereich
rule-out-01 = Neben Einheit und Kohorte hat jeder Spieler einen Außenposten auf der Erde. Auch leer ist er da.
rule-zone-02-head = Wann es einen Außenposten gibt
rule-zone-02 = Den Bereich gibt es in Partien, in denen [eine Karte ihn verlangt](OUT-21); sonst hat ihn niemand.
rule-out-21-head = Wann es Außenposten gibt
rule-out-21 = { $outpost ->
    [off] Es gibt keine, und kein Deck enthält eine Karte, die einen braucht.
    [on] Es gibt immer Außenposten.
   *[other] Es gibt Außenposten, sobald ein Deck oder eine Sammlung eine Karte enthält, die einen braucht.
}
rule-act-16-head = Übertragen
rule-act-16 = Eine Aktion überträgt einen Krieger aus Einheit oder Kohorte in deinen Außenposten oder von dort dorthin zurück, wo er hingehört.
rule-out-08-head = Zwei Aktionen
rule-out-08 = Zwei Aktionen kostet es, wenn der Krieger ein Fahrzeug hat, ob er darin ist oder nicht, oder selbst als eines gilt.
rule-veh-20-head = Das Fahrzeug kommt mit
rule-veh-20 = Wird ein Krieger übertragen, geht sein Fahrzeug mit und macht das [teurer](OUT-08).
rule-out-03-head = Ausgespielt wie sonst
rule-out-03 = Doomtrooper werden in die Einheit ausgespielt, die Dunkle Legion in die Kohorte. Erst danach dürfen sie auf die Erde.
rule-out-09-head = Einmal je Zug
rule-out-09 = Zwischen zwei eigenen Ziehphasen überträgst du einen Krieger höchstens einmal. Bewegen ihn Karten, zählt das nicht.
rule-out-14-head = Und dann angreifen
rule-out-14 = Wer übertragen wurde, darf im selben Zug noch angreifen, wenn eine Aktion übrig ist.
rule-out-19-head = Sonst ändert sich nichts
rule-out-19 = Ein übertragener Krieger behält seine Wunden, seine Deckung und alles, was an ihm liegt.
rule-out-18-head = In Deckung übertragen
rule-out-18 = Ein Krieger in Deckung bleibt in Deckung. Wer [in Deckung ausgespielt](ACT-04) wurde, muss erst aufgedeckt werden.
rule-out-10-head = Alle auf die Erde
rule-out-10 = Bringt jemand einen Krieger in einen Außenposten, müssen alle anderen nachziehen: Die erste Aktion ihres nächsten Zuges überträgt einen Krieger in ihren eigenen. Solange in einem Außenposten ein Krieger steht, muss auch jeder andere dort einen haben.
rule-out-11-head = Was man schuldet
rule-out-11 = Wer schon dort ist, schuldet nichts; wer niemanden schicken kann, schuldet es später. Bis dahin darf man nur [die Deckung verlassen](COVER-06), einen Häretiker [zurückholen](OUT-07) oder einen Krieger eines Stammes ausspielen. Dein letzter Krieger verlässt die Erde nur, wenn sonst niemand dort ist.
rule-out-20-head = Einer bleibt offen
rule-out-20 = Der Krieger, der [außerhalb der Deckung](COVER-05) bleiben muss, darf in jedem deiner Bereiche stehen.
rule-out-05-head = Wer zusammensteht
rule-out-05 = Doomtrooper und Dunkle Legion teilen sich nie einen Außenposten. Die Stämme gehen mit beiden.
rule-out-06-head = Wer beides ist
rule-out-06 = Ein Häretiker, der noch Doomtrooper ist, geht mit beiden Seiten, bringt sie aber nicht zusammen.
rule-out-07-head = Wer dort abfällt
rule-out-07 = Gehört ein Krieger in deinem Außenposten ganz der Dunklen Legion an, muss deine nächste Aktion ihn in die Kohorte übertragen, noch vor allem, was du [schuldest](OUT-10).
rule-out-12-head = Außenposten gegen Außenposten
rule-out-12 = Krieger in einem Außenposten greifen nur Krieger in anderen Außenposten an und werden nur von solchen angegriffen. Keine Karte ändert das.
rule-legal-11-head = Paare eines Angriffs
rule-legal-11 = Wer wen angreifen darf, fragt sich nur, wo beide in Außenposten stehen oder keiner von beiden.
rule-out-22-head = Die üblichen Verbote
rule-out-22 = Wer jemanden [anderswo](LEGAL-03) nicht angreifen darf, darf es auch auf der Erde nicht, von den [Stämmen](OUT-13) abgesehen.
rule-out-02-head = Stämme der Erde
rule-out-02 = Krieger der Stämme werden in einen Außenposten ausgespielt und bleiben dort. Ohne Außenposten in der Partie lassen sie sich nicht ausspielen.
rule-gen-07-head = { $tribes_are_doomtroopers ->
    [true] Doomtrooper der Erde
   *[other] Weder das eine noch das andere
}
rule-gen-07 = { $tribes_are_doomtroopers ->
    [true] Krieger der Stämme sind auch Doomtrooper.
   *[other] Krieger der Stämme sind weder Doomtrooper noch Dunkle Legion; was nur für diese gedacht ist, ist nicht für sie.
}
rule-out-04-head = Immer nur ein Stamm
rule-out-04 = Der Krieger eines Stammes wird nicht in einen Außenposten ausgespielt, in dem einer eines anderen Stammes steht.
rule-out-13-head = Stämme gegen alle
rule-out-13 = Der Krieger eines Stammes greift jeden Krieger in einem anderen Außenposten an und wird von jedem dort angegriffen, auch vom eigenen Stamm und von der Bruderschaft.
rule-equip-03-head = Ausrüstung für Stämme
rule-equip-03 = Sie bekommen Ausrüstung, die für jeden Krieger ist, aber keine nur für Doomtrooper oder nur für die Dunkle Legion.
rule-out-15-head = Was Karten erreichen
rule-out-15 = Karten, die von einer Einheit oder Kohorte reden, erreichen niemanden im Außenposten. Solche, die keinen Bereich nennen, reichen dorthin und von dort überallhin.
rule-out-16-head = Wer keinen Bereich hat
rule-out-16 = Wer weder in der Einheit noch in der Kohorte sein darf, darf auf die Erde übertragen werden und geht von dort wieder [abseits](ZONE-23).
rule-fort-08-head = Festungen eines Außenpostens
rule-fort-08 = Was für einen Außenposten errichtet wird, steht nirgends sonst, und was für Einheit oder Kohorte ist, nicht in einem Außenposten. Eine Festung für einen einzelnen Krieger darf dorthin.
rule-art-04-head = Wirken im Außenposten
rule-art-04 = { $cast_from_outpost ->
    [true] Ein Anwender in einem Außenposten wirkt wie einer in der [Einheit](ART-03).
   *[other] Ein Anwender in einem Außenposten kann nichts wirken: Die Kunst braucht einen Anwender in der [Einheit](ART-03).
}
rule-out-17-head = Mehr von der Erde
rule-out-17 = [Bestien](BEAST-05) halten ihre Reiter dort fest, und für [Festungen](FORT-08), [Ausrüstung](EQUIP-03) und [die Kunst](ART-04) gibt es eigene Grenzen.

# Bestien
rule-beast-01-head = Eine Bestie zuordnen
rule-beast-01 = Eine Aktion ordnet eine Bestie einem deiner Krieger in deinem Außenposten zu, und nirgends sonst.
rule-act-17-head = Zuteilen ist eine Aktion
rule-act-17 = [Eine Bestie zu geben](BEAST-01) kostet eine Aktion, wie jede Karte, die zugeteilt wird.
rule-beast-02-head = Jedem nur eine
rule-beast-02 = Ein Krieger hat höchstens eine Bestie.
rule-beast-03-head = Bestie oder Fahrzeug
rule-beast-03 = Ein Krieger hat entweder eine Bestie oder ein Fahrzeug, nie beides.
rule-veh-18-head = Kein Fahrzeug für Bestien
rule-veh-18 = Ein Krieger, der als Bestie gilt, bekommt kein Fahrzeug, und einer mit einer Bestie auch nicht.
rule-beast-04-head = Immer geritten
rule-beast-04 = Der Krieger reitet sie immer, in jedem Kampf. Ein Drinnen und Draußen gibt es nicht.
rule-beast-09-head = Ihre Kartenwerte
rule-beast-09 = Was auf ihr steht, ändert die Grundwerte ihres Reiters, bevor irgendetwas sonst dazukommt oder verdoppelt wird.
rule-beast-07-head = Mauern und Deckung
rule-beast-07 = Anders als wer im Fahrzeug sitzt hat ein Reiter alles, was [Festungen](FORT-02) geben, und darf [Deckung suchen](ACT-05).
rule-beast-11-head = Eine Bestie in Deckung
rule-beast-11 = Ein Krieger in Deckung darf eine Bestie bekommen. Sie wird [allen gezeigt](VEH-05).
rule-beast-05-head = Sie bleibt auf der Erde
rule-beast-05 = Solange er eine Bestie hat, kannst du einen Krieger nicht aus seinem Außenposten übertragen.
rule-beast-06-head = Vertrieben
rule-beast-06 = Bringt eine Karte den Reiter woandershin, wird die Bestie abgelegt, außer sie kommen in einen anderen Außenposten.
rule-beast-10-head = Wenn sie verloren geht
rule-beast-10 = Verliert ein Krieger seine Bestie, verwundet ihn das nicht.
rule-beast-08-head = Krieger, die Bestien sind
rule-beast-08 = Ein Krieger, der als Bestie gilt, hat weder Bestie noch Fahrzeug und wird nie übertragen. Aus einem Außenposten vertrieben, wird er abgelegt. Festungen helfen ihm, und er darf Deckung suchen.

# Spätere Sets
rule-act-12-head = Ki lernen
rule-act-12 = Für eine Aktion erhält ein eigener Krieger, der sie haben darf, eine Ki-Kraft aus deiner Hand.
rule-ki-01-head = Wer Ki lernt
rule-ki-01 = { $ki_target ->
    [doomtrooper] Krieger von Mishima, jeder andere Doomtrooper und wen die Karte selbst nennt.
   *[mishima] Krieger von Mishima und wen die Karte selbst nennt.
}
rule-ki-03-head = Nicht mehr Mishima
rule-ki-03 = Ein Krieger, der nicht mehr zu Mishima gehört, behält und nutzt seine Ki-Kräfte, erhält aber keine neuen.
rule-ki-04-head = Mishima durch eine Karte
rule-ki-04 = Auch wer nur durch eine Karte zu Mishima gehört, darf Ki-Kräfte erhalten.
rule-ki-05-head = Weder Kunst noch Gabe
rule-ki-05 = Ki-Kräfte sind weder Kunst noch Dunkle Symmetrie noch Ausrüstung; keine [Immunität](IMM-01) betrifft sie.
rule-legal-07-head = Ninja
rule-legal-07 = { $ninja_attack_any ->
    [true] Ein Ninja von Mishima darf jeden Krieger angreifen. Keine gedruckte Karte ist einer.
   *[other] Wen ein Ninja angreifen darf, sagt allein seine Karte. Keine gedruckte Karte ist einer.
}
rule-rul-24-head = Ein immuner Spieler
rule-rul-24 = Die Immunität eines Spielers hält Zauber auf, die ihn, seine Hand oder seine Stapel nennen, nicht die auf seine Krieger.
rule-rul-50-head = Wandernde Punkte und Gebote
rule-rul-50 = Wandern nur die Punkte eines Kills, wählt weiterhin der Besitzer des Angreifers alles andere. Gebote steigen reihum im Rahmen der eigenen Destiny, und nur der Sieger zahlt.
rule-deck-06-head = Zwischen den Partien
rule-deck-06 = Zwischen den Partien eines Matchs dürfen Karten der Reserve und des Decks getauscht werden, nie während einer Partie.
rule-deck-07-head = Das Deck danach
rule-deck-07 = Nach dem Tausch muss das Deck wieder erlaubt sein; es muss nicht Karte gegen Karte sein.
rule-deck-09-head = Alle Karten zählen
rule-deck-09 = Allianzen, Relikte, Kriegszonen und alle anderen zählen zu den 60 Karten; nichts liegt beiseite.
rule-ki-02-head = Ki-Kräfte
rule-ki-02 = Ein Krieger darf jede Ki-Kraft einmal haben. Sie bleibt ihm zugeordnet.

# Spielformen
rule-multi-03-head = Primäre Ziele
rule-multi-03 = In einer Partie mit primären Zielen greifst du deinen linken Nachbarn umsonst an, alle anderen für je 2 D.
rule-multi-target-01-head = Dein Ziel
rule-multi-target-01 = Jeder hat ein primäres Ziel: den nächsten Spieler links. Gegenseitig ist das selten.
rule-multi-target-02-head = Alle anderen
rule-multi-target-02 = Alle anderen Gegner sind sekundäre Ziele.
rule-multi-target-03-head = Umsonst
rule-multi-target-03 = Ein Angriff auf einen Krieger deines primären Ziels kostet nichts zusätzlich.
rule-multi-target-04-head = Zwei Destiny
rule-multi-target-04 = Einer auf einen Krieger eines sekundären Ziels kostet 2 D, zu zahlen bei der Ansage.
rule-multi-target-05-head = Jedes Mal
rule-multi-target-05 = Zwei solche Angriffe kosten 4 D.
rule-multi-target-06-head = Ohne sie
rule-multi-target-06 = Hast du die D nicht, darfst du so nicht angreifen.
rule-multi-target-r01-head = Nichts zurück
rule-multi-target-r01 = Sie bleiben bezahlt, auch wenn der Angriff verhindert wird oder scheitert.
rule-multi-target-r02-head = Wer ihn führt
rule-multi-target-r02 = Ein Krieger zählt zu dem, der ihn führt.
rule-multi-target-r03-head = Mehrere Angriffe
rule-multi-target-r03 = Lässt eine Karte dich mehrmals angreifen, so kostet jeder Angriff auf ein sekundäres Ziel.
rule-multi-target-r04-head = Durch eine Karte
rule-multi-target-r04 = Ein neuer Verteidiger durch eine Karte kostet nichts, auch kein Angriff, zu dem dich ein anderer zwingt.
rule-multi-target-r05-head = Nicht für Sabotage
rule-multi-target-r05 = Sabotage und Karten auf sekundäre Ziele kosten nichts zusätzlich.
rule-multi-target-r06-head = Wenn jemand ausscheidet
rule-multi-target-r06 = Scheidet dein primäres Ziel aus, wird es sofort der nächste Spieler.
rule-multi-04-head = Teams
rule-multi-04 = Ein Team hat einen gemeinsamen Vorrat an Destiny, zu Beginn 10, jedes Mitglied eigene Bereiche und Karten, und es gewinnt mit 50 P.
rule-multi-team-01-head = Gleich groß
rule-multi-team-01 = Alle Teams haben gleich viele Mitglieder.
rule-multi-team-02-head = Zehn Destiny
rule-multi-team-02 = Ein Team beginnt mit 10 D, wie viele auch für es spielen.
rule-multi-team-03-head = Ein Vorrat
rule-multi-team-03 = Mitglieder erhalten für diesen Vorrat und zahlen aus ihm.
rule-multi-team-04-head = Eigene Karten
rule-multi-team-04 = Einheiten, Kohorten, Hände und Stapel teilt niemand. Was eine Karte deines nennt, ist nie das eines Partners.
rule-multi-team-05-head = Fünfzig Promotion
rule-multi-team-05 = Das erste Team mit 50 P gewinnt, und zwar das ganze.
rule-multi-team-r01-head = Promotion gemeinsam
rule-multi-team-r01 = Auch P zählen für das Team.
rule-multi-team-r02-head = Unter Partnern
rule-multi-team-r02 = Partner greifen einander nicht an und sabotieren sich nicht. Zwingt sie eine Karte, bringt ein Tod nur D.
rule-multi-team-r03-head = Plätze
rule-multi-team-r03 = Die Mitglieder der Teams sitzen und ziehen abwechselnd.
rule-multi-team-r04-head = Hände
rule-multi-team-r04 = Partner sehen einander nicht in die Hand, und wer ausgibt, fragt nicht.
rule-multi-team-r05-head = Ein Vorrat, einmal
rule-multi-team-r05 = Eine Wirkung auf die Punkte mehrerer Spieler trifft einen Vorrat einmal.
rule-multi-team-r06-head = Wenn ein Mitglied ausscheidet
rule-multi-team-r06 = Mitglieder können einzeln ausscheiden; verloren hat das Team, wenn alle fort sind.
rule-multi-team-r07-head = Vier oder sechs
rule-multi-team-r07 = Zu viert spielen zwei gegen zwei, zu sechst drei gegen drei oder zwei gegen zwei gegen zwei.
rule-multi-team-r08-head = Mit Zielen
rule-multi-team-r08 = Teams dürfen dazu mit primären Zielen spielen.
rule-multi-05-head = Das Kartell
rule-multi-05 = Sechs spielen das Kartell gegen einen, der die Dunkle Legion spielt und von allem mehr hat. Die erste Seite mit 50 P gewinnt.
rule-multi-cartel-01-head = Zu siebt
rule-multi-cartel-01 = Dazu gehören sieben Spieler.
rule-multi-cartel-02-head = Die Plätze
rule-multi-cartel-02 = Sechs haben je einen der fünf Konzerne und die Bruderschaft. Der siebte hat die Dunkle Legion.
rule-multi-cartel-03-head = Eine Seite
rule-multi-cartel-03 = Die sechs spielen zusammen.
rule-multi-cartel-04-head = Fünf Destiny
rule-multi-cartel-04 = Jeder der sechs beginnt mit 5 eigenen D.
rule-multi-cartel-05-head = Zehn Karten
rule-multi-cartel-05 = Die Legion zieht zu Beginn zehn Karten.
rule-multi-cartel-06-head = Fünfzehn auf der Hand
rule-multi-cartel-06 = Die Legion muss ablegen, was sie über fünfzehn Karten hält.
rule-multi-cartel-07-head = Zwanzig Destiny
rule-multi-cartel-07 = Die Legion beginnt mit 20 D.
rule-multi-cartel-08-head = Fünf Aktionen
rule-multi-cartel-08 = Die Legion hat fünf Aktionen im Zug, die anderen drei.
rule-multi-cartel-09-head = Mehr als ein Angriff
rule-multi-cartel-09 = Die Legion darf im Zug mehr als einmal angreifen.
rule-multi-cartel-10-head = Wer gewinnt
rule-multi-cartel-10 = Die Seite, die zuerst 50 P hat, gewinnt.
rule-multi-cartel-r01-head = Die Legion zieht
rule-multi-cartel-r01 = In ihrem Ziehschritt füllt die Legion ihre Hand auf zehn Karten, oder auf sieben, wenn ihr es so vereinbart.
rule-multi-cartel-r02-head = Angriffe zuletzt
rule-multi-cartel-r02 = Jeder Angriff der Legion kostet eine Aktion. Nach dem ersten kann sie nur noch angreifen.
rule-multi-cartel-r03-head = Punkte des Kartells
rule-multi-cartel-r03 = Die sechs haben einen gemeinsamen Vorrat an P, und D jeder für sich.
rule-multi-cartel-r04-head = Frieden untereinander
rule-multi-cartel-r04 = Die sechs greifen einander nicht an und sabotieren sich nicht.
rule-multi-cartel-r05-head = Auch die Legion
rule-multi-cartel-r05 = Auch die Legion greift in ihrem ersten Zug nicht an. Scheidet sie aus, hat das Kartell gewonnen; scheiden alle sechs aus, die Legion.
rule-multi-cartel-r06-head = Decks des Kartells
rule-multi-cartel-r06 = Ein Deck des Kartells hat Krieger der eigenen Seite oder keiner, das der Legion nur solche der Dunklen Legion oder keiner.
rule-multi-cartel-r07-head = Eine Karte
rule-multi-cartel-r07 = Mit höchstens fünfzehn Karten darf die Legion eine ablegen.
rule-multi-cartel-r08-head = Reihenfolge
rule-multi-cartel-r08 = Wer beginnt, sagt der Zufall. Die Legion hat einen Zug je Runde wie alle.

# Würfel und Ablegen
rule-opt-gen-01-head = Vor der Partie vereinbart
rule-opt-gen-01 = Eine Option gilt, wenn alle sie vor der Partie vereinbaren. Bis zum Ende bleibt es dabei.
rule-opt-gen-02-head = Nicht im Turnier
rule-opt-gen-02 = Im Turnier gibt es weder Würfel noch Orte, und Ablegen ist keine Aktion.
rule-opt-gen-r01-head = Zusammen
rule-opt-gen-r01 = Optionen gehen miteinander und mit jeder [Spielform](forms).
rule-opt-gen-03-head = Karten über Angriffe auf Spieler
rule-opt-gen-03 = Spricht eine Karte davon, einen Spieler anzugreifen, so ist [Sabotage](SAB-01) gemeint, wenn sie erlaubt ist, sonst nichts.
rule-opt-discard-01-head = Ablegen für eine Aktion
rule-opt-discard-01 = Für eine Aktion darfst du eine Karte deiner Wahl von der Hand ablegen.
rule-opt-discard-02-head = So oft du willst
rule-opt-discard-02 = Jedes Ablegen kostet eine Aktion, und du darfst es tun, solange du Aktionen hast.
rule-opt-discard-03-head = Und am Ende noch einmal
rule-opt-discard-03 = Der [Ablageschritt](TURN-14) bleibt, wie er ist.
rule-opt-discard-04-head = Wo es üblich ist
rule-opt-discard-04 = In der ersten Edition ist Ablegen eine Aktion, wenn ihr nichts anderes vereinbart, in der zweiten nur, wenn ihr es vereinbart.
rule-opt-discard-r01-head = Jede Aktion reicht
rule-opt-discard-r01 = Es darf auch eine Aktion deines ersten Zuges sein oder eine, die eine Karte dir gibt, aber keine nach deinem Angriff. Die Karte kommt verdeckt auf deinen Ablagestapel.
rule-opt-discard-r02-head = Karten, die Abgelegtes ersetzen
rule-opt-discard-r02 = Eine Karte, die dich für Abgelegtes ziehen lässt, tut es auch hier.
rule-opt-dice-01-head = Würfel im Kampf
rule-opt-dice-01 = In jedem Kampf wird gewürfelt, und jede Summe kommt zu einem Kartenwert dazu.
rule-opt-dice-02-head = Der Angreifer würfelt
rule-opt-dice-02 = Der Angreifer würfelt für den Wert der [Kampftaktik](tactic), Nahkampf oder Fernkampf, und dann für die Panzerung.
rule-opt-dice-03-head = Der Verteidiger würfelt
rule-opt-dice-03 = Dann tut der Verteidiger dasselbe: vier Würfe in einem Kampf von zweien.
rule-opt-dice-04-head = Was verglichen wird
rule-opt-dice-04 = Der Kampf wird mit den Summen entschieden. Wer die Panzerung des anderen erreicht, trifft, wie immer.
rule-opt-dice-05-head = Welche Würfel
rule-opt-dice-05 = Wie viele Würfel mit wie vielen Seiten es sind, wird vor der Partie vereinbart; üblich sind zwei sechsseitige.
rule-opt-dice-r01-head = Wann gewürfelt wird
rule-opt-dice-r01 = Gewürfelt wird, sobald niemand mehr eine [Karte](COMBAT-18) spielt. Danach ändert keine Karte mehr Kartenwerte.
rule-opt-dice-r02-head = Nur für diesen Kampf
rule-opt-dice-r02 = Der andere der beiden und der Wert (V) bekommen keine Würfel. Für den nächsten Kampf wird neu gewürfelt.
rule-opt-dice-r03-head = Alle zugleich
rule-opt-dice-r03 = Alle Würfe fallen zugleich, auch wenn jemand zuerst zuschlägt. Helfer würfeln für das, was sie beitragen. Wer ohne Vergleich der Werte getroffen oder getötet wird, wird es unabhängig von den Würfeln.
rule-opt-dice-r04-head = Für alle zu sehen
rule-opt-dice-r04 = Jeder Wurf steht beim Kampf und im Protokoll.

# Kriegszonen als Orte
rule-opt-warzone-01-head = Einen Ort errichten
rule-opt-warzone-01 = Eine Kriegszone, die du errichtest, liegt als Ort für alle auf dem Tisch und gehört keinem Spieler.
rule-opt-warzone-02-head = Zuerst leer
rule-opt-warzone-02 = An einem neuen Ort steht niemand. Krieger kommen später dorthin.
rule-opt-warzone-03-head = Jede nur einmal
rule-opt-warzone-03 = Keine Kriegszone ist zweimal im Spiel, wer immer sie errichtet hat.
rule-opt-warzone-r02-head = Offen für alle
rule-opt-warzone-r02 = Jeder darf an jeden Ort. Was eine Kriegszone über Bereiche oder Grand Tacticians sagt, bindet nicht.
rule-opt-warzone-r09-head = Was kein Ort ist
rule-opt-warzone-r09 = Kriegszonen von [Außenposten](outposts) und der Erde sind keine Orte. Die Festung Luna hat mit diesem Luna nichts zu tun.
rule-opt-warzone-04-head = Luna
rule-opt-warzone-04 = Einheit und Kohorte eines jeden stehen auf Luna, solange nichts anderes gesagt wird.
rule-opt-warzone-05-head = Immer da
rule-opt-warzone-05 = Auch Luna ist ein Ort: immer im Spiel und offen für alle Krieger.
rule-opt-warzone-06-head = Wer vorher da war
rule-opt-warzone-06 = Was vor der ersten Kriegszone ins Spiel kam, ist auf Luna.
rule-opt-warzone-07-head = Auf Luna ändert sich nichts
rule-opt-warzone-07 = Luna ändert keine Kartenwerte.
rule-opt-warzone-08-head = An einem Ort ausspielen
rule-opt-warzone-08 = Ein Krieger darf an jedem Ort [ausgespielt](ACT-01) werden, zum selben Preis wie auf Luna.
rule-opt-warzone-09-head = Übertragen
rule-opt-warzone-09 = Damit bringst du einen deiner Krieger von einem Ort zu einem anderen.
rule-opt-warzone-10-head = Eine Aktion
rule-opt-warzone-10 = Ein Übertragen kostet eine Aktion.
rule-opt-warzone-11-head = Zwei mit Fahrzeug
rule-opt-warzone-11 = Für einen Krieger, der ein [Fahrzeug](vehicle) hat oder selbst eines ist, kostet es zwei, auch wenn er draußen ist.
rule-opt-warzone-r06-head = Jederzeit, wie er steht
rule-opt-warzone-r06 = Übertragen darfst du auch in deinem ersten Zug und so oft du willst. Wer in Deckung ist, bleibt es, wer im Fahrzeug sitzt, auch.
rule-opt-warzone-r01-head = Mit allem, was er trägt
rule-opt-warzone-r01 = Was an einem Krieger liegt, kommt mit ihm.
rule-opt-warzone-12-head = Was ein Ort gibt
rule-opt-warzone-12 = Alle Krieger an einem Ort haben seine Kartenwerte und seinen Text, im Kampf und sonst.
rule-opt-warzone-13-head = Auch für Angreifer
rule-opt-warzone-13 = Das gilt für Angreifer ebenso wie für Verteidiger.
rule-opt-warzone-r03-head = Darin verteidigen
rule-opt-warzone-r03 = Sagt eine Karte, dass jemand sich in dieser Kriegszone verteidigt, so ist jeder gemeint, der dort steht.
rule-opt-warzone-r04-head = Sein Wert
rule-opt-warzone-r04 = Der Wert (V), den er gibt, zählt für die [Punkte eines Toten](POINTS-01), aber nicht für den Preis beim Ausspielen.
rule-opt-warzone-14-head = Ein Kampf, ein Ort
rule-opt-warzone-14 = Beide Kämpfer stehen an einem Ort. Niemand greift von einem Ort zum anderen an.
rule-opt-warzone-16-head = Sofort angreifen
rule-opt-warzone-16 = Ein Krieger darf in dem Zug angreifen, in dem er an einen Ort gekommen ist.
rule-opt-warzone-r08-head = Hilfe von dort
rule-opt-warzone-r08 = Wer einem Kampf beitritt, steht an dessen Ort.
rule-opt-warzone-15-head = Von Ort zu Ort
rule-opt-warzone-15 = Was eine Karte von Kriegern im Spiel sagt, gilt an jedem Ort.
rule-opt-warzone-r05-head = Bereiche und Orte
rule-opt-warzone-r05 = Nur eine Karte, die einen Bereich oder einen Ort nennt, ist daran gebunden.
rule-opt-warzone-17-head = Bereiche überall
rule-opt-warzone-17 = Du hast an jedem Ort eine Einheit und eine Kohorte.
rule-opt-warzone-r07-head = Deine Einheit dort
rule-opt-warzone-r07 = Im Text eines Kriegers ist deine Einheit die an seinem Ort. [Außerhalb der Deckung](COVER-05) muss irgendwo jemand sein, nicht an jedem Ort.
rule-opt-warzone-18-head = Einen Spieler angreifen
rule-opt-warzone-18 = Angegriffen oder [sabotiert](SAB-02) wird ein Spieler nur, wenn er an keinem Ort einen Krieger hat.
rule-opt-warzone-19-head = Festungen errichten
rule-opt-warzone-19 = Eine Festung errichtest du an einem Ort, auch auf Luna.
rule-opt-warzone-20-head = Sie bleiben
rule-opt-warzone-20 = Sie bleibt dort und kann nicht übertragen werden.
rule-opt-warzone-21-head = Jede überall
rule-opt-warzone-21 = Jede Festung darf an jedem Ort stehen.
rule-opt-warzone-22-head = Für die dort
rule-opt-warzone-22 = Sie wirkt nur auf Krieger an ihrem Ort.
rule-opt-warzone-23-head = Karten eines Bereichs
rule-opt-warzone-23 = Eine Karte für Einheit oder Kohorte kommt an einen Ort und wirkt nur auf Krieger dort.
rule-opt-warzone-24-head = Wenn ein Ort verloren geht
rule-opt-warzone-24 = Wird eine Kriegszone abgelegt, kommen alle Krieger dort sofort und umsonst nach Luna.
rule-opt-warzone-25-head = Was mit ihm verloren geht
rule-opt-warzone-25 = Alles andere an diesem Ort wird abgelegt.

# Die erste Edition
rule-direct-02-head = Wer angegriffen wird
rule-direct-02 = Du darfst einen Spieler angreifen, der keinen Krieger im Spiel hat oder nur solche, die nie kämpfen.
rule-direct-03-head = Jeder Krieger schützt
rule-direct-03 = Ein Krieger schützt seinen Spieler auch in [Deckung](COVER-01), und auch wenn keiner der deinen ihn angreifen darf.
rule-direct-04-head = Es ist dein Angriff
rule-direct-04 = Es ist der Angriff deines Zuges: deine [letzte Aktion](TURN-07), und [nicht zu früh](TURN-09).
rule-direct-05-head = Was geantwortet werden kann
rule-direct-05 = Es gibt keinen Kampf. Der angegriffene Spieler darf antworten, aber mit keiner Karte, die einen eigenen Krieger braucht.
rule-direct-06-head = Er gelingt
rule-direct-06 = Verhindert ihn keine Karte, so gelingt ein solcher Angriff. Werte werden nicht verglichen.
rule-direct-07-head = Der halbe Value
rule-direct-07 = Du erhältst den halben veränderten Value deines Angreifers als Promotion, aufgerundet.
rule-direct-08-head = Freelancer
rule-direct-08 = Ein [Freelancer](FREE-01) erhält diese Hälfte als Destiny.
rule-turn-17-head = Die Grenze der Hand
rule-turn-17 = { $discard_limit ->
    [none] Wo die Hand eine Grenze hat, zählt sie nur am Ende des eigenen Zuges.
   *[other] { $discard_limit } Karten sind die Grenze nur am Ende des eigenen Zuges; bis dahin darfst du mehr haben.
}
rule-win-13-head = Die Züge der Zählung
rule-win-13 = Der Zug, mit dem die [Zählung](WIN-12) beginnt, ist der erste von { $no_warrior_turns }, wann immer der letzte Krieger fiel.
rule-combat-22-head = Was als Exemplar zählt
rule-combat-22 = Ein Exemplar zählt, wer es auch [gespielt hat](COMBAT-21). Eines, das verhindert wurde, zählt nicht.

# Turniere
rule-mull-02-head = Eine Hand ohne Krieger
rule-mull-02 = Eine Hand ohne Krieger, die du tauschst, wird allen gezeigt und in deinen Nachschubstapel gemischt.
rule-mull-03-head = Eine Hand mit Kriegern
rule-mull-03 = Auch eine mit Kriegern darf getauscht werden, kommt dann aber auf den Ablagestapel.
rule-mull-04-head = Einmal
rule-mull-04 = Du darfst deine Hand einmal in der Partie tauschen. Was du dann bekommst, behältst du.
rule-mull-05-head = Die ganze Hand
rule-mull-05 = Alle sieben Karten gehen, oder keine.
rule-mull-06-head = Erst die neuen Karten
rule-mull-06 = Die neue Hand wird gezogen, bevor die alte eingemischt wird. So kommt keine Karte gleich zurück.
rule-mull-07-head = Ungesehen
rule-mull-07 = Eine Hand, die auf den Ablagestapel kommt, wird niemandem gezeigt.
rule-turn-16-head = Keine weitere Karte
rule-turn-16 = Wer [zu viele](TURN-15) hatte und ablegen musste, darf keine weitere ablegen.
rule-win-09-head = Zehn Punkte mehr
rule-win-09 = Steht es unentschieden, wenn alle Nachschubstapel leer sind, geht es weiter, bis jemand zehn Promotion mehr hat als bei Gleichstand.
rule-win-19-head = Sabotage statt Niederlage
rule-win-19 = [Sabotage](SAB-01) tritt an die Stelle der Niederlage aus Mangel an Kriegern.
rule-zone-16-head = Deck und Reserve
rule-zone-16 = Deine Sammlung ist dein Deck mit seiner Reserve. Eine Karte, die in der Sammlung sucht, sieht auch deinen Nachschubstapel durch, der danach gemischt wird.

# Begriffe. Was Schlüsselwörter bedeuten, steht bei den Worten der Karten.
word-affiliation-head = Zugehörigkeit
word-affiliation = Zu wem ein Krieger gehört: zu einem [Konzern, zur Bruderschaft, zur Dunklen Legion oder zu niemandem](GEN-03).
word-annihilated-head = Vernichtet
word-annihilated = Endgültig aus dem Spiel: siehe [Für immer weg](ZONE-08).
word-area-head = Bereich
word-area = Eine [Einheit oder eine Kohorte](ZONE-01) oder, wo es welche gibt, ein [Außenposten](OUT-01).
word-attached-head = Zugeordnet
word-attached = Bei einem Krieger, einem Bereich, einem Spieler oder beim Spiel liegend und dort im Spiel. Die Karte [geht mit](ZONE-11) dem, bei dem sie liegt.
word-combatant-head = Kombattant
word-combatant = Der [Angreifer oder der Verteidiger](COMBAT-02) eines Kampfes oder wer in ihn hereingeholt wurde.
word-considered-head = Gilt als
word-considered = Zählt auch als etwas anderes: siehe [„Gilt als“](CONS-01).
word-corporation-head = Konzern
word-corporation = Bauhaus, Capitol, Cybertronic, Imperial oder Mishima.
word-destiny-head = Destiny (D)
word-destiny = Die Punkte, mit denen du zahlst: beim [Ausspielen](ACT-01), für [Zauber](ART-06) und wo immer eine Karte es verlangt. Du beginnst mit 5; [Meditieren](ACT-07) und [getötete Krieger](POINTS-02) bringen mehr.
word-discarded-head = Abgelegt
word-discarded = Auf den [Ablagestapel](ZONE-06) des Besitzers gelegt.
word-follower-head = Anhänger
word-follower = Ein Krieger, der einem Apostel dient, wie auf seiner Karte steht. Er darf [die Gaben dieses Apostels](SYM-02) bekommen.
word-gift-head = Gabe
word-gift = Eine Karte der [Dunklen Symmetrie](SYM-01): eine allgemeine Gabe oder die Gabe eines Apostels.
word-immune-head = Immun
word-immune = Von einer Kraft überhaupt nicht betroffen: siehe [Immunität](IMM-03).
word-in-cover-head = In Deckung
word-in-cover = [Verdeckt und schwerer zu treffen](COVER-01), kann aber nicht angreifen.
word-kohort-head = Kohorte
word-kohort = Dein Bereich für Krieger der Dunklen Legion.
word-muster-head = Ausspielen
word-muster = Einen Krieger für [eine Aktion und seinen Wert](ACT-01) ins Spiel bringen.
word-open-head = Offen
word-open = Nicht [in Deckung](COVER-01).
word-outpost-head = Außenposten
word-outpost = Ein [dritter Bereich](OUT-01) jedes Spielers auf der Erde, in Partien mit Karten, die einen brauchen.
word-promotion-head = Promotion (P)
word-promotion = Die Punkte, die gewinnen: Wer zuerst [das Ziel](WIN-01) erreicht, siegt. [Getötete Krieger](POINTS-02) und [Missionen](MISS-04) bringen sie ein.
word-rating-head = Kartenwert
word-rating = [Nahkampf, Fernkampf, Panzerung oder Wert](GEN-09), aufgedruckt oder wie er gerade ist.
word-squad-head = Einheit
word-squad = Dein Bereich für Doomtrooper.
word-tactic-head = Kampftaktik
word-tactic = [Nahkampf oder Fernkampf](COMBAT-08): der Kampfwert, den beide Kombattanten benutzen.
word-unpaid-head = Unbezahlt
word-unpaid = In Deckung ausgespielt und nie aufgedeckt: Der Wert [ist noch fällig](COVER-12).
word-value-head = Wert (V)
word-value = Was ein Krieger [beim Ausspielen kostet](ACT-01) und was es [einbringt, ihn zu töten](POINTS-01).
word-wounded-head = Verwundet
word-wounded = Nach einem ersten Treffer quergelegt. Der Krieger [kämpft wie zuvor](COMBAT-16), und der nächste Treffer [tötet ihn](COMBAT-30).
word-more = Siehe [{ $title }]({ $clause }).

rule-var-colony-01-head = Zwei bis vier
rule-var-colony-01 = Es spielen zwei bis vier, und keine Karte ist verboten.
rule-var-colony-03-head = Die Kampfzonen
rule-var-colony-03 = Mars, Merkur, Venus und der Asteroidengürtel haben je vier Kampfzonen, die von Anfang an auf dem Tisch liegen. Die Erde hat keine.
rule-var-colony-02-head = Die Karte
rule-var-colony-02 = Der Gürtel liegt in der Mitte, neben allen anderen. Diese liegen nur neben dem Gürtel.
rule-var-colony-04-head = Sie bleiben
rule-var-colony-04 = Diese Kampfzonen verlassen nie das Spiel.
rule-var-colony-05-head = Zu Beginn
rule-var-colony-05 = Jeder hat 5 Destiny, keine Promotion und keine Koloniepunkte.
rule-var-colony-12-head = Dein Anspruch
rule-var-colony-12 = Jeder beansprucht zufällig eine Kampfzone des Gürtels, jeder eine andere.
rule-var-colony-r01-head = Was ein Anspruch ist
rule-var-colony-r01 = Du bringst dort Karten ins Spiel und andere bleiben fern, bis dein erster Krieger dort war und der letzte gegangen ist. Solange niemand dort steht, gibt er keine Punkte.
rule-var-colony-06-head = Promotion
rule-var-colony-06 = Promotion wird gezählt und gewinnt nichts.
rule-var-colony-07-head = Sechsundzwanzig
rule-var-colony-07 = Du gewinnst, wenn ein Zug von dir mit 26 oder mehr Koloniepunkten beginnt.
rule-var-colony-08-head = Koloniepunkte
rule-var-colony-08 = Zu Beginn deines Zuges werden sie neu gezählt: was die Kampfzonen, die du kontrollierst, zum Wert hinzufügen.
rule-var-colony-09-head = Kontrolle
rule-var-colony-09 = Du kontrollierst eine Kampfzone, in der du einen Krieger hast.
rule-var-colony-10-head = Ein Spieler
rule-var-colony-10 = Keine Kampfzone hat zwei Spieler.
rule-var-colony-11-head = Drei von vier
rule-var-colony-11 = Niemand kontrolliert mehr als drei Kampfzonen eines Planeten.
rule-var-colony-23-head = Der letzte geht
rule-var-colony-23 = Geht dein letzter Krieger, so ist die Kontrolle vorbei.
rule-var-colony-r02-head = Wie auch immer
rule-var-colony-r02 = Auch getötet, abgelegt oder gestohlen ist fort. Karten, die dort bleiben, tun nichts, bis du zurück bist.
rule-var-colony-15-head = Die Erde
rule-var-colony-15 = Niemand kontrolliert die Erde. Zu Beginn eines Zuges ist sie 6 Punkte für den wert, der als Einziger Krieger dort hat.
rule-var-colony-16-head = Nicht allein
rule-var-colony-16 = Mit Kriegern von zwei oder mehr Spielern ist sie nichts wert.
rule-var-colony-13-head = Wohin Karten gehen
rule-var-colony-13 = Was ins Spiel kommt oder angelegt wird, geht nur in Kampfzonen, die du kontrollierst.
rule-var-colony-14-head = Oder zur Erde
rule-var-colony-14 = Kontrollierst du keine, so gehen sie zur Erde.
rule-var-colony-r08-head = Deine eigenen
rule-var-colony-r08 = Das gilt deinen eigenen Kriegern. Was auf fremde kommt, braucht einen [Krieger auf dem Planeten](VAR-COLONY-27); Missionen und Allianzen von Spielern gehen überallhin.
rule-var-colony-r06-head = Namen der Bereiche
rule-var-colony-r06 = Welcher Bereich auf den sechzehn steht, ist gleich.
rule-var-colony-r17-head = Kampfzonen in Decks
rule-var-colony-r17 = Kampfzonen deines Decks können nicht gespielt werden. Der [Countdown](WIN-12) ohne Krieger läuft wie immer.
rule-var-colony-17-head = Auf einem Planeten
rule-var-colony-17 = Für eine Aktion wird ein Krieger in eine Kampfzone seines Planeten übertragen, die niemand kontrolliert.
rule-var-colony-18-head = Zum nächsten
rule-var-colony-18 = Auf einen Planeten daneben für zwei Aktionen.
rule-var-colony-19-head = Zu eigenen
rule-var-colony-19 = Auch deine eigenen Kampfzonen sind Ziele, fremde nicht.
rule-var-colony-r16-head = Ein Weg auf einmal
rule-var-colony-r16 = Eine Übertragung führt auf einen Planeten, nie über mehrere.
rule-var-colony-20-head = Erster Zug
rule-var-colony-20 = In deinem ersten Zug wird niemand übertragen.
rule-var-colony-r12-head = Jeder für sich
rule-var-colony-r12 = Das ist der erste Zug jedes Spielers.
rule-var-colony-21-head = Einmal im Zug
rule-var-colony-21 = Beliebig viele Krieger, jeder einmal zwischen zwei deiner Ziehschritte.
rule-var-colony-22-head = Nebeneinander
rule-var-colony-22 = Beliebig viele deiner Krieger stehen in einer Kampfzone.
rule-var-colony-24-head = Was dort liegt
rule-var-colony-24 = Wer in eine Kampfzone kommt, die ein anderer verloren hat, legt ab, was dort von ihm liegt.
rule-var-colony-r07-head = Erde und Gürtel
rule-var-colony-r07 = Zwischen Erde und Gürtel kostet eine Übertragung zwei Aktionen, auch mit Fahrzeug. Stämme werden immer auf der Erde angeworben und bleiben dort.
rule-var-colony-r18-head = Zur Erde geschickt
rule-var-colony-r18 = Ein Krieger, den etwas dorthin bringt, wo er nicht sein darf, geht stattdessen zur Erde.
rule-var-colony-r03-head = Wer wen trifft
rule-var-colony-r03 = Krieger kämpfen innerhalb eines Planeten, in welchen Kampfzonen auch immer. Über Planeten hinweg [schießen](VAR-COLONY-33) sie nur.
rule-var-colony-r05-head = In einer Kampfzone verteidigt
rule-var-colony-r05 = Ein Verteidiger darf in der Kampfzone verteidigt werden, in der er steht, und in keiner anderen. Der Angreifer hat nichts von ihren Zahlen.
rule-var-colony-25-head = Im Spiel
rule-var-colony-25 = Jeder Planet ist ein eigenes „im Spiel“.
rule-var-colony-26-head = Alle von etwas
rule-var-colony-26 = Ein Text über alle von etwas im Spiel meint die eines Planeten.
rule-var-colony-r11-head = Welcher Planet
rule-var-colony-r11 = Du nennst ihn, wenn du die Karte spielst, und hast dort einen Krieger.
rule-var-colony-27-head = Jemand vor Ort
rule-var-colony-27 = Um eine Karte auf etwas zu spielen, brauchst du auf dessen Planeten einen Krieger.
rule-var-colony-r09-head = Was niemanden braucht
rule-var-colony-r09 = Anwerben nicht, und auch nicht, was nur Spieler betrifft. Eine Kampfkarte braucht einen Krieger auf einem Planeten des Kampfes.
rule-var-colony-28-head = Im Planeten
rule-var-colony-28 = Was auf einem Planeten eingesetzt oder gewirkt wird, erreicht nur diesen.
rule-var-colony-29-head = Einheit und Kohorte
rule-var-colony-29 = Jede Kampfzone hat ihre eigene Einheit und Kohorte.
rule-var-colony-30-head = In deiner Einheit
rule-var-colony-30 = Karten, die das sagen, erreichen nur ihre Kampfzone.
rule-var-colony-r10-head = Einmalig
rule-var-colony-r10 = Persönlichkeiten, Relikte und Allianzen bleiben im ganzen Spiel einmalig.
rule-var-colony-31-head = Auf der Erde
rule-var-colony-31 = Dort gelten die Regeln der [Außenposten](OUT-01). Niemand muss einen Krieger schicken, weil ein anderer einen hat.
rule-var-colony-32-head = Der Gürtel
rule-var-colony-32 = Dort gibt es keinen Nahkampf, nur Fernkampf.
rule-var-colony-33-head = Aus dem Gürtel
rule-var-colony-33 = Krieger dort schießen auf solche benachbarter Planeten, und von dort wird auf sie geschossen.
rule-var-colony-r04-head = Nicht zur Erde
rule-var-colony-r04 = Die Erde ist außer Reichweite.
rule-var-colony-34-head = Mars
rule-var-colony-34 = Doomtrooper greifen dort auch solche des eigenen Konzerns an. Die Bruderschaft hält untereinander Frieden.
rule-var-colony-r13-head = Beide
rule-var-colony-r13 = Beide müssen auf dem Mars sein, und die Bruderschaft ist geschützt wie immer.
rule-var-colony-35-head = Zurück ins Deck
rule-var-colony-35 = Wer auf dem Mars im Kampf getötet wird und einen Grundwert von höchstens 4 hat, wird in den Nachschubstapel gemischt. Punkte gibt es.
rule-var-colony-36-head = Venus
rule-var-colony-36 = Jede Übertragung zur Venus, von ihr oder auf ihr kostet zwei Aktionen.
rule-var-colony-37-head = Zitadellen auf der Venus
rule-var-colony-37 = Anhänger eines Apostels, aber keine Persönlichkeiten, kommen ohne Destiny in eine Kampfzone der Venus, in der seine Zitadelle steht.
rule-var-colony-r15-head = Doch eine Aktion
rule-var-colony-r15 = Das dient dem, der die Kampfzone kontrolliert, und kostet die Aktion.
rule-var-colony-38-head = Merkur
rule-var-colony-38 = Ein Krieger, der dort in Deckung geht, darf schürfen: Das bringt 3 Destiny.
rule-var-colony-r14-head = In Deckung
rule-var-colony-r14 = Er ist dann in Deckung. Einer deiner Krieger bleibt offen, auf welchem Planeten auch immer.
rule-var-colony-39-head = Tiefe Deckung
rule-var-colony-39 = Auf dem Merkur gibt Deckung 5 Panzerung statt 3.
rule-var-colony-40-head = Citadel Sanctum
rule-var-colony-40 = Kein Doomtrooper steht je dort. Es fügt dem Wert 6 hinzu und verdoppelt nichts.
rule-var-colony-41-head = Sacred Outpost
rule-var-colony-41 = Die Dunkle Legion steht nie dort.
rule-var-colony-42-head = Leerer Nachschubstapel
rule-var-colony-42 = Ist dein Nachschubstapel leer, so wird dein Ablagestapel sofort zu einem neuen gemischt.
rule-var-corpwar-01-head = Krieg erklären
rule-var-corpwar-01 = Im Ziehschritt deines ersten Zuges darfst du einen Konzernkrieg erklären.
rule-var-corpwar-r01-head = Einmal, vor dem Ziehen
rule-var-corpwar-r01 = Du wirst nach einem [Mulligan](MULL-02) und vor dem Ziehen gefragt, danach nie wieder. Die anderen müssen keinen erklären.
rule-var-corpwar-02-head = Für eine Seite
rule-var-corpwar-02 = Du stehst für den Rest der Partie für einen der fünf Konzerne, die Bruderschaft oder die Dunkle Legion.
rule-var-corpwar-r07-head = Zweimal dieselbe Seite
rule-var-corpwar-r07 = Zwei Spieler dürfen für dieselbe Seite Krieg führen.
rule-var-corpwar-06-head = Deine Krieger
rule-var-corpwar-06 = Alle Krieger in Deck und Sammlung müssen von dieser Seite sein.
rule-var-corpwar-07-head = Deine anderen Karten
rule-var-corpwar-07 = Alle anderen Karten müssen von dieser Seite oder allgemein sein.
rule-var-corpwar-r06-head = Wer gefragt wird
rule-var-corpwar-r06 = Gefragt wird nur, wessen Deck und Sammlung einen Krieg zulassen.
rule-var-corpwar-08-head = Was übergelaufen ist
rule-var-corpwar-08 = Karten anderer, die im Spiel zu dir kommen, dienen dir, von welcher Seite sie auch sind.
rule-var-corpwar-03-head = Eine Karte unter dem Krieg
rule-var-corpwar-03 = Mit dem Krieg darfst du eine Karte deiner Sammlung verdeckt darunterlegen.
rule-var-corpwar-04-head = Sie aufnehmen
rule-var-corpwar-04 = Für eine Aktion nimmst du sie auf die Hand, sobald alle einmal am Zug waren.
rule-var-corpwar-05-head = Außer Reichweite
rule-var-corpwar-05 = Keine Karte nimmt dir den Krieg oder was darunter liegt.
rule-var-corpwar-09-head = Jeden angreifen
rule-var-corpwar-09 = Deine Krieger dürfen alle Krieger anderer Spieler angreifen, auch die des eigenen Konzerns und der Bruderschaft.
rule-var-corpwar-r02-head = Nicht die eigenen
rule-var-corpwar-r02 = Deine eigenen Krieger und die deines Partners bleiben sicher, und niemand darf es dir deshalb gleichtun.
rule-var-corpwar-10-head = Embargo
rule-var-corpwar-10 = Hat ein anderer Spieler eine Karte deiner Seite gespielt, darfst du sie wirkungslos machen.
rule-var-corpwar-11-head = Was es kostet
rule-var-corpwar-11 = Ein Embargo kostet 3 Destiny für jede Karte, so oft du sie zahlen kannst.
rule-var-corpwar-12-head = Vor allem anderen
rule-var-corpwar-12 = Danach wird vor jeder anderen Antwort gefragt.
rule-var-corpwar-r04-head = Nichts antwortet darauf
rule-var-corpwar-r04 = Es ist keine Karte: nichts kontert es. Wer Krieg führt und zahlen kann, wird gefragt, im Uhrzeigersinn ab dem Spieler, der am Zug ist.
rule-var-corpwar-13-head = Nicht unter Verbündeten
rule-var-corpwar-13 = Wer für dieselbe Seite Krieg führt, bleibt verschont.
rule-var-corpwar-r03-head = Was aus der Karte wird
rule-var-corpwar-r03 = Sie wirkt nicht und geht dorthin, wohin sie nach Gebrauch käme. Was für sie bezahlt wurde, bleibt bezahlt.
rule-var-corpwar-r05-head = In Deckung
rule-var-corpwar-r05 = Ein in Deckung aufgestellter Krieger wird getroffen, wenn er aufgedeckt wird. Allgemeine Karten trifft es nie.
rule-var-battle-01-head = Was eine Schlacht ist
rule-var-battle-01 = Eine Schlachtkarte sagt, wer welchen Bereich verteidigt. Sie wird aus der Hand gespielt, liegt unter ihren Verteidigern und nützt meist dem, der sie gespielt hat.
rule-var-battle-r06-head = Was sie kostet
rule-var-battle-r06 = Sie zu spielen kostet eine Aktion und was die Karte sonst verlangt. Was sie mitbringt, kostet weder Aktionen noch Destiny.
rule-var-battle-13-head = Aus der Sammlung
rule-var-battle-13 = Alles, was sie mitbringt, kommt aus deiner Sammlung und liegt so, dass es sie berührt.
rule-var-battle-14-head = In einem Zug
rule-var-battle-14 = Niemand spielt eine Karte oder nutzt eine Fähigkeit, bis alles liegt.
rule-var-battle-06-head = Alles oder nichts
rule-var-battle-06 = Fehlt etwas, das sie mitbringt, oder dürfte es dort nicht liegen, kann sie nicht gespielt werden.
rule-var-battle-r07-head = Sonst gilt alles
rule-var-battle-r07 = Was nur einmal im Spiel sein darf, kommt nur einmal. Endet die Schlacht, wird sie vernichtet; ihre übrigen Karten werden wie sonst abgelegt.
rule-var-battle-02-head = Nicht zu spät
rule-var-battle-02 = Spielen darfst du sie nur, solange kein Gegner 25 Promotion hat.
rule-var-battle-03-head = Eine für jeden
rule-var-battle-03 = Jeder Spieler hat höchstens eine Schlacht zur selben Zeit.
rule-var-battle-04-head = Eine in jedem Bereich
rule-var-battle-04 = In einen Bereich, in dem eine andere geschlagen wird, kommt keine Schlacht.
rule-var-battle-r01-head = Welcher Bereich
rule-var-battle-r01 = Gemeint sind alle Einheiten des Tisches zusammen, alle Kohorten oder alle Außenposten, so dass drei Schlachten zugleich laufen können. Mit der Option battle_area_scope ist nur der eigene gemeint.
rule-var-battle-05-head = Einmal je Partie
rule-var-battle-05 = Jede Schlacht kommt nur einmal in der Partie ins Spiel.
rule-var-battle-16-head = Sie bleiben
rule-var-battle-16 = Ihre Krieger gehören für immer zu ihr und [wechseln](OUT-08) nie den Ort.
rule-var-battle-18-head = Was sie bekommen dürfen
rule-var-battle-18 = Die Verteidiger dürfen alles bekommen, was andere Krieger bekommen dürfen.
rule-var-battle-19-head = Keine Kriegszonen
rule-var-battle-19 = Ihnen nützen Festungen und Ausrüstung ihres Bereichs, aber sie kämpfen in keiner [Kriegszone](WZ-04).
rule-var-battle-17-head = Wie alle anderen dort
rule-var-battle-17 = Was ihren Bereich trifft, trifft auch sie.
rule-var-battle-10-head = Auf Zeit
rule-var-battle-10 = Die Schlacht bleibt, solange ihre Verteidiger nur eine Zeit lang nicht kämpfen können.
rule-var-battle-07-head = Ihr Ende
rule-var-battle-07 = Ohne Verteidiger wird sie aus dem Spiel entfernt.
rule-var-battle-08-head = 20 Promotion
rule-var-battle-08 = Wer als Gegner den letzten Verteidiger im Kampf tötet, erhält 20 Promotion.
rule-var-battle-r02-head = Obendrauf
rule-var-battle-r02 = Sie kommen zum Wert des Getöteten dazu und sind immer Promotion. Die eigene Seite bekommt keine; sterben beide Kämpfer, gibt es sie trotzdem.
rule-var-battle-r03-head = Tod durch Karten
rule-var-battle-r03 = Wen im Kampf eine Karte tötet, den hat der Gegner in diesem Kampf getötet. Ein Verteidiger unter fremder Kontrolle verteidigt nicht mehr.
rule-var-battle-09-head = Ohne Kampf
rule-var-battle-09 = Geht der letzte Verteidiger außerhalb eines Kampfes, geht die Schlacht mit, und die 20 erhält niemand.
rule-var-battle-15-head = Schwer zu entfernen
rule-var-battle-15 = Nur eine Karte, die Schlachten nennt, oder eine, die alle Karten im Spiel entfernt, nimmt eine Schlacht fort.
rule-var-battle-11-head = 10 Promotion am Ende
rule-var-battle-11 = Erreicht ein Gegner das Ziel und läuft deine Schlacht noch, darfst du 10 Promotion hinzuzählen.
rule-var-battle-r04-head = Wer dann gewinnt
rule-var-battle-r04 = Du wirst einmal gefragt, bevor der Sieg feststeht; dann gewinnt, wer mehr hat. Bei Gleichstand geht es weiter, bis einer führt; in der ersten Edition ist es ein Unentschieden.
rule-var-battle-r05-head = Mehrere Schlachten
rule-var-battle-r05 = Gefragt werden alle, die dürfen, in Zugreihenfolge ab dem, der das Ziel erreicht hat. Wer es zuerst erreicht hat, darf nicht.
rule-var-battle-12-head = Embargos
rule-var-battle-12 = Die Schlacht kann ein [Embargo](VAR-CORPWAR-10) treffen, die Krieger, die mit ihr kommen, nicht.
rule-var-battle-r08-head = Bevor sie kommt
rule-var-battle-r08 = Ein Embargo wird verhängt, bevor die Schlacht ins Spiel kommt; dann kommt nichts mit ihr.
rule-var-limited-01-head = Dreißig Marker
rule-var-limited-01 = Es spielen zwei bis sieben. Jeder beginnt mit 5 Destiny, ohne Promotion und mit 30 Aktionsmarkern.
rule-var-limited-02-head = So viele Aktionen, wie du willst
rule-var-limited-02 = In deinem Zug machst du beliebig viele Aktionen, keine oder alle, die deine Marker erlauben.
rule-var-limited-03-head = Jede Aktion ein Marker
rule-var-limited-03 = Jede Aktion verbraucht einen Marker, und er kommt nicht zurück. Ohne Marker machst du keine Aktion.
rule-var-limited-r01-head = Drei Aktionen, drei Marker
rule-var-limited-r01 = Was mehrere Aktionen braucht, verbraucht so viele Marker, und du musst sie alle haben.
rule-var-limited-r03-head = Ohne Marker
rule-var-limited-r03 = Du ziehst und wirfst weiter ab, verteidigst dich und spielst Karten, die keine Aktion sind.
rule-var-limited-04-head = Ein Kampf im Zug
rule-var-limited-04 = In einem Zug gibt es nur einen Kampf, ob durch eine Angriffsaktion oder durch eine Karte.
rule-var-limited-r02-head = Der Angriff kommt zuletzt
rule-var-limited-r02 = Der [Angriff](TURN-07) beendet deine Aktionen, und im eigenen ersten Zug greift niemand an. Ein Kampf, zu dem eine Karte im Zug eines anderen führt, ist der eine Kampf dieses Zugs.
rule-var-limited-r06-head = Weitere Angriffe entfallen
rule-var-limited-r06 = Was eine Karte über den einen Kampf des Zugs hinaus erlaubt, wird nicht ausgetragen.
rule-var-limited-05-head = Keine Marker mehr
rule-var-limited-05 = Hat niemand mehr einen Marker, ist das Spiel aus, und die meiste Promotion gewinnt.
rule-var-limited-06-head = Mehr als vierzig
rule-var-limited-06 = Wer mehr als 40 Promotion hat, gewinnt sofort.
rule-var-limited-r04-head = Gleichstand
rule-var-limited-r04 = Gleich viel Promotion ohne Marker ist unentschieden. Wer 40 überschreitet, gewinnt, in wessen Zug auch immer.
rule-var-limited-r07-head = Was bleibt
rule-var-limited-r07 = Alle sehen die Marker. Wer nicht rechtzeitig einen [Krieger](WIN-12) hat, scheidet aus, und leere [Nachschubstapel](WIN-07) beenden das Spiel wie sonst auch.
rule-var-limited-07-head = Was in kein Deck darf
rule-var-limited-07 = Jede Karte, die weitere Aktionen oder Angriffe gibt, ist verboten.

rule-var-front-01-head = Vier Spieler
rule-var-front-01 = Vier spielen, und Partner sitzen einander gegenüber.
rule-var-front-02-head = Zwei Teams
rule-var-front-02 = Der erste und der dritte sind ein Team, der zweite und der vierte das andere.
rule-var-front-04-head = Hauptleute und Feldwebel
rule-var-front-04 = Der erste Spieler jedes Teams ist der Hauptmann, der zweite der Feldwebel.
rule-var-front-03-head = Punkte
rule-var-front-03 = [Promotion](promotion) gehört dem Team, [Destiny](destiny) jedem für sich.
rule-var-front-r10-head = Was verdient wird
rule-var-front-r10 = Jeder beginnt mit 5 Destiny. Punkte nimmst du wie immer als Promotion des Teams oder als eigenes Destiny.
rule-var-front-05-head = Ein Hauptmann greift nicht an
rule-var-front-05 = Ein Hauptmann macht nie eine Angriffsaktion.
rule-var-front-r01-head = Keine Ausnahme
rule-var-front-r01 = Auch nicht mit Angriffen, die eine Karte erlaubt; ist die Front leer, verteidigen sich seine Krieger.
rule-var-front-12-head = Hinter der Front
rule-var-front-12 = Die Krieger eines Hauptmanns dürfen nur angegriffen werden, wenn sein Feldwebel keinen Krieger im Spiel hat.
rule-var-front-07-head = Nur bei leerer Front
rule-var-front-07 = Nur dann nehmen sie an Kämpfen teil.
rule-var-front-08-head = In keinem Kampf, nicht in Deckung
rule-var-front-08 = Solange der Feldwebel einen Krieger hat, ist keiner seines Hauptmanns irgendwie in einem Kampf oder in [Deckung](COVER-01).
rule-var-front-09-head = Keine Kampfzauber
rule-var-front-09 = Sie wirken dann auch keine [Kampfzauber](ART-08).
rule-var-front-r08-head = Andere Karten
rule-var-front-r08 = Das gilt auch für persönliche Kampfzauber; andere Zauber und Spezialkarten des Hauptmanns sind erlaubt, auch in Kämpfen anderer.
rule-var-front-r06-head = Wer als Krieger zählt
rule-var-front-r06 = Jeder Krieger im Spiel hält die Front, auch einer in Deckung oder einer, der nicht kämpfen kann.
rule-var-front-r07-head = Wen Feldwebel angreifen
rule-var-front-r07 = Die Krieger des anderen Feldwebels; die seines Hauptmanns hinter einer leeren Front; nie die des eigenen Teams.
rule-var-front-10-head = Nach vorn übergeben
rule-var-front-10 = Für eine Aktion übergibt ein Hauptmann einen Krieger an seinen Feldwebel. Er geht dabei in Deckung.
rule-var-front-11-head = Zurück übergeben
rule-var-front-11 = Für eine Aktion übergibt ein Feldwebel einen Krieger an seinen Hauptmann. Er geht nicht in Deckung.
rule-var-front-r03-head = Wer zahlt
rule-var-front-r03 = Wer gibt, zahlt die Aktion im eigenen Zug, so oft er will. Was der Krieger trägt, geht mit, und getötet kommt er auf den Stapel seines Besitzers. Destiny kostet es nicht.
rule-var-front-r04-head = Deckung vorn
rule-var-front-r04 = Er darf dort der einzige sein und verlässt sein Fahrzeug.
rule-var-front-r05-head = Deckung hinten
rule-var-front-r05 = Zurückgegeben wird ein gedeckter Krieger aufgedeckt, außer wenn vorn keiner bleibt. Bekommt ein Feldwebel seinen ersten Krieger, werden die in Deckung hinter ihm sofort aufgedeckt; wer nie aufgedeckt war, wird bezahlt oder geht verloren.
rule-var-front-06-head = Feldwebel selbst
rule-var-front-06 = Ein Feldwebel wird nie selbst angegriffen.
rule-var-front-13-head = Hauptleute selbst
rule-var-front-13 = Ein Hauptmann darf es werden, wenn weder er noch sein Feldwebel einen Krieger hat.
rule-var-front-r02-head = Was das ist
rule-var-front-r02 = In der ersten Edition ein [Angriff auf einen Spieler](DIRECT-01), mit [Sabotage](SAB-01) eine Sabotage; sonst gibt es das nicht.
rule-var-front-14-head = Das Ziel
rule-var-front-14 = Das erste Team mit 40 Promotion gewinnt.
rule-var-front-r09-head = Keine Krieger
rule-var-front-r09 = Ein Team scheidet nur aus, wenn [keiner der beiden](WIN-12) drei Züge lang einen Krieger hatte, der kämpfen kann.
rule-var-front-15-head = Alle Karten
rule-var-front-15 = Für dieses Spiel ist keine Karte verboten oder beschränkt.

rule-var-beatdown-01-head = Drei Spieler
rule-var-beatdown-01 = Es spielen drei; der Dritte sitzt zwischen den beiden, die angreifen.
rule-var-beatdown-r01-head = Die Reihenfolge
rule-var-beatdown-r01 = Ein Angreifer, der in der Mitte, der andere; wer beginnt, wird ausgelost. Im eigenen ersten Zug greift niemand an.
rule-var-beatdown-02-head = Die beiden Angreifer
rule-var-beatdown-02 = Sie haben gewöhnliche Decks und beginnen wie immer.
rule-var-beatdown-04-head = Vierzig Wert
rule-var-beatdown-04 = Der in der Mitte beginnt mit Kriegern im Spiel, die zusammen höchstens 40 [Wert](value) haben.
rule-var-beatdown-r03-head = Wie sie beginnen
rule-var-beatdown-r03 = Sie werden vor der Partie neben dem Deck gewählt, bis zu fünf einer Art, und stehen offen, unverwundet und bezahlt da. Auch er hat 5 Destiny und sieben Karten.
rule-var-beatdown-03-head = Keine anderen
rule-var-beatdown-03 = In seinem Deck und seiner [Sammlung](ZONE-14) sind keine Krieger.
rule-var-beatdown-05-head = Friede zwischen beiden
rule-var-beatdown-05 = Die beiden Angreifer greifen einander nicht an, nur den in der Mitte.
rule-var-beatdown-r07-head = Nur Angriffe
rule-var-beatdown-r07 = Auch Sabotage zählt; Karten des einen dürfen Kriegern des anderen trotzdem schaden, und ein Kampf, den eine Karte auf einen lenkt, wird ausgetragen.
rule-var-beatdown-06-head = Der in der Mitte
rule-var-beatdown-06 = Er greift beide an, wie er will.
rule-var-beatdown-07-head = Keine Ablagestapel
rule-var-beatdown-07 = Was abgelegt würde, wird [vernichtet](annihilated).
rule-var-beatdown-r08-head = Alles davon
rule-var-beatdown-r08 = Auch getötete Krieger, gespielte Spezialkarten und was am Zugende abgelegt wird. Texte über Ablagestapel finden keine.
rule-var-beatdown-08-head = Das erste Ende
rule-var-beatdown-08 = Verlässt der letzte Krieger des Mittleren das Spiel, ist es aus, und von den beiden Angreifern gewinnt die meiste Promotion.
rule-var-beatdown-09-head = Das zweite Ende
rule-var-beatdown-09 = Sind die Nachschubstapel beider leer und er hat noch einen Krieger, gewinnt er.
rule-var-beatdown-r09-head = Sofort
rule-var-beatdown-r09 = Darauf wird geachtet, sobald der zweite Stapel leer ist.
rule-var-beatdown-r04-head = Welche Krieger zählen
rule-var-beatdown-r04 = Jeder, den er kontrolliert: in Deckung, von anderen übernommen, und auch wer nicht kämpfen kann.
rule-var-beatdown-r05-head = Wann darauf geachtet wird
rule-var-beatdown-r05 = Nach jeder Wirkung, und nach einem Kampf, wenn seine Punkte vergeben sind. Kommen beide Enden zusammen, gilt das erste.
rule-var-beatdown-10-head = Kein Ziel für ihn
rule-var-beatdown-10 = Der in der Mitte gewinnt nie durch Promotion.
rule-var-beatdown-r02-head = Auch für die anderen nicht
rule-var-beatdown-r02 = Vierzig Promotion gewinnen nichts; sie entscheiden nur zwischen den beiden. Gleich viel beim ersten Ende ist unentschieden.
rule-var-beatdown-r06-head = Ohne Krieger
rule-var-beatdown-r06 = Wer von den beiden nicht rechtzeitig [einen Krieger](WIN-12) hat, scheidet aus, und sein Nachschubstapel gilt als leer. Für den in der Mitte wird nicht gezählt.
rule-var-beatdown-11-head = Schaden an mehreren
rule-var-beatdown-11 = Jede Karte, die mehr als einen Krieger auf einmal ablegen oder ihm schaden kann, ist verboten.
rule-var-beatdown-12-head = Schaden an einem
rule-var-beatdown-12 = Karten, die immer nur einem schaden, sind erlaubt.
rule-var-beatdown-13-head = Double Duty
rule-var-beatdown-13 = Double Duty ist verboten.
rule-var-home-01-head = Zwei oder mehr
rule-var-home-01 = Zwei bis sieben spielen und sitzen, wie sie wollen.
rule-var-home-03-head = Drei Basen
rule-var-home-03 = Vor dem ersten Zug legt jeder drei Festungen in eine Reihe. Keine Karte nimmt sie je aus dem Spiel.
rule-var-home-04-head = Ihre Schlachtfelder
rule-var-home-04 = Vor jeder liegt eine Kriegszone und bleibt für immer dort.
rule-var-home-05-head = Ihre ersten Krieger
rule-var-home-05 = In jeder wartet ein Krieger mit höchstens V 3.
rule-var-home-06-head = Alle verschieden
rule-var-home-06 = Unter den drei Karten einer Art sind keine zwei gleich.
rule-var-home-07-head = Wie sie heißen
rule-var-home-07 = Die Festung ist die Basis, die Kriegszone ihr Schlachtfeld.
rule-var-home-02-head = Was in keinem Deck liegt
rule-var-home-02 = In Decks liegen keine Festungen, keine Kriegszonen und keine Spezialkarten, die selbst [Promotion](promotion) bringen.
rule-var-home-r08-head = Punkte ohne Kampf
rule-var-home-r08 = Das gilt auch für Spezialkarten, die für eine Tötung außerhalb von Kämpfen zahlen.
rule-var-home-08-head = Was auf einer Basis liegt
rule-var-home-08 = Jede Basis beginnt mit 5 eigenen [Destiny](destiny) und ohne Promotion.
rule-var-home-09-head = Meditation
rule-var-home-09 = Meditation legt 1 Destiny auf jede Basis des Spielers.
rule-var-home-10-head = Mustern
rule-var-home-10 = Ein Krieger kommt in eine Basis, und nur sie bezahlt ihn.
rule-var-home-r10-head = In Deckung mustern
rule-var-home-r10 = Auch in Deckung kommt er in eine Basis; sie zahlt, wenn er aufgedeckt wird.
rule-var-home-r02-head = Andere Destiny
rule-var-home-r02 = Was eine Karte oder ein Krieger bringt, kommt auf dessen Basis, was ein Spieler so bekommt, auf eine seiner Wahl. Einen Krieger bezahlt die Basis, auf die er kommt; andere Kosten trägt die linke Basis, die es kann.
rule-var-home-11-head = Eine Zugehörigkeit
rule-var-home-11 = Beliebig viele Krieger sind darin, doch alle von einer Zugehörigkeit; später darf es eine andere sein.
rule-var-home-r06-head = Wer keine hat
rule-var-home-r06 = Freelancer und Krieger ohne Zugehörigkeit gehören zusammen. Wer ein anderer wird, muss hinaus oder wird abgelegt.
rule-var-home-r07-head = Einheit und Kohorte
rule-var-home-r07 = Krieger von beiden stehen in denselben Basen, was auch immer auf der Karte über ihren Ort steht. Wer dort beginnt, kostet nichts.
rule-var-home-28-head = Was eine Basis gibt
rule-var-home-28 = Was eine Basis gibt, bekommt nur, wer aus ihr kam, was auch immer auf ihr steht.
rule-var-home-33-head = Jede eine Einheit
rule-var-home-33 = Jede Basis ist mit ihrem Schlachtfeld eine Einheit und eine Kohorte für sich.
rule-var-home-34-head = Im Spiel
rule-var-home-34 = Was von Karten im Spiel spricht, erreicht alle Basen aller Spieler.
rule-var-home-44-head = Karten geben
rule-var-home-44 = Eigene Krieger bekommen Karten nur in ihrer Basis, fremde, wo immer sie sind.
rule-var-home-r11-head = Nichts entfernt sie
rule-var-home-r11 = Was eine Basis oder ein Schlachtfeld ablegen oder nehmen würde, bewirkt daran nichts.
rule-var-home-20-head = Hinaus
rule-var-home-20 = Eine Aktion bringt einen Krieger aus seiner Basis auf das Schlachtfeld davor.
rule-var-home-21-head = Platz für alle
rule-var-home-21 = Dort dürfen beliebig viele sein.
rule-var-home-22-head = Nur das eigene
rule-var-home-22 = Er geht nur auf das der eigenen Basis.
rule-var-home-23-head = Hinein
rule-var-home-23 = Eine weitere Aktion bringt ihn zurück.
rule-var-home-43-head = Nicht zur Seite
rule-var-home-43 = Niemand geht von einer eigenen Basis oder einem Schlachtfeld zum nächsten.
rule-var-home-12-head = Drinnen
rule-var-home-12 = In einer Basis gibt es nur Fernkampf, dazu 3 mehr Panzerung.
rule-var-home-29-head = Hinausschießen
rule-var-home-29 = Wer drinnen ist, schießt nur auf Krieger auf Schlachtfeldern.
rule-var-home-31-head = Vom Schlachtfeld aus
rule-var-home-31 = Wer auf einem Schlachtfeld ist, bekämpft oder beschießt andere dort und beschießt die in Basen.
rule-var-home-r04-head = Jedes Schlachtfeld
rule-var-home-r04 = Jedes Schlachtfeld jedes Gegners ist in Reichweite; wer wen angreifen darf, bleibt. Nur der Verteidiger hat, was sein Schlachtfeld gibt; Deckung und Basis zählen zusammen.
rule-var-home-24-head = Wo verteidigt wird
rule-var-home-24 = Wer auf einem Schlachtfeld angegriffen wird, verteidigt dort; niemand wird gefragt.
rule-var-home-25-head = Karten ändern es
rule-var-home-25 = Danach darf eine Karte es für eine Weile anderswo verteidigen lassen.
rule-var-home-30-head = Von drinnen getötet
rule-var-home-30 = Wen jemand aus einer Basis tötet, der ist höchstens 2 wert.
rule-var-home-32-head = Drinnen getötet
rule-var-home-32 = Wer in einer getötet wird, zählt ganz.
rule-var-home-13-head = Tragen
rule-var-home-13 = Promotion liegt auf dem Krieger, der sie verdient hat.
rule-var-home-14-head = Destiny geht heim
rule-var-home-14 = Destiny, die er verdient, liegt sofort auf seiner Basis.
rule-var-home-15-head = Höchstens fünf
rule-var-home-15 = Er trägt höchstens 5.
rule-var-home-r01-head = Was zu viel ist
rule-var-home-r01 = Was von einer Tötung oder Beute keinen Platz hat, ist Destiny; was nur Promotion sein kann, ist verloren.
rule-var-home-16-head = Heim damit
rule-var-home-16 = Sie zählt nichts, bis sie in die Basis gekommen ist.
rule-var-home-17-head = Abgeben
rule-var-home-17 = In seiner Basis legt eine Aktion 1 davon ab.
rule-var-home-26-head = Einen Träger töten
rule-var-home-26 = Wer einen Träger tötet, hat, was der trug, als Destiny auf der eigenen Basis.
rule-var-home-27-head = Dazu die Tötung
rule-var-home-27 = Die Punkte für die Tötung kommen dazu.
rule-var-home-35-head = Einfallen
rule-var-home-35 = In eine Basis ohne Krieger darin und davor fällt man ein: Für eine Aktion zieht ein Krieger auf ihr Schlachtfeld.
rule-var-home-r05-head = Von wo
rule-var-home-r05 = Er kommt vom eigenen Schlachtfeld und hat nichts von dem, auf dem er steht. Er raubt, was dort liegt, nicht mehr, und nie im ersten eigenen Zug.
rule-var-home-36-head = Und zurück
rule-var-home-36 = Zum eigenen Schlachtfeld zurück ist es eine Aktion.
rule-var-home-39-head = Einer zugleich
rule-var-home-39 = Auf einem solchen Schlachtfeld ist nur ein Gegner.
rule-var-home-37-head = Rauben
rule-var-home-37 = Statt anzugreifen nimmt ein Eindringling Promotion von dieser Basis: die Hälfte seines V, abgerundet.
rule-var-home-38-head = Was daraus wird
rule-var-home-38 = Alles ist sofort Destiny auf seiner Basis oder Promotion, die er trägt.
rule-var-home-40-head = Verstärkung
rule-var-home-40 = Der andere darf trotzdem Krieger in diese Basis mustern.
rule-var-home-41-head = Eingeschlossen
rule-var-home-41 = Niemand geht hinaus, solange der Eindringling da ist.
rule-var-home-42-head = Vertreiben
rule-var-home-42 = Auf ihn schießt, wer in einer Basis ist; von freien Schlachtfeldern aus bekämpft man ihn auch.
rule-var-home-18-head = Eine Basis ist voll
rule-var-home-18 = Eine Basis mit 15 Promotion wird umgedreht. Alles, was sie ins Spiel brachte, wird abgelegt, und sie tut nichts mehr.
rule-var-home-r03-head = Was verloren ist
rule-var-home-r03 = Ihre Destiny, was ihre Krieger tragen und alles über 15 ist verloren. Niemand fällt dort ein, raubt oder kommt dazu.
rule-var-home-19-head = Sieg
rule-var-home-19 = Wessen drei Basen alle verdeckt liegen, der hat gewonnen.
rule-var-home-r09-head = Kein anderes Ende
rule-var-home-r09 = Keine Summe gewinnt, niemand verliert ohne Krieger, Spieler werden nicht angegriffen. Sind alle Nachschubstapel leer, gewinnt die meiste Promotion auf Basen, 15 für jede verdeckte.
rule-var-vortex-01-head = Zwei und mehr
rule-var-vortex-01 = Es spielen zwei bis sieben. Die Karte Karnophage ist in Decks und Sammlungen verboten.
rule-var-vortex-02-head = Ziehen
rule-var-vortex-02 = Alle ziehen, bis sie zwölf Karten auf der Hand haben.
rule-var-vortex-03-head = Wer beginnt
rule-var-vortex-03 = Dann entscheidet der Zufall, wer in diesem Zyklus beginnt.
rule-var-vortex-04-head = Aufstellung
rule-var-vortex-04 = Vom ersten Spieler an legt jeder eine Karte hin, die ins Spiel kommt oder an etwas angelegt wird, ohne Aktion und ohne Destiny.
rule-var-vortex-05-head = Bis keine mehr passt
rule-var-vortex-05 = Das geht reihum im Uhrzeigersinn, je eine Karte, bis niemand mehr etwas hat, das sich hinlegen lässt.
rule-var-vortex-r01-head = Was hingelegt wird
rule-var-vortex-r01 = Krieger, Festungen, Kriegszonen, Bestien und Allianzen; Ausrüstung, Gaben, Ki-Kräfte, Relikte, Missionen und Spezialkarten, die angelegt werden. Zauber und Spezialkarten, die nach Gebrauch abgelegt werden, gehören nicht dazu.
rule-var-vortex-r03-head = Welche Karte und wohin
rule-var-vortex-r03 = Karte und Platz wählst du. Wer für keine einen Platz hat, wird übergangen; ein Krieger, der später kommt, kann Platz schaffen. In der Aufstellung wird niemand [in Deckung rekrutiert](COVER-08).
rule-var-vortex-06-head = Du musst
rule-var-vortex-06 = Was sich hinlegen lässt, muss hingelegt werden, notfalls zu Karten der Gegner. Ausrüstung und dergleichen darf zu jedem Krieger, der sie tragen kann.
rule-var-vortex-07-head = Kein Platz
rule-var-vortex-07 = Eine Karte ohne Platz bleibt auf der Hand.
rule-var-vortex-r02-head = Wie darauf geachtet wird
rule-var-vortex-r02 = Solange sich eine Karte von dir hinlegen lässt, kannst du nicht passen. Ihr könnt vereinbaren, dass man es doch darf; dann verraten dich die Handkarten, die ihr aufdeckt.
rule-var-vortex-08-head = Aktionen
rule-var-vortex-08 = Vom ersten Spieler an hat jeder einen Zug mit [drei Aktionen](TURN-05) wie sonst.
rule-var-vortex-r04-head = Der erste Zyklus
rule-var-vortex-r04 = Im ersten Zug, also dem des ersten Zyklus, [greift niemand an](TURN-09).
rule-var-vortex-18-head = Fünf Phasen
rule-var-vortex-18 = Ziehen, Aufstellung, Aktionen, Aufdecken, Vortex. Einen Ablageschritt gibt es nicht.
rule-var-vortex-r07-head = Zieh- und Ablageschritt auf Karten
rule-var-vortex-r07 = Karten, die vom Ziehschritt sprechen, meinen die Phase Ziehen, solche vom Ablageschritt das Ende deiner Aktionen. Niemand verliert, weil ihm [Krieger](WIN-12) fehlen.
rule-var-vortex-09-head = Aufdecken
rule-var-vortex-09 = Nach dem letzten Zug zeigen alle die Karten, die sie noch auf der Hand haben.
rule-var-vortex-10-head = Zurückgehalten
rule-var-vortex-10 = Wer eine Karte behalten hat, die sich hätte hinlegen lassen, verliert alle Promotion und Destiny.
rule-var-vortex-11-head = Zurückgekehrt
rule-var-vortex-11 = Eine Karte, die hingelegt wurde und später auf die Hand zurückkam, kostet nichts.
rule-var-vortex-12-head = Der Vortex
rule-var-vortex-12 = Alle Karten von Hand und Tisch werden in die Nachschubstapel ihrer Besitzer gemischt.
rule-var-vortex-13-head = Ablagestapel
rule-var-vortex-13 = Die Ablagestapel bleiben, wie sie sind.
rule-var-vortex-r05-head = Was bleibt
rule-var-vortex-r05 = Destiny und Promotion bleiben; Wunden, Deckung und vorübergehende Wirkungen enden, und jede Karte kommt zu ihrem Besitzer. Vernichtete Karten bleiben aus dem Spiel.
rule-var-vortex-14-head = Ein neuer Zyklus
rule-var-vortex-14 = Dann beginnt ein neuer Zyklus.
rule-var-vortex-r06-head = Wenige Karten
rule-var-vortex-r06 = Bei weniger als zwölf Karten ziehst du, was da ist.
rule-var-vortex-15-head = Mehr als vierzig
rule-var-vortex-15 = Wer mehr als 40 Promotion hat, gewinnt sofort.
rule-var-vortex-16-head = Keine Karten mehr
rule-var-vortex-16 = Wer nach dem Ziehen weder im Nachschubstapel noch auf der Hand noch im Spiel eine Karte hat, behält seine Punkte und wartet.
rule-var-vortex-17-head = Niemand hat welche
rule-var-vortex-17 = Hat niemand mehr eine Karte, gewinnt die meiste Promotion; gleich viel ist ein Unentschieden.
