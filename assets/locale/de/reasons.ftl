# Warum etwas abgelehnt wird. Die Nummer der Regel setzt reason-with-rule in Klammern dahinter.
# Was eine Ablehnung nicht angibt, ist "none".

reason-with-rule = { $text } [{ $rule }]

reason-no-menu = Beantworte zuerst die offene Frage; danach kannst du Befehle geben.
reason-not-your-turn = Du bist nicht am Zug.
reason-no-actions =
    { $left ->
        [0] Es ist keine Aktion übrig
        [one] Es ist nur eine Aktion übrig
       *[other] Es sind nur { $left } Aktionen übrig
    }{ $needed ->
        [none] .
        [one] ; dies kostet eine.
       *[other] ; dies kostet { $needed }.
    }
reason-other-place = { $card } steht an einem anderen Ort.
reason-carries-nothing = { $card } trägt keine Promotion.
reason-both-inside = Auch { $card } ist in einer Basis; aus einer erreicht man nur Schlachtfelder.
reason-inside-reaches-none = { $card } ist in seiner Basis: Von dort wird nur geschossen, und nur auf Krieger auf Schlachtfeldern.
reason-inside-shoots = { $card } ist in seiner Basis; dort wird nur geschossen.
reason-other-affiliation = Wer in der Basis ist, gehört nicht zu den Leuten von { $card }.
reason-outside-base = { $card } bekommt Karten nur in seiner Basis.
reason-field-invaded = In { $card } ist ein Gegner eingefallen.
reason-field-held = In { $card } ist schon ein anderer eingefallen.
reason-base-manned = In der Basis hinter { $card } oder davor steht ein Krieger.
reason-base-down = Die Basis hinter { $card } liegt verdeckt.
reason-from-own-field = { $card } fällt nur vom eigenen Schlachtfeld aus ein.
reason-no-way-there = { $card } geht nur in die eigene Basis, auf ihr Schlachtfeld und auf verlassene von anderen.
reason-invades-nothing = { $card } ist auf keinem fremden Schlachtfeld.
reason-nothing-to-steal = { $card } kann dort keine Promotion rauben.
reason-not-at-home = { $card } ist nicht zu Hause, und nur dort gibt man Promotion ab.
reason-deployment = Bei der Aufstellung werden Karten hingelegt, sonst geschieht nichts.
reason-attack-done = Der Angriff war die letzte Aktion dieses Zuges.
reason-first-turn = In seinem ersten Zug greift niemand an.
reason-one-combat = Dieser Zug hatte seinen einen Kampf schon.
reason-nothing-under = Unter deinem Krieg liegt keine Karte.
reason-first-round = Erst wenn alle einmal am Zug waren.
reason-last-action = Ein Angriff muss die letzte Aktion des Zuges sein.
reason-cannot-pay = Das kostet { $need } D, und es { $have ->
        [one] ist
       *[other] sind
    } nur { $have } da.
reason-cannot-pay-promotion = Das kostet { $need } P, und es { $have ->
        [one] ist
       *[other] sind
    } nur { $have } da.
reason-no-warrior-open = In Deckung kannst du einen Krieger nur ausspielen, solange ein anderer von dir offen steht.
reason-owes-exit = Alle deine Krieger sind in Deckung: Erst muss einer von ihnen die Deckung verlassen.
reason-not-in-hand = Diese Karte ist nicht auf deiner Hand.
reason-not-playable-now =
    { $card ->
        [none] Das lässt sich in diesem Augenblick nicht spielen.
       *[other] { $card } lässt sich in diesem Augenblick nicht spielen.
    }
reason-no-target =
    { $card ->
        [none] Es gibt nichts, womit das ginge.
       *[other] Es gibt kein Ziel für { $card }.
    }
reason-wrong-host = { $card } passt nicht zu { $host }.
reason-no-bearer =
    { $verb ->
        [equip] Du hast keinen Krieger, der { $card } tragen kann.
        [card] Nichts, was du im Spiel hast, kann { $card } aufnehmen.
       *[other] Du hast keinen Krieger, dem { $card } zugeordnet werden kann.
    }
