# Eine Aufzeichnung ansehen: das Feld mit den Knöpfen, die Fragen, bevor jemandes Karten gezeigt werden, das Weiterspielen.

replay-title = Wiederholung
replay-turn = Zug { $n } · { $player }
replay-choice = Entscheidung { $n } von { $of }
replay-chose = { $player } wählt: { $what }.
replay-chose-card = { $player } wählt: { $what }, { $card }.
replay-log-ends = Hier endet die Wiederholung; das Protokoll entstand, als die Partie gespielt wurde.
replay-speed = { $n }×
replay-eyes = Gesehen von: { $who }
replay-eyes-title = Mit wessen Augen?
replay-eyes-spectator = Zuschauer
replay-eyes-open = Alle Karten
replay-hands = Hände
replay-hands-title = Hände
replay-hand-of = { $player } · { $n ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $n } Karten
    }
replay-on = Von hier weiterspielen
replay-on-title = Wessen Platz nimmst du ein?
replay-leave = Verlassen
replay-seat-title = { $player }
replay-seat = Gleich werden die Karten von { $player } gezeigt.
replay-agree = Sollen alle Karten zu sehen sein, auch deine?
replay-agree-seat = Sollen die Karten von { $player } zu sehen sein?
replay-agree-text = Die Partie ist noch nicht vorbei. Alle müssen zustimmen.
replay-agree-yes = { $player } stimmt zu
replay-agree-no = Nein
replay-not-on = Die Partie lässt sich nicht weiterspielen: { $why }
replay-agree-on = Jemand will von hier weiterspielen.
replay-agree-on-text = Die Partie ist noch nicht vorbei, und die Karten kämen so, wie sie auch in ihr kommen werden.

replay-keys-title = Zusehen
replay-keys-move = { $run } spielt ab und hält an, die Pfeile gehen eine Entscheidung vor und zurück
replay-keys-turn = { $back } und { $on } gehen zugweise, { $faster } und { $slower } ändern das Tempo
replay-keys-ends = { $first } und { $last } gehen zum Austeilen und zur letzten Entscheidung
replay-keys-eyes = { $eyes } oder eine Ziffer: mit wessen Augen; { $hands } zeigt alle Hände, wo man sie sehen darf
replay-keys-log = Ein Klick auf eine Zeile des Protokolls oder die Leiste geht dorthin; Umschalt und { $back } blättern das Protokoll
replay-keys-on = { $on } spielt von hier gegen den Computer weiter
