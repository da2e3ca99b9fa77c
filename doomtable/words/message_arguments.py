"""Arguments of messages: those of every reason and prompt by name; the card words of a language loaded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from doomtable.rules.language import Card

REASONS: Final[dict[str, tuple[str, ...]]] = {
    "not_your_turn": (), "no_menu": (), "no_actions": ("left", "needed"), "attack_done": (), "first_turn": (),
    "one_combat": (), "last_action": (), "nothing_under": (), "first_round": (),
    "deployment": (), "other_place": ("card",), "no_other_place": (),
    "nobody_on_planet": ("card",), "not_controlled": (), "barred_place": ("card", "b"), "held_by_other": ("card",),
    "three_of_planet": ("card",), "there_already": (), "not_adjacent": (), "first_turn_transfer": (),
    "other_planet": ("card",), "only_shots": (), "no_mine": ("card",), "never_removed": ("card",),
    "carries_nothing": ("card",), "not_at_home": ("card",), "both_inside": ("card",), "inside_shoots": ("card",),
    "inside_reaches_none": ("card",),
    "other_affiliation": ("card",), "outside_base": ("card",), "field_invaded": ("card",), "field_held": ("card",),
    "base_manned": ("card",), "base_down": ("card",), "from_own_field": ("card",), "no_way_there": ("card",),
    "invades_nothing": ("card",), "nothing_to_steal": ("card",),
    "cannot_pay": ("need", "have"), "cannot_pay_promotion": ("need", "have"),
    "no_copy": ("card", "other"), "nothing_to_copy": ("card",),
    "no_warrior_open": (), "owes_exit": (), "owes_attack": (), "not_in_hand": (),
    "not_playable_now": ("card",), "no_target": ("card",), "wrong_host": ("card", "host"),
    "no_bearer": ("card", "verb"), "home_area": ("card", "area"),
    "one_armor": ("card",),
    "one_vehicle": ("card",), "copy_already": ("card",), "unique_in_play": ("card",),
    "alliance_already": ("card",), "personality_in_play": ("card",),
    "not_legion": ("card",), "not_follower": ("card", "apostle"), "in_cover": ("card",), "left_cover": ("card",),
    "noncombatant": ("card",), "same_corporation": ("a", "b"), "brotherhood_guarded": ("a", "b"),
    "brotherhood_only_legion": ("a", "b"), "own_warrior": ("card",), "partner": (),
    "battle_too_late": ("card", "n"), "battle_already": ("card",), "battle_area": ("card",),
    "battle_again": ("card",), "battle_missing": ("card", "missing"), "battle_impossible": ("card", "other"),
    "bound_to_battle": ("card", "other"),
    "no_team_game": ("card",), "forbidden_by": ("card",),
    "required_by": ("card",), "no_rating": ("card", "stat"), "airship_fight": ("card",), "inside_vehicle": ("card",),
    "not_inside": ("card",), "same_warrior": ("card",), "no_room": ("card",), "face_down": ("card",),
    "not_face_down": ("card",),
    "outside_only": ("card",), "immune": ("card", "to"), "immune_player": ("card",), "no_caster": ("aspect",),
    "caster_not_fighting": (), "personal_spell": (), "art_for_legion": ("card",), "already_covered": ("card",),
    "not_covered": ("card",), "last_open": ("card",), "vehicle_cannot_cover": ("card",),
    "considered_vehicle": ("card",),
    "no_outposts": (), "not_revealed": ("card",), "stays_in_outpost": ("card",), "considered_beast": ("card",),
    "rides_beast": ("card",), "moved_already": ("card",), "last_in_outpost": ("card",), "owes_transfer": (),
    "owes_return": (), "other_tribe": ("a", "b"), "other_kind": ("a", "b"), "only_outpost": ("card",),
    "one_beast": ("card",), "beast_or_vehicle": ("card",), "other_ground": ("card",),
    "no_area": ("card",), "duplicate_fortification": ("card",), "no_collector": ("card",), "no_tactician": ("card",),
    "duplicate_mission": ("card",),
    "duplicate_gift": ("card",), "host_blocks": ("card", "host"), "no_effect": ("card",), "nothing_to_attack": (),
    "no_enemies": (),
    "cannot_attack_yet": (), "wrong_tactic": ("card",), "not_combat": (), "only_combat": (), "not_asked": (),
    "not_an_option": (), "hand_full": (), "limit_turn": ("card",), "limit_loop": ("card",), "wrong_answer": (),
    "has_no_weapon": (),
    "handgun_pair": (), "ambiguous": (), "discard_once": (), "sabotage_off": (), "sabotage_has_warriors": (),
    "stands_behind": (), "at_peace": (), "shielded": ("card",), "shielded_cover": ("card",),
    "shielded_spell": (), "front_line": (), "lines_hold": (), "no_other_line": (),
    "no_player_attack": (), "bid_between": ("least", "most"),
    "sabotage_first_round": (), "sabotage_done": (), "unknown_card": ("card",),
}  # fmt: skip
"""Reason key -> its arguments in order. Missing ones are given as 'none'."""
CARDS: Final = frozenset({"card", "host", "a", "b", "apostle"})
"""Arguments that name cards: a name, or an id that a NameLookup knows."""
OF_CARDS: Final = CARDS | {"other", "source", "target"}
"""Arguments of messages that are names of cards, or of something that is called like none."""
STATS: Final = {"F": "fight", "S": "shoot"}

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "menu": (), "session": (), "end_turn": (), "choose_card": ("verb",), "choose_target": ("card", "index"),
    "which_next": ("card",),
    "choose_host": ("card",), "choose_caster": ("card",), "choose_amount": ("card", "per", "worth"),
    "choose_player": ("card",), "choose_name": ("card", "what"), "choose_way": ("card",), "attacker": (),
    "choose_original": ("card",), "choose_verb": ("card",),
    "defender": ("card",), "tactic": (), "weapon": ("card",), "inside_outside": ("card",),
    "answer": ("what",), "open_window": ("which",),
    "combat_window": ("role",), "split_points": ("n",), "may": ("card",), "bonus": ("card",),
    "pay": ("card", "n"), "either": ("card",),
    "warzone": ("card",), "where": ("card",),
    "question": ("card",), "reply": ("card", "word"), "struck": (), "join": ("n",),
    "discard_step": (), "discard_excess": ("n",), "order_triggers": (), "choose_handgun": (), "choose_cards": ("n",),
    "search": ("card",), "keep": ("n",), "mulligan": (), "war": (), "war_for": (), "under": (),
    "base": ("n", "pool"), "loot": ("card",),
    "hand_loss": ("n",), "wait": ("player",), "wait_window": (),
}  # fmt: skip
"""Prompt kind -> the arguments its message takes."""

ABOUT_WARRIORS: Final = frozenset({
    "mustered_covered", "sought_cover", "left_cover", "revealed", "attacked", "attacked_player",
})  # fmt: skip
"""Events whose unknown card is a warrior in cover."""

NAMING: Final = frozenset({"told", "kept_silent", "marked", "declared_war"})
"""Events whose word is a tag or a marker, and is said as such; the word of any other chooses what is said."""


@dataclass(frozen=True, slots=True)
class CardWords:
    """What the package of a language offers as CARD_WORDS: `words.english` and those beside it."""

    card_text: Callable[[Card], str]
    type_line: Callable[[Card], str]
    short_text: Callable[[Card, int], str]
    """The card in at most three lines of so many letters."""
    keyword_help: Callable[[str], str]
    modifier_line: Callable[[str, str, int, str], str]
    """One line of an itemised rating: statistic, operation, amount, source."""
    label: Callable[[str], str]
    """The word of a tag."""
    play_times: Callable[[Card], str]
    """When a card can be played from the hand; '' where that tells nothing."""
    says_for_whom: Callable[[Card], bool]
    """Whether the first line of a card says for whom it is, or where it goes."""
    exceptions: tuple[tuple[tuple[str, int], str], ...] = ()
    """Cards, and places of abilities, whose sentence is written by hand, with that sentence."""


PACKAGES: Final = {"en": "doomtable.words.english", "de": "doomtable.words.german"}
"""Language -> the package with its CARD_WORDS; one that is not there yet keeps the language from being offered."""


@cache
def card_words(language: str) -> CardWords:
    """The card words of a language, imported when they are first needed."""
    words: CardWords = import_module(PACKAGES[language]).CARD_WORDS
    return words