reason-home-area =
    { $area ->
        [kohort] { $card } kann nur in deiner Kohorte stehen.
        [outpost] { $card } kann nur in deinem Außenposten stehen.
        [beside] { $card } kann nur neben deinen Bereichen stehen.
       *[other] { $card } kann nur in deiner Einheit stehen.
    }
reason-one-armor =
    { $card ->
        [none] Ein Krieger trägt nur eine Rüstung.
       *[other] { $card } trägt schon eine Rüstung, und mehr als eine geht nicht.
    }
reason-one-vehicle =
    { $card ->
        [none] Ein Krieger hat nur ein Fahrzeug.
       *[other] { $card } hat schon ein Fahrzeug, und mehr als eines geht nicht.
    }
reason-copy-already = Ein Exemplar von { $card } ist schon da.
reason-unique-in-play = { $card } ist schon im Spiel, und mehr als eines darf es nicht geben.
reason-alliance-already = { $card } ist schon deine Allianz, und ein Spieler hat nur eine.
reason-personality-in-play = { $card } ist eine Persönlichkeit, und ein Exemplar ist schon im Spiel.
reason-not-legion = { $card } gehört nicht zur Dunklen Legion.
reason-not-follower =
    { $apostle ->
        [none] { $card } folgt nicht dem richtigen Apostel.
       *[other] { $card } ist kein Anhänger von { $apostle }.
    }
reason-in-cover = { $card } ist in Deckung.
reason-left-cover = { $card } hat in diesem Zug die Deckung verlassen und darf erst im nächsten angreifen.
reason-noncombatant = { $card } nimmt nie am Kampf teil.
reason-same-corporation = { $a } darf { $b } nicht angreifen: Beide gehören zum selben Konzern.
reason-brotherhood-guarded = { $a } darf { $b } nicht angreifen: Doomtrooper greifen die Bruderschaft nicht an.
reason-brotherhood-only-legion = { $a } darf { $b } nicht angreifen: Die Bruderschaft greift nur die Dunkle Legion an.
reason-partner = Partner greifen einander nicht an und sabotieren einander nicht.
reason-no-team-game = { $card } ist nur für Spiele mit Teams.
reason-own-warrior =
    { $card ->
        [none] Deine eigenen Krieger darfst du nicht angreifen.
       *[other] { $card } ist dein eigener Krieger.
    }
reason-same-warrior = { $card } ist derselbe Krieger: Er greift nie sich selbst an.
reason-forbidden-by = { $card } verbietet es.
reason-owes-attack = Ein möglicher Angriff ist gefordert: Er kommt zuerst, oder die letzte Aktion bleibt für ihn.
reason-required-by = { $card } fordert etwas anderes.
reason-no-rating =
    { $stat ->
        [none] { $card } hat keinen Kampfwert für diese Taktik.
       *[other] { $card } hat keinen Kampfwert im { $stat }.
    }
reason-airship-fight = { $card } ist in der Luft oder unter Wasser und im Nahkampf nicht zu erreichen.
reason-inside-vehicle = { $card } ist in einem Fahrzeug.
reason-not-inside = { $card } ist in keinem Fahrzeug.
reason-no-room = { $card } ist voll besetzt.
reason-no-copy = { $card } kann keine Kopie dieser Karte sein: { $other }.
reason-nothing-to-copy = Nichts im Spiel ließe sich jetzt als Kopie spielen: { $card }.
reason-face-down = { $card } liegt verdeckt und bewirkt nichts.
reason-not-face-down = { $card } liegt nicht verdeckt oder ist einer deiner Krieger, die dafür die Deckung verlassen.
reason-outside-only = { $card } kann ein Fahrzeug nur von außen nehmen.
reason-immune-player = { $card } wirkt nicht auf einen Spieler, der dagegen immun ist.
reason-immune =
    { $to ->
        [none] { $card } ist dagegen immun.
        [art] { $card } ist immun gegen die Kunst.
        [symmetry] { $card } ist immun gegen Karten der Dunklen Symmetrie.
        [gifts] { $card } ist immun gegen allgemeine Gaben.
       *[other] { $card } ist immun gegen { $to }.
    }
