"""German sentences that fit one card alone: at most 2 % of all cards."""

from __future__ import annotations

from typing import Final

from doomtable.words.plan.exceptions import Exceptions, SentenceException

EXCEPTIONS: Final[Exceptions] = {
    ("Empathy", 0): SentenceException(
        "07fe4571d9da",
        "Aktion: Wähle für je 10 gezahlte D einen anderen Spieler. Dieser Spieler sagt an, welchen Angriff er in "
        "seinem nächsten Zug führt (Angreifer, Verteidiger und Kampftaktik) oder dass er nicht angreift. Daran muss er "
        "sich halten, wenn es möglich ist.",
    ),
    ("Teleportation", 0): SentenceException(
        "5b534094e212",
        "Jederzeit: Übertrage für jedes gezahlte D eine Ausrüstungskarte von einem Doomtrooper auf einen anderen "
        "Doomtrooper in derselben Einheit, der sie haben darf, oder gib eine deiner Ausrüstungskarten auf die Hand "
        "ihres Besitzers zurück.",
    ),
    ("Teleportation", 1): SentenceException("10c85fcf3a37", ""),
    ("Twitcher", 0): SentenceException(
        "54083e68b0fd",
        "Solange dieser Krieger einen Ticker hat, erhält er +1 Nahkampf und +1 Fernkampf. Die Boni, die er "
        "durch das Ablegen eines Tickers erhält, sind um 1 höher.",
    ),
    ("Portal of the Great Conqueror", 0): SentenceException(
        "345671df01f9",
        "Ziel: Der beauftragte Krieger tötet einen Bruderschaftskrieger mit Wert 3 oder mehr. Belohnung: Du erhältst "
        "nicht die üblichen Punkte; stattdessen darf kein Krieger, der jetzt im Spiel ist, bis zum Ende der Partie "
        "Zauber wirken.",
    ),
    ("Nimrod Autocannon", 1): SentenceException(
        "8b321517881a",
        "Angriffsaktion: Wähle zwei Krieger anderer Spieler, die der Träger angreifen darf, oder einen davon zweimal. "
        "Er greift sie nacheinander an.",
    ),
    ("Strength of Will", 0): SentenceException(
        "ddfe06f9fef8",
        "Jederzeit: Deine Krieger sind bis zu deinem nächsten Zug immun gegen Karten der Dunklen Symmetrie. Karten, "
        "die ihnen schon zugeordnet sind, wirken weiter.",
    ),
}
