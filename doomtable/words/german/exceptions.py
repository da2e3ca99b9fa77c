"""German sentences that fit one card alone: at most 2 % of all cards."""

from __future__ import annotations

from typing import Final

from doomtable.words.plan.exceptions import Exceptions, SentenceException

EXCEPTIONS: Final[Exceptions] = {
    ("Krynston's Skull", 0): SentenceException(
        "8330acae7a9d",
        "Deine Krieger der Dunklen Legion erhalten 4 Punkte mehr, wenn sie einen Anhänger eines Apostels töten, dem "
        "sie selbst nicht folgen.",
    ),
    ("Empathy", 0): SentenceException(
        "d209b56a43ee",
        "Aktion: Wähle für je 10 gezahlte D einen anderen Spieler. Dieser Spieler sagt an, welchen Angriff er in "
        "seinem nächsten Zug führt (Angreifer, Verteidiger und Kampftaktik) oder dass er nicht angreift. Daran muss er "
        "sich halten, wenn es möglich ist.",
    ),
    ("Teleportation", 0): SentenceException(
        "667c4227be92",
        "Jederzeit: Für jedes gezahlte D hast du die Wahl. (1) Übertrage eine Ausrüstungskarte von einem Doomtrooper "
        "auf einen anderen in derselben Einheit, der sie haben darf. (2) Gib eine deiner Ausrüstungskarten auf die "
        "Hand ihres Besitzers zurück.",
    ),
    ("Teleportation", 1): SentenceException("de0c74c51f44", ""),
    ("Twitcher", 0): SentenceException(
        "225ac740cbe6",
        "Solange dieser Krieger einen Ticker hat, erhält er +1 Nahkampf und +1 Fernkampf. Die Boni, die er "
        "durch das Ablegen eines Tickers erhält, sind um 1 höher.",
    ),
    ("Bacteria Grenade", 1): SentenceException(
        "3bb9c745eec9",
        "Wenn der Träger im Kampf mit dieser Waffe zuschlägt, wird sein Gegner krank, sofern er es nicht schon ist. "
        "Lege diese Karte nach dem Kampf ab. Ein kranker Krieger erhält −1 Wert für jeden Krankheitsmarker auf ihm. "
        "Sein Spieler zahlt zu Beginn jedes seiner Ziehschritte 3 D oder legt einen Krankheitsmarker auf den Krieger. "
        "Fällt der Wert des Kriegers auf 0 oder weniger, lege ihn ab.",
    ),
    ("Economic Collapse", 0): SentenceException(
        "c07ab7dad76e",
        "Jederzeit: Jeder Spieler verliert die Hälfte seiner D (aufgerundet). Jedes Exemplar von Factory und "
        "Industrial Complex wird stillgelegt: Es hat keine Wirkung. Zu Beginn jedes seiner Aktionsschritte darf sein "
        "Spieler 2 Aktionen (für ein Exemplar von Industrial Complex 3) aufwenden, um es wieder in Betrieb zu nehmen.",
    ),
    ("Shadow Master", 1): SentenceException(
        "71e08531ed9d",
        "3 Aktionen, die als dein Angriff zählen, vernichte diesen Krieger: Töte einen beliebigen Krieger, der kämpfen "
        "kann. Du erhältst seinen Wert in Punkten, sein Spieler den Wert dieses Kriegers.",
    ),
    ("Deal With It", 2): SentenceException(
        "a65b5092e3e3",
        "Sooft dieser Spieler eine Karte aus der Hand spielt oder in einem Ablageschritt ablegt, zieht er eine Karte. "
        "Für eine Handkarte, die er zu einer anderen Zeit ablegt, darf er eine Karte ziehen.",
    ),
    ("Deal With It", 3): SentenceException("be7b4a8d8294", ""),
    ("Deal With It", 4): SentenceException("67f26e66177c", ""),
    ("Brainwave Bomb", 0): SentenceException(
        "10616cf7332b",
        "Wenn ein Krieger im Kampf den Träger tötet, töte diesen Krieger nach dem Kampf. Du erhältst seinen Wert in "
        "Punkten. Vernichte den Träger und diese Karte.",
    ),
    ("Panic Button", 0): SentenceException("168aa0c41aaa", ""),
    ("Panic Button", 1): SentenceException(
        "c9f04b59e1ec",
        "Im Kampf, wenn der Träger angreift oder verteidigt: Rufe einen anderen, unbeteiligten Krieger aus seiner "
        "Einheit oder Kohorte zu Hilfe, der mit ihm eine Zugehörigkeit gemeinsam hat. Der Träger addiert in diesem "
        "Kampf dessen Nahkampf, Fernkampf, Panzerung und Wert zu seinen eigenen und hat die Fähigkeiten, die auf "
        "dessen Karte stehen (nicht die Einschränkungen). Nur der Träger kann getroffen werden. Vernichte diese Karte"
        " nach dem Kampf.",
    ),
    ("Crescentian Martyr", 2): SentenceException("df5f68eb4f24", ""),
    ("Crescentian Martyr", 3): SentenceException(
        "f98305aefa5d",
        "Nach einem Kampf gegen einen solchen Krieger wird er vernichtet. Seinen Wert erhält der gegnerische Spieler"
        " nur, wenn der Gegner ihn verwundet hätte.",
    ),
    ("Crescentian Martyr", 4): SentenceException("8b12bdc9fb61", ""),
    ("Sacred Tear", 2): SentenceException("bc532bc09453", ""),
    ("Sacred Tear", 3): SentenceException(
        "836a6194ba11",
        "Nach einem solchen Kampf wird er vernichtet. Seinen Wert erhält der gegnerische Spieler"
        " nur, wenn der Gegner ihn verwundet hätte.",
    ),
    ("Sacred Tear", 4): SentenceException("5c5afae6bb74", ""),
    ("Tusked Serett", 0): SentenceException(
        "6f9a1ce2fcc9",
        "Wenn der Träger und sein Gegner einen Nahkampf beide überleben, darf der Träger diesen "
        "Gegner sofort noch einmal im Nahkampf angreifen.",
    ),
}
