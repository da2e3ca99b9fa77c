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
        "Jederzeit: Verschiebe für jedes gezahlte D eine Ausrüstungskarte an einem Doomtrooper in einer Einheit auf "
        "einen beliebigen Doomtrooper in der Einheit desselben Spielers, der sie haben darf, oder gib eine deiner "
        "Ausrüstungskarten auf die Hand ihres Besitzers zurück.",
    ),
    ("Teleportation", 1): SentenceException("10c85fcf3a37", ""),
    ("Twitcher", 0): SentenceException(
        "54083e68b0fd",
        "Solange dieser Krieger einen Ticker hat, +1 Nahkampf und +1 Fernkampf. Die Boni eines Tickers, den er nimmt, "
        "sind um 1 höher.",
    ),
}
