# Die geführte Partie. Jeder Schritt sagt, was zu tun ist, und danach (-done), was es bedeutete; höchstens 40 Wörter.

tour-heading = Geführte Partie, { $n } von { $of }
tour-next = Weiter
tour-skip = Später
tour-end = Ohne Tipps
tour-close = Weiterspielen
tour-learn = Spielen lernen
tour-over = Du kennst dich aus. Wer zuerst { $goal } Promotion hat, gewinnt. Im Menü stehen alle Tasten und die Regeln. Gute Jagd!

tour-muster = { $input ->
    [gamepad] Diese Karten sind deine Hand. Geh zu diesem Krieger und spiel ihn mit { $choose } aus.
    [keys] Diese Karten sind deine Hand. Geh mit Tab zu diesem Krieger und spiel ihn mit { $choose } aus.
   *[mouse] Diese Karten sind deine Hand. Klick diesen Krieger an, um ihn auszuspielen, oder zieh ihn auf den Tisch.
    }
tour-muster-done = Das kostete eine Aktion und so viel Destiny (D) wie sein Wert in der Raute. Doomtrooper kommen in deine Einheit.
tour-kohort = Spiel nun diesen Krieger der Dunklen Legion aus.
tour-kohort-done = Die Dunkle Legion kommt in deine Kohorte. Du führst beide, Einheit und Kohorte.
tour-equip = { $input ->
    [gamepad] Rüste einen Krieger mit dieser Waffe aus: Wähle sie, dann ihren Träger.
    [keys] Rüste einen Krieger mit dieser Waffe aus: Wähle sie, dann ihren Träger.
   *[mouse] Rüste einen Krieger mit dieser Waffe aus: Klick sie an, dann ihren Träger, oder zieh sie hin.
    }
tour-equip-done = Die Zeichen auf einem Krieger sind Nahkampf, Fernkampf, Panzerung und Wert. Grün heißt erhöht.
tour-meditate = Meditiere: Nutze eine Aktion, um Destiny zu gewinnen.
tour-meditate-done = Der blaue Kristall zählt dein Destiny; damit zahlst du. Die Medaille zählt deine Promotion (P), die gewinnt: { $goal } sind nötig, und Töten bringt sie.
tour-cover = Lass diesen Krieger in Deckung gehen: Wähle ihn, dann die Aktion.
tour-cover-done = In Deckung liegt er verdeckt, hat 3 Panzerung mehr und kann nicht angreifen. Die Deckung zu verlassen kostet eine Aktion.
tour-attack = Greif an: Wähle diesen Krieger, dann einen Gegner. Das ist stets die letzte Aktion eines Zuges.
tour-attack-done = Die Legion greift jeden an, Doomtrooper nie den eigenen Konzern.
tour-tactic = Nahkampf oder Fernkampf? Die Mitte zeigt, was beides brächte. Wähle, was dich am wenigsten kostet.
tour-tactic-done = Beide schlagen mit diesem Kampfwert zu. Erreicht er die Panzerung des anderen, ist es ein Treffer.
tour-wound-done = Der erste Treffer verwundet: Der Krieger liegt quer, kämpft aber wie zuvor. Der nächste tötet.
tour-answer = Du wirst gefragt, weil diese Karte jetzt hilft. Spiel sie auf deinen Krieger.
tour-answer-done = Solche Karten kosten keine Aktion. Willst du nicht, passe.
tour-kill = Greif den Verwundeten an: Noch ein Treffer tötet ihn.
tour-kill-done = Ein getöteter Krieger kommt mit allem, was er trägt, auf den Ablagestapel seines Besitzers.
tour-points = Sein Wert gehört dir. Wähle, wie viel davon Promotion wird.
tour-points-done = Promotion gewinnt die Partie, Destiny bezahlt weitere Krieger. Du brauchst beides.
tour-again = Greif noch einmal an: Dieser Krieger käme am besten davon. Wähle ihn, dann den Gegner.
tour-reinforce = Noch ginge kein Angriff gut für dich aus. Spiel noch einen Krieger aus, für den deine Destiny reicht.
tour-arm = Noch ginge kein Angriff gut für dich aus. Rüste einen Krieger mit dieser Waffe aus: Das stärkt den nächsten.
tour-gather = Noch ginge kein Angriff gut für dich aus. Meditiere: Destiny bezahlt den nächsten Krieger.
tour-turn = Keine Aktion übrig, oder nichts zu tun: Beende deinen Zug. Vorher darfst du eine Karte ablegen.
tour-turn-done = Bis zu deinem nächsten Zug spielen die anderen. Zu Beginn deines Zuges ziehst du, bis du sieben Karten hast.
