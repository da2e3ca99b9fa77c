"""English sentences that fit one card alone: at most 2 % of all cards."""

from __future__ import annotations

from typing import Final

from doomtable.words.plan.exceptions import Exceptions, SentenceException

EXCEPTIONS: Final[Exceptions] = {
    ("Krynston's Skull", 0): SentenceException(
        "8330acae7a9d",
        "Your Dark Legion warriors earn 4 more points for killing a follower of an Apostle whom they do not follow "
        "themselves.",
    ),
    ("Empathy", 0): SentenceException(
        "d209b56a43ee",
        "Action: for each 10 D paid, choose another player. That player announces what the attack of their next turn "
        "will be (attacker, defender and tactic), or that there will be none, and must keep to it if possible.",
    ),
    ("Teleportation", 0): SentenceException(
        "667c4227be92",
        "At any time: for each D paid, do one of these. (1) Move an Equipment card from a Doomtrooper to another "
        "Doomtrooper in the same Squad that may have it. (2) Return one of your Equipment cards to its owner's hand.",
    ),
    ("Teleportation", 1): SentenceException("de0c74c51f44", ""),
    ("Twitcher", 0): SentenceException(
        "225ac740cbe6",
        "This warrior gets +1 to Fight and Shoot while it has a Ticker, and keeps that +1 in the combat in which it "
        "uses the Ticker.",
    ),
    ("Bacteria Grenade", 1): SentenceException(
        "3bb9c745eec9",
        "When the bearer strikes with this weapon in combat, its opponent becomes diseased unless it already is. "
        "Discard this card after the combat. A diseased warrior gets −1 to Value for each Disease marker on it. At the "
        "start of each Draw step of its player, that player pays 3 D or puts a Disease marker on it. At Value 0 or "
        "less it is discarded.",
    ),
    ("Economic Collapse", 0): SentenceException(
        "c07ab7dad76e",
        "At any time: each player loses half their D (rounded up). Each Factory and each Industrial Complex is "
        "shut down: it has no effect. At the start of each of its player's Actions steps that player may spend 2 "
        "actions (3 for an Industrial Complex) to put it to work again.",
    ),
    ("Shadow Master", 1): SentenceException(
        "71e08531ed9d",
        "3 actions, counting as your attack, annihilate this warrior: kill any warrior able to fight. You earn its "
        "Value, and its player earns the Value of this warrior.",
    ),
    ("Deal With It", 2): SentenceException(
        "a65b5092e3e3",
        "Whenever that player plays a card from hand, or discards one in a Discard step, that player draws a card. For "
        "a card of their hand discarded at another time, that player may draw one.",
    ),
    ("Deal With It", 3): SentenceException("be7b4a8d8294", ""),
    ("Deal With It", 4): SentenceException("67f26e66177c", ""),
    ("Brainwave Bomb", 0): SentenceException(
        "10616cf7332b",
        "When a warrior kills the bearer in combat, kill that warrior after the combat. You earn its Value. Annihilate "
        "the bearer and this card.",
    ),
    ("Panic Button", 0): SentenceException("168aa0c41aaa", ""),
    ("Panic Button", 1): SentenceException(
        "c9f04b59e1ec",
        "In combat, while the bearer is attacking or defending: call another warrior that shares an affiliation with "
        "it and stands in its Squad or Kohort outside this combat. In this combat the bearer adds that warrior's "
        "Fight, Shoot, Armor and Value to its own and has the abilities printed on it (not the restrictions). Only "
        "the bearer can be hit. Annihilate this card after the combat.",
    ),
    ("Crescentian Martyr", 2): SentenceException("df5f68eb4f24", ""),
    ("Crescentian Martyr", 3): SentenceException(
        "f98305aefa5d",
        "After a combat against such a warrior it is annihilated. The opposing player earns its Value"
        " only if the opponent would have wounded it.",
    ),
    ("Crescentian Martyr", 4): SentenceException("8b12bdc9fb61", ""),
    ("Sacred Tear", 2): SentenceException("bc532bc09453", ""),
    ("Sacred Tear", 3): SentenceException(
        "836a6194ba11",
        "After such a combat it is annihilated. The opposing player earns its Value"
        " only if the opponent would have wounded it.",
    ),
    ("Sacred Tear", 4): SentenceException("5c5afae6bb74", ""),
    ("Tusked Serett", 0): SentenceException(
        "6f9a1ce2fcc9",
        "When the bearer and its opponent both live through a Fight combat, the bearer may attack "
        "that opponent once more at once in a Fight combat.",
    ),
}  # fmt: skip
