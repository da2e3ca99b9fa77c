"""German sentences of what one card alone does, written as `verbs.py` says."""

from __future__ import annotations

SPECIAL_DEEDS: dict[str, str | tuple[str, ...]] = {
    "special 25 D apart": "25 D erhalten > , die abseits der übrigen liegen und auf die keine Karte eines anderen "
    "Spielers wirkt",
    "special hand from the bottom": "{own}e Hand durch ebenso viele Karten von unten aus {own}em Nachschubstapel "
    "ersetzen > ; die alte Hand kommt dorthin",
    "special share out D": "die D aller Mitglieder deines Teams beliebig unter ihnen auf|teilen",
    "special back from the discard pile": "diese Karte zurück auf die Hand nehmen > , aus dem Spiel oder aus deinem "
    "Ablagestapel",
    "special down to the fewest": "jeder Spieler m = Krieger seiner Wahl ab|legen > , bis niemand mehr Krieger hat als "
    "der Spieler mit den wenigsten",
    "special double duty": "diese Karte m = als genaue Kopie {0:g} in deinen passenden Bereich kommen > (nie als die "
    "eines unaufgedeckten). Beide Karten sind ein einziger Krieger: Was die eine hat, erhält oder erleidet, gilt für "
    "beide, sie verlassen das Spiel gemeinsam (Punkte gibt es nur einmal), und keine greift die andere an. Bereich, "
    "Kontrolle, Deckung und Fahrzeug hat jede für sich",
    "special swap piles": "{own}en Nachschubstapel gegen {own}en Ablagestapel tauschen > ; beide werden gemischt",
    "special turn up and play": "diese Karte vernichten > , decke alle Karten darunter auf und spiele sie nacheinander "
    "in einer Reihenfolge deiner Wahl; ihre Kosten sind dann fällig, und was nicht gespielt werden kann, wird "
    "vernichtet",
    "special four attacks": "{0:n} m = bis zu vier Angriffe nacheinander aus|führen > . Mehrere davon dürfen zu einem "
    "zusammengelegt werden; für jeden weiteren trägt er bis zum Ende dieses Kampfes einen Kombimarker",
    "special stays": "{0:n} m = bleiben > , wo sie ist",
    "special summit": "alle Mitglieder deines Teams p = einander die Hand zeigen > . Jedes darf Karten seiner Hand an "
    "andere Mitglieder weitergeben, jede Karte einmal; wer eine Karte bekommt, dem gehört sie für den Rest der Partie",
    "special jump on": "{0:n} m = ebenfalls auf den Rücken dieser Bestie steigen > und kommt nicht wieder herunter. Im "
    "Kampf sind alle auf ihr ein Krieger: Nahkampf, Fernkampf, Panzerung und Wert werden zusammengezählt, und ein "
    "Treffer trifft einen von ihnen nach Wahl ihres Spielers, die Unverwundeten zuerst; einer, der sofort tötet, tötet "
    "alle. Punkte gibt es nur für die Getöteten, und alles andere wirkt auf jeden für sich. Geht die Bestie, sind sie "
    "wieder getrennt",
    "special fence": "im Nahkampf f = diese Karte zuerst nach dem Angreifer schlagen > , in einem eigenen Nahkampf mit "
    "Nahkampf 6. Karten, die den Nahkampf-Wert ändern, dürfen auch auf sie gespielt werden; nichts trifft sie. Dann "
    "geht der Angriff weiter, wenn der Angreifer noch lebt",
    "special mutated": "{1:a} statt Doomtroopern mit {0:d} infizieren > . Breitet sich die Infektion aus, geht sie "
    "auch auf Stammeskrieger über",
    "special attack in person": "mit {0:d} {1:a} selbst an|greifen > , auch an Kriegern vorbei; du "
    "erhältst dafür 3 P und sonst nichts",
    "special look under cards": "alle Karten an|sehen > , die verdeckt unter den Secrets anderer Spieler liegen",
    "special another at random": "lag sie in einem Nachschub- oder Ablagestapel, f = an ihre Stelle eine zufällige "
    "andere Karte dieses Stapels treten > (eine, die nicht dorthin kann, bleibt liegen), und die ausgewählte Karte "
    "kommt unter den Stapel",
    "special discard what is illegal":
    "alle Karten ab|legen > , die {0:d} zugeordnet sind und es nicht mehr sein dürfen",
    "special another warzone": "der angreifende Spieler m = wählen > , in welcher Kriegszone des verteidigenden "
    "Spielers sich der Verteidiger verteidigt, oder dass er es in keiner tut",
    "special summon for less": "{0:n} m = sofort einen Zauber der Beschwörung wirken > ; die Suche in deinem "
    "Ablagestapel kostet dabei keine D, die in deinem Nachschubstapel so viel wie sonst die im Ablagestapel",
    "special cover or wound": "sein Spieler m = wählen > , ob {0:n} in Deckung geht oder verwundet wird, was niemanden "
    "tötet (nichts davon, wenn er nie in Deckung sein darf)",
    "special take its place": "diese Karte f = {0:a} beim selben Spieler ersetzen > , als Nichtkombattant und "
    "Persönlichkeit der Dunklen Legion (Wert 0, sonst keine Kartenwerte); {0:n} wird in den Nachschubstapel seines "
    "Besitzers gemischt",
    "special truce": "zwischen ihren Teams f = bis zum Beginn deines nächsten Zuges Waffenruhe herrschen > : "
    "Keines greift das andere an oder spielt ein Special gegen das andere (eines, das auf dieses zielt, ohne ihm zu "
    "nützen, oder das trifft, was dieses tut, wer für dieses kämpft, oder alle Gegner)",
    "special stand in": "{0:a} für seinen Wert in diesen Bereich aus|spielen > ; gleich welcher "
    "Zugehörigkeit kämpft er an deiner Stelle gegen den Angreifer",
}
