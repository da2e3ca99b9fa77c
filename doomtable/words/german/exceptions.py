"""German sentences that fit one card alone: at most 2 % of all cards."""

from __future__ import annotations

from typing import Final

from doomtable.words.plan.exceptions import Exceptions, SentenceException

EXCEPTIONS: Final[Exceptions] = {
    ("Empathy", 0): SentenceException(
        "07fe4571d9da",
        "Aktion: Wähle einen anderen Spieler für je 10 gezahlte D. Jeder gewählte Spieler sagt an, welchen "
        "Angriff er in seinem nächsten Zug führt (Angreifer, Verteidiger und Kampftaktik), oder dass er nicht "
        "angreift. Daran muss er sich halten, wenn es möglich ist.",
    ),
    ("Teleportation", 0): SentenceException(
        "5b534094e212",
        "Jederzeit: Verschiebe für jedes gezahlte D eine Ausrüstungskarte eines Doomtroopers in einer Einheit auf"
        " einen beliebigen Doomtrooper in der Einheit desselben Spielers, der sie haben darf. Ist es deine Karte,"
        " so darfst du sie stattdessen auf die Hand ihres Besitzers zurückgeben.",
    ),
}  # fmt: skip