reason-no-caster =
    { $aspect ->
        [none] Du hast keinen Krieger, der das wirken kann.
       *[other] Du hast keinen Krieger, der den Aspekt { $aspect } beherrscht.
    }
reason-caster-not-fighting = Nur ein Krieger in diesem Kampf kann das wirken, und zwar auf sich selbst.
reason-personal-spell = Ein persönlicher Kampfzauber wirkt nur auf seinen Anwender.
reason-art-for-legion =
    { $card ->
        [none] Die Kunst hilft nie der Dunklen Legion.
       *[other] { $card } wird nie gewirkt, um der Dunklen Legion zu helfen.
    }
reason-already-covered = { $card } ist schon in Deckung.
reason-not-covered = { $card } ist nicht in Deckung.
reason-last-open = { $card } ist dein letzter Krieger außerhalb der Deckung.
reason-vehicle-cannot-cover = { $card } ist in einem Fahrzeug und muss erst aussteigen.
reason-considered-vehicle = { $card } gilt als Fahrzeug.
reason-no-other-place = Es gibt keinen anderen Ort, an den er gehen könnte.
reason-no-outposts = In diesem Spiel gibt es keine Außenposten.
reason-not-revealed = { $card } muss erst aufgedeckt werden.
reason-stays-in-outpost = { $card } gehört zu einem Stamm und bleibt im Außenposten.
reason-considered-beast = { $card } gilt selbst als Bestie.
reason-rides-beast = { $card } reitet eine Bestie und bleibt im Außenposten.
reason-moved-already = { $card } ist in diesem Zug schon übertragen worden.
reason-last-in-outpost = { $card } ist dein letzter Krieger im Außenposten, und ein anderer Spieler hat dort einen.
reason-owes-transfer = Ein anderer Spieler hat einen Krieger im Außenposten: Erst musst du einen in deinen übertragen.
reason-owes-return = Erst muss ein Ketzer aus deinem Außenposten in deine Kohorte übertragen werden.
reason-other-tribe = { $a } teilt keinen Außenposten mit { $b }: Das ist ein anderer Stamm.
reason-other-kind = { $a } teilt keinen Außenposten mit { $b }: Doomtrooper und Dunkle Legion bleiben getrennt.
reason-only-outpost = { $card } bekommen nur Krieger in einem Außenposten.
reason-one-beast = { $card } hat schon eine Bestie.
reason-beast-or-vehicle = { $card } hat entweder eine Bestie oder ein Fahrzeug, nie beides.
reason-other-ground = { $card } ist nicht zu erreichen: Ein Außenposten kämpft nur mit einem anderen.
reason-no-area = { $card } kann dort nicht hin.
reason-duplicate-fortification = { $card } steht dort schon.
reason-no-collector = { $card } ist ein Relikt: dafür brauchst du einen Noted Collector im Spiel.
reason-no-tactician = { $card } ist eine Kriegszone: dafür brauchst du einen Grand Tactician im Spiel.
reason-duplicate-mission = { $card } ist dort schon vergeben.
reason-duplicate-gift = Dieser Krieger hat { $card } schon.
reason-host-blocks = { $host } lässt keinen Platz für { $card }.
reason-no-effect = { $card } würde jetzt nichts ändern.
reason-nothing-to-attack = Es gibt keinen Krieger, der angegriffen werden kann.
reason-no-enemies = Kein anderer Spieler hat einen Krieger, der angegriffen werden könnte.
reason-cannot-attack-yet = Angreifen ist noch nicht möglich.
reason-wrong-tactic = { $card } passt nicht zu dieser Taktik.
reason-not-combat = Dafür braucht es einen Kampf.
reason-only-combat = Das geht nur im Kampf.
reason-not-asked = Du bist nicht gefragt.
reason-not-an-option = Das steht nicht zur Wahl.
reason-hand-full = Deine Hand ist voll.
reason-limit-turn = { $card } wurde schon so oft eingesetzt wie erlaubt.
reason-limit-loop = { $card } kostet nichts, und zehnmal zwischen zwei deiner Ziehschritte ist genug.
reason-wrong-answer = Das ist keine Reaktion auf das, was gerade geschah.
reason-has-no-weapon = Es gibt keine Waffe dafür.
reason-handgun-pair = Nur zwei Faustfeuerwaffen lassen sich zusammen einsetzen.
reason-ambiguous = Es könnte mehr als eine Karte gemeint sein.
reason-discard-once = Du hast in diesem Zug schon eine Karte abgelegt.
reason-bid-between = Du kannst { $least } bis { $most } D bieten.
reason-no-player-attack = Angegriffen werden Krieger, nie die Spieler selbst.
reason-sabotage-off = Sabotage gehört nicht zu dieser Partie.
reason-sabotage-has-warriors = Dieser Spieler hat einen Krieger, der kämpfen kann.
reason-at-peace = Die beiden Angreifer greifen einander nicht an.
reason-stands-behind = Ein Hauptmann greift niemanden an.
reason-shielded = { $card } steht hinter einem Feldwebel, der Krieger hat.
reason-shielded-cover = Solange der Feldwebel davor Krieger hat, kann { $card } nicht in Deckung gehen.
reason-shielded-spell = Solange der Feldwebel Krieger hat, wirken die seines Hauptmanns keine Kampfzauber.
reason-front-line = Ein Feldwebel wird nicht selbst angegriffen.
reason-lines-hold = Hauptmann oder Feldwebel hat noch einen Krieger.
reason-no-other-line = Es gibt keinen Partner, dem ein Krieger übergeben werden könnte.
reason-nobody-on-planet = Wo { $card } wirken soll, hast du auf dem Planeten keinen Krieger.
reason-not-controlled = Karten kommen nur in Kampfzonen ins Spiel, die du kontrollierst, und auf der Erde nur, solange du keine kontrollierst.
reason-barred-place = { $card } darf nie in { $b } stehen.
reason-held-by-other = Ein anderer Spieler kontrolliert { $card }.
reason-three-of-planet = { $card } wäre deine vierte Kampfzone dieses Planeten; erlaubt sind drei.
reason-there-already = Dort steht er schon.
reason-not-adjacent = Von dem einen dieser Planeten führt kein Weg zum anderen.
reason-first-turn-transfer = In deinem ersten Zug wird niemand übertragen.
reason-other-planet = { $card } steht auf einem Planeten außer Reichweite.
reason-only-shots = Zwischen diesen beiden gibt es nur Fernkampf.
reason-no-mine = Wo { $card } steht, wird nicht geschürft.
reason-never-removed = { $card } verlässt nie das Spiel.
reason-sabotage-first-round = In der ersten Runde sabotiert niemand.
reason-sabotage-done = Diesen Spieler hast du seit deinem letzten Ziehschritt schon sabotiert.
reason-unknown-card =
    { $card ->
        [none] Diese Partie kennt keine solche Karte.
       *[other] Diese Partie kennt keine Karte namens { $card }.
    }
reason-battle-too-late = { $card } kommt zu spät: Ein Gegner hat { $n } P oder mehr.
reason-battle-already = { $card } ist noch im Gange.
reason-battle-area = Im Bereich von { $card } ist eine andere Schlacht im Gange.
reason-battle-again = { $card } war schon im Spiel, und eine Schlacht wird nur einmal geschlagen.
reason-battle-missing = { $card } bringt { $missing } mit, und das liegt nicht in der Sammlung.
reason-battle-impossible = { $card } kann { $other } nicht so mitbringen, wie die Karte es sagt.
reason-bound-to-battle = { $card } gehört zu { $other } und bleibt dort.
