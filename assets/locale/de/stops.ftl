# Wo ein Spieler gefragt werden will, und Passen, das eine Weile gilt.

ask-until = Passen bis …
until-title = Wie lange passt du?
until-text = Du wirst vorher gefragt, wenn etwas auf dich oder deine Karten zielt.
until-combat = Bis dieser Kampf vorbei ist
until-turn = Bis dieser Zug vorbei ist
until-mine = Bis zu meinem nächsten Zug
until-never = Hier nie fragen: { $stop }
until-no = Nein, ich entscheide jetzt
until-now-combat = Du passt, bis dieser Kampf vorbei ist.
until-now-turn = Du passt, bis dieser Zug vorbei ist.
until-now-mine = Du passt bis zu deinem nächsten Zug.
until-ask-again = Wieder fragen
menu-stops = Wann ich gefragt werde
stops-title = Haltepunkte
stops-text = Du wirst gefragt, wo du eine Karte spielen könntest. Wo willst du das?
stops-named = Für eine Karte, die genau den Augenblick nennt, wirst du immer gefragt.
stops-all = Überall fragen
stops-asked = immer
stops-matters = wo es zählt
stops-passed = gepasst
stops-mine-turn-start = Mein Zug beginnt
stops-theirs-turn-start = Zug eines anderen beginnt
stops-mine-draw = Mein Ziehschritt
stops-theirs-draw = Ziehschritt anderer
stops-mine-combat = Mein Krieger kämpft
stops-theirs-combat = Andere kämpfen
stops-mine-answer = Etwas betrifft mich
stops-theirs-answer = Etwas betrifft andere
stops-theirs-after-action = Nach jeder Aktion anderer
stops-theirs-end-announced = Andere wollen den Zug beenden
stops-mine-turn-end = Mein Zug ist vorbei
stops-theirs-turn-end = Zug eines anderen ist vorbei

# Rückblick auf den Tisch, wie er war.

history-who = Rückblick
history-turn = Zug { $n } von { $player }
history-text = Der Tisch, wie er war. Durch Ansehen wird nichts zurückgenommen.
history-now = Zum aktuellen Stand
history-earlier = Früher
history-later = Später
history-label = Wie es war

# Ton.

menu-sound = Ton an oder aus
notice-sound-on = Der Ton ist an.
notice-sound-off = Der Ton ist aus.

# Was geschah, während man nicht gefragt wurde; überall gefragt werden.

meanwhile-mark = Inzwischen: { $n }
meanwhile-could-mark = Spielbar gewesen: { $n }
meanwhile-could-mark-short = Gepasst: { $n }
meanwhile-title = Während du nicht gefragt wurdest
meanwhile-text = Du wurdest nicht gefragt, wo für dich nichts auf dem Spiel stand. Halte { $key }, um überall gefragt zu werden.
meanwhile-none = Seit du zuletzt gefragt wurdest, ist nichts geschehen.
meanwhile-could = Du hättest spielen können: { $cards }
meanwhile-moment = Ein Moment des Zuges
everywhere-off = Du wirst gefragt, wo für dich etwas auf dem Spiel steht. Halte { $key }, um überall gefragt zu werden.
everywhere-on = Du wirst überall gefragt, solange du { $key } hältst.
everywhere-more = Überall fragen
everywhere-less = Nur wo es zählt

# Das Ende eines Zuges, mit dem Abwerfen.

end-turn-title = Zug beenden
end-turn-text = Wähle eine Karte deiner Hand zum Abwerfen, oder behalte alle.
end-turn-left =
    { $n ->
        [one] Eine Aktion ist noch übrig.
       *[other] { $n } Aktionen sind noch übrig.
    }
end-turn-left-markers =
    { $n ->
        [one] Ein Marker ist noch übrig und bleibt für deine nächsten Züge.
       *[other] { $n } Marker sind noch übrig und bleiben für deine nächsten Züge.
    }
end-turn-drop-one = Beenden und abwerfen …
end-turn-keep = alle behalten
end-turn-drop = { $card } abwerfen
end-turn-spared = Die Leertaste hat gerade gepasst. { $key } beendet den Zug.
