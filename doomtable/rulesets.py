"""Editions, options and variants as values: a name and switches become a Ruleset.

A ruleset is never asked for its name by the engine: an edition is a set of switches, an option changes one.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from doomtable.deck_faults import DeckFault as DeckFault
from doomtable.deck_faults import faults as faults
from doomtable.errors import BadInput, ErrorText, alternatives
from doomtable.rules import language
from doomtable.rules.ruleset import Ruleset, SeatNumbers
from doomtable.solar_system import HOME, SOLAR_SYSTEM, WARZONES

SECOND = Ruleset()
FIRST = replace(
    SECOND, name="first", goal_p=25, discard_limit=7, optional_discard_with_overflow=False, discard_action=True,
    first_turn_attack_ban="first round", deck_out_tie="draw", deck_out_player_out="no warrior", direct_attack=True,
    attack_player_cards="printed", voluntary_equipment_discard=True, voluntary_fort_discard=True,
    replace_armor_vehicle=True, relic_needs_collector=True, warzone_needs_tactician=True,
    warzone_unique_scope="player", warzone_allows_fort_equipment=True, combat_special_copies=1, immunity_kinds="2",
    general_in_kohort=True, outpost="off",
)  # fmt: skip
TOURNAMENT = replace(
    SECOND, name="tournament", discard_limit=7, optional_discard_with_overflow=False, mulligan="once",
    deck_min_warriors=5, reserve_max=25, collection_max=25, collection_with_deck=True, deck_out_tie="plus 10",
    deck_out_player_out="two turns", sabotage=True, attack_player_cards="sabotage", two_pistols="all",
    fort_unique_scope="player", ninja_attack_any=True, outpost="on", max_seats=2,
)  # fmt: skip
EDITIONS: Mapping[str, Ruleset] = {rules.name: rules for rules in (FIRST, SECOND, TOURNAMENT)}
"""The editions, by name: the values of rulebook part 4, 'Edition switches'."""

ENDLESS = 999
"""A goal that nobody is to reach: the game ends otherwise, or not at all."""
CARTEL = ("bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood", "legion")
"""The roles of the seven seats of the Cartel against the Dark Legion, in the order of the list of players."""
VARIANT_PRESETS: Mapping[str, Mapping[str, Any]] = {
    "limited": {"goal_p": 41, "markers": 30, "one_combat": True, "banned": ("grants_action",)},
    "beatdown": {
        "goal_p": ENDLESS, "min_seats": 3, "max_seats": 3, "roles": ("a", "c", "b"), "peace": (0, 1, 0), "stand": 1,
        "discard_pile": False, "set_up": ("start",), "start_section": "warriors", "start_role": "c",
        "banned": ("multi_harm", "name Double Duty"), "further_ends": ("last_warrior", "held"),
    },
    "front": {
        "goal_p": 40, "min_seats": 4, "max_seats": 4, "sides": (0, 1, 0, 1), "shared_pools": "promotion",
        "roles": ("captain", "captain", "sergeant", "sergeant"), "behind": (2, 3, -1, -1),
    },
    "home": {
        "goal_p": ENDLESS, "base_p": 15, "pool_cards": "base", "carried_p": 5, "banking": "action", "places": True,
        "home_place": "", "in_play": "base", "set_up": ("start",), "start_section": "bases",
        "banned": ("grants_promotion", "type fortification", "type warzone"), "no_warrior_turns": 0, "sabotage": False,
        "direct_attack": False, "attack_player_cards": "nothing", "outpost": "off", "further_ends": ("bases",),
    },
    "vortex": {
        "goal_p": 41, "start_hand": 12, "hand_fill": 12, "banned": ("name Karnophage",),
        "cycle": ("draw", "first", "deployment", "turns", "revealment", "vortex"),
        "turn_steps": ("actions", "closing"), "no_warrior_turns": 0, "deck_out": "draw phase",
        "deck_out_tie": "draw", "deck_out_player_out": "never",
    },
    "colony": {
        "goal_p": ENDLESS, "colony_goal": 26, "min_seats": 2, "max_seats": 4, "set_up": ("table", "claims"),
        "table_cards": WARZONES, "places": True, "home_place": HOME, "home_area": "outpost", "place_rights": "claims",
        "in_play": "planet", "planets": SOLAR_SYSTEM, "place_ratings": "defender", "outpost_duty": False,
        "place_values": (("Citadel Sanctum", 6),), "refills_draw": True, "deck_out": "never",
        "place_bars": (("Citadel Sanctum", "doomtrooper"), ("Sacred Outpost", "legion")),
        "claims_on": "belt", "further_ends": ("colony",),
    },
}
"""The variants that can be played, each with the switches that it sets."""
VARIANT_FORMS: Mapping[str, tuple[str, ...]] = {"limited": ("ffa", "target"), "vortex": ("ffa", "target")}
"""The forms that a variant goes with; those that are not here are a form of their own."""
OF_A_VARIANT: Mapping[str, tuple[str, ...]] = {
    "limited": ("markers",), "vortex": ("vortex_enforce", "vortex_first_attack"),
}  # fmt: skip
"""The switches that say something in one variant alone."""
VOID: Mapping[str, Mapping[str, str]] = {
    "beatdown": {"goal_p": "VAR-BEATDOWN-R02"},
    "home": {"goal_p": "VAR-HOME-R09"},
    "colony": {"goal_p": "VAR-COLONY-06"},
}
"""The options that mean nothing in a variant, each with the clause that says so."""
WITHOUT: Mapping[str, tuple[str, ...]] = {
    "home": ("warzone_places", "sabotage", "direct_attack", "battles"), "vortex": ("battles",),
    "colony": ("warzone_places", "battles"),
}  # fmt: skip
"""The switches that do not go with a variant (OPT-GEN-R01)."""
SEATS_SAID: Mapping[str, str] = {
    "limited": "VAR-LIMITED-01", "beatdown": "VAR-BEATDOWN-01", "front": "VAR-FRONT-01", "home": "VAR-HOME-01",
    "vortex": "VAR-VORTEX-01", "colony": "VAR-COLONY-01",
}  # fmt: skip
"""The clause that says how many play a variant."""
VARIANTS = ("none", "limited", "beatdown", "front", "home", "vortex", "colony")
ADDED = ("corpwar", "battles")
"""The variants that are added to any game, each a switch of its own."""
OTHER_NAMES: Mapping[str, str] = {"promotion_goal": "goal_p", "multi_mode": "form"}
"""Names an option may also be called by."""

NUMBERS: Mapping[str, tuple[int, int]] = {
    "goal_p": (1, ENDLESS),
    "start_hand": (0, 60),
    "hand_fill": (0, 60),
    "actions_per_turn": (1, 99),
    "attacks_per_turn": (1, 99),
    "idle_rounds": (1, 999),
    "no_warrior_turns": (1, 999),
}
"""The least and the most of numbers that would stop a game at once or never; any other switch takes 0 to 999."""

FORMS = ("ffa", "target", "team", "cartel")
"""How more than two play together."""
OF_A_FORM = ("form", "teams", "secondary_cost", "legion_refill")
"""The switches that say something in one form alone."""
AT_HOME: Mapping[str, tuple[str, ...]] = {
    "teams": ("form=team",), "secondary_cost": ("form=target", "form=team"), "legion_refill": ("form=cartel",),
    "vortex_enforce": ("variant=vortex",), "vortex_first_attack": ("variant=vortex",),
}  # fmt: skip
"""Switches that nothing asks for but in these forms and variants, where alone they are taken."""

MOST_DICE, MOST_SIDES = 5, 100
"""How many dice may be rolled for a rating, and how many sides they may have."""


FIXED = (
    "name", "min_seats", "max_seats", "allowed_sets", "sides", "attack_on_player", "closed_windows", "cycle", "set_up",
    "table_cards", "turn_steps", "behind", "peace", "stand", "discard_pile", "further_ends", "deck_out", "wars",
    "may_hold_back", "start_section", "start_role", "seat_numbers", "roles", "places", "one_combat", "banned",
    "banking", "base_p", "home_place", "home_area", "place_rights", "in_play", "planets", "place_ratings",
    "place_values", "place_bars", "colony_goal", "claims_on", "refills_draw", "outpost_duty",
)  # fmt: skip
"""What belongs to an edition and is no option."""


class BadOption(BadInput, ValueError):
    """A ruleset or option that does not exist or a value it does not take."""


class BadSeats(BadOption):
    """A number of players that cannot play by the rules."""


def get(name: str, options: Mapping[str, object] | None = None) -> Ruleset:
    """Return an edition with some switches set otherwise, as `--option name=value` and scenario files name them; raises
    BadOption."""
    edition = EDITIONS.get(name.strip().casefold())
    if edition is None:
        raise BadOption("error-ruleset", name=name[:40], there=alternatives(list(EDITIONS)))
    types_of = _switches()
    changes: dict[str, Any] = {}
    for key, value in (options or {}).items():
        switch = OTHER_NAMES.get(key, key)
        if _is_usual(edition, switch, key, value, options or {}):
            continue
        if switch not in types_of:
            raise _no_option(key, switch, types_of)
        changes[switch] = (
            _dice(key, value) if switch == "dice" else
            _value(key, value, types_of[switch], NUMBERS.get(switch, (0, 999)))
        )  # fmt: skip
    if changes.get("discard_limit") is not None and edition.discard_limit is None:
        changes = {"optional_discard_with_overflow": False, **changes}  # TURN-16: nothing more where some must go
    played = f"form={changes.get('form', 'ffa')}", f"variant={changes.get('variant', 'none')}"
    for key, homes in AT_HOME.items():
        usual = getattr(edition, key)
        if changes.get(key, usual) != usual and not any(home in played for home in homes):
            raise BadOption("error-option-home", key=key, homes=alternatives(list(homes)))
    refused = {
        "discard_action": changes.get("discard_action"), "form": changes.get("form", "ffa") != "ffa",
        "dice": changes.get("dice", "none") != "none", "warzone_places": changes.get("warzone_places"),
        "markers": changes.get("markers"),
    }  # fmt: skip
    for key, asked in refused.items() if edition.name == "tournament" else ():
        if asked:
            option = f"{key}={str(changes[key]).casefold()}"
            raise BadOption("error-tournament-option", name=edition.name, option=option)
    if changes.get("sabotage") and changes.get("direct_attack"):
        raise BadOption("error-switches-together", one="direct_attack", other="sabotage", clause="SAB-01")
    if changes.get("sabotage"):
        changes = {"direct_attack": False, **changes}
    elif changes.get("direct_attack"):
        changes = {"sabotage": False, **changes}
    return in_form(edition, changes) if changes else edition


def in_form(edition: Ruleset, changes: Mapping[str, Any]) -> Ruleset:
    """An edition with the presets of a form, of an optional rule and of a variant, and then these switches, which beat
    every preset; raises BadOption."""
    form, variant = changes.get("form", "ffa"), changes.get("variant", "none")
    if form not in forms_of(variant):
        raise BadOption("error-form-variant", form=form, variant=variant)
    presets: dict[str, Any] = {}
    if form == "target":
        presets = {"secondary_cost": 2}
    elif form == "team":
        presets = {"start_d": 10, "goal_p": 50, "teams": 2}
    elif form == "cartel":
        presets = {"goal_p": 50}
    if changes.get("warzone_places"):
        presets |= {"places": True, "warzone_unique_scope": "game", "warzone_needs_tactician": False}
    if changes.get("corpwar"):
        presets |= {"wars": CARTEL, "embargo": 3}
    presets |= VARIANT_PRESETS.get(variant, {})
    if variant == "vortex":
        presets["may_hold_back"] = changes.get("vortex_enforce") == "reveal"
        if changes.get("vortex_first_attack", "first cycle") != "first cycle":
            presets["first_turn_attack_ban"] = changes["vortex_first_attack"]
    for key, clause in VOID.get(variant, {}).items():
        if changes.get(key, presets[key]) != presets[key]:
            raise BadOption("error-variant-option", key=key, variant=variant, clause=clause)
    made = replace(edition, **{**presets, **changes})
    if made.base_p and made.outpost != "off":
        raise BadOption("error-option-variant", key="outpost", variant=variant)
    if variant == "colony":  # whatever `outpost` says (VAR-COLONY-31)
        made = replace(made, outpost="on")
    if "markers" in presets and not made.markers:
        least = ErrorText("option-number-between", least=1, most=999)
        raise BadOption("error-option-value", key="markers", value="0", allowed=alternatives([least]))
    if form == "team":
        if made.teams not in (2, 3):
            raise BadOption("error-option-value", key="teams", value=str(made.teams), allowed=alternatives(["2", "3"]))
        return replace(made, shared_pools="both", min_seats=6 if made.teams == 3 else 4, max_seats=6)
    if form == "cartel":
        seats = tuple(
            SeatNumbers(20, 10, int(made.legion_refill), 5, 5, 15) if role == "legion" else made.numbers(0)
            for role in CARTEL
        )
        sides = tuple(int(role == "legion") for role in CARTEL)
        return replace(
            made, shared_pools="promotion", sides=sides, seat_numbers=seats, roles=CARTEL, min_seats=7, max_seats=7
        )
    return made


def forms_of(variant: str) -> tuple[str, ...]:
    """The forms that a variant goes with (OPT-GEN-R01)."""
    return FORMS if variant == "none" else VARIANT_FORMS.get(variant, FORMS[:1])


def in_another_form(rules: Ruleset, form: str, variant: str = "") -> Ruleset:
    """The rules of an edition, with the options named beside it, in another form and variant than these have.

    Without a variant theirs stays where it goes with that form. Raises BadOption.
    """
    variant = variant or (rules.variant if form in forms_of(rules.variant) else "none")
    if (form, variant) == (rules.form, rules.variant) or rules.name not in EDITIONS:
        return rules
    left = OF_A_VARIANT.get(rules.variant, ()) if variant != rules.variant else ()
    gone = {"variant", *OF_A_FORM, *left, *VOID.get(variant, ())}
    named = {key: value for key, value in options_of(rules).items() if key not in gone}
    return in_form(EDITIONS[rules.name], named | {"form": form, "variant": variant})


def with_options(rules: Ruleset, **options: object) -> Ruleset:
    """The rules of an edition, with the options named beside it and these; raises BadOption."""
    if rules.name not in EDITIONS or all(getattr(rules, name) == value for name, value in options.items()):
        return rules
    return get(rules.name, {**options_of(rules), **options})


def options_of(rules: Ruleset) -> dict[str, Any]:
    """What a record, save or host says of rules beside their edition: form, variant, and the differences to presets."""
    edition = EDITIONS[rules.name]
    named: dict[str, Any] = {} if rules.form == "ffa" else {"form": rules.form}
    if rules.variant != "none":
        named["variant"] = rules.variant
    named |= {name: True for name in ("warzone_places", *ADDED) if getattr(rules, name)}
    turned = OF_A_VARIANT["vortex"] if rules.variant == "vortex" else ()  # they set other switches
    named |= {key: getattr(rules, key) for key in turned if getattr(rules, key) != getattr(edition, key)}
    base = in_form(edition, named)
    known = [field.name for field in fields(Ruleset) if field.name not in FIXED]
    return named | {name: getattr(rules, name) for name in known if getattr(rules, name) != getattr(base, name)}


def _is_usual(edition: Ruleset, switch: str, key: str, value: object, options: Mapping[str, object]) -> bool:
    """Whether an option is as usual that only some games have; raises BadOption for a value that it does not take."""
    said = str(value).strip().casefold()
    known: Mapping[str, tuple[str, ...]] = {
        "variant": VARIANTS, **dict.fromkeys(ADDED, ("false", "true")),
    }  # fmt: skip
    words = known.get(switch)
    if words is None or said == words[0]:
        return words is not None
    if said not in words:
        raise BadOption("error-option-value", key=key, value=str(value)[:40], allowed=alternatives(list(words)))
    if edition.name == "tournament" and switch not in ADDED:
        raise BadOption("error-tournament-option", name=edition.name, option=f"{key}={str(value)[:40]}")
    if switch == "variant":
        _check_variant(said, options)
    return False


def _check_variant(variant: str, options: Mapping[str, object]) -> None:
    """Raise BadOption where a variant does not go with what is named beside it."""
    said = {OTHER_NAMES.get(key, key): str(value).strip().casefold() for key, value in options.items()}
    form = said.get("form", "ffa")
    if form in FORMS and form not in forms_of(variant):
        raise BadOption("error-form-variant", form=form, variant=variant)
    for switch in WITHOUT.get(variant, ()):
        if said.get(switch) == "true":
            raise BadOption("error-option-variant", key=switch, variant=variant)


def _check_number(variant: str, seats: int, least: int, most: int) -> None:
    if not least <= seats <= most:
        said = "error-variant-players-exactly" if least == most else "error-variant-players"
        raise BadSeats(said, variant=variant, least=least, most=most, n=seats, clause=SEATS_SAID[variant])


def _no_option(key: str, switch: str, known: Mapping[str, object]) -> BadOption:
    close = get_close_matches(switch, known, n=1)
    if close:
        return BadOption("error-option-near", key=key[:40], near=close[0])
    # All of them together are too long a sentence: the dozen that come nearest say how options are named.
    nearest = get_close_matches(switch, known, n=12, cutoff=0)
    return BadOption("error-option", key=key[:40], there=", ".join(sorted(nearest)))


def check_seats(rules: Ruleset, seats: int) -> None:
    """Raise BadOption where so many players cannot play by these rules, and the edition or form says how many can."""
    if rules.form == "team" and (seats not in (4, 6) or seats < rules.min_seats):
        allowed = alternatives(["4", "6"] if rules.min_seats == 4 else ["6"])
        raise BadSeats("error-form-players", form="team", most=allowed, n=seats, clause="MULTI-TEAM-R07")
    if rules.form == "cartel" and seats != len(CARTEL):
        raise BadSeats("error-form-players", form="cartel", most="7", n=seats, clause="MULTI-CARTEL-01")
    if rules.variant in SEATS_SAID:
        _check_number(rules.variant, seats, rules.min_seats, rules.max_seats)
    if rules.min_seats == rules.max_seats != seats:
        raise BadSeats("error-ruleset-players", name=rules.name, most=rules.max_seats, n=seats)


def with_sabotage(rules: Ruleset, on: bool) -> Ruleset:
    """The same rules with sabotage or without, which takes the place of attacks on players (DIRECT-01, SAB-01)."""
    attacks = EDITIONS[rules.name].direct_attack if rules.name in EDITIONS else rules.direct_attack
    return replace(rules, sabotage=on, direct_attack=attacks and not on)


def goldfish(edition: Ruleset) -> Ruleset:
    """The rules by which one deck is tried out against a player who does nothing: it begins, and neither points nor
    want of warriors nor idleness end the game as long as there are cards to draw."""
    return replace(
        edition, start_player="first", goal_p=ENDLESS, idle_rounds=NUMBERS["idle_rounds"][1],
        no_warrior_turns=NUMBERS["no_warrior_turns"][1],
    )  # fmt: skip


@cache
def _switches() -> dict[str, Any]:
    """Return the type of every switch that an option may set, by name."""
    hints = get_type_hints(Ruleset, localns=vars(language))
    return {field.name: hints[field.name] for field in fields(Ruleset) if field.name not in FIXED}


def _dice(key: str, value: object) -> str:
    """Read what is rolled, none or NdM. Raises BadOption (OPT-DICE-05)."""
    text = str(value).strip().casefold()
    number, found, sides = text.partition("d")
    right = found and all(part.isascii() and part.isdigit() and len(part) <= 3 for part in (number, sides))
    if right and 1 <= int(number) <= MOST_DICE and 2 <= int(sides) <= MOST_SIDES:
        return f"{int(number)}d{int(sides)}"
    if text in ("none", ""):
        return "none"
    there: list[str | ErrorText] = ["none", ErrorText("option-dice", dice=MOST_DICE, sides=MOST_SIDES)]
    raise BadOption("error-option-value", key=key, value=str(value)[:40], allowed=alternatives(there))


def _value(key: str, value: object, kind: Any, bounds: tuple[int, int]) -> object:
    """Read one option's value as the type of its switch. Raises BadOption."""
    text = "none" if value is None else str(value).strip().casefold()
    allowed: list[str | ErrorText] = []
    for choice in get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,):
        if choice is bool:
            allowed += ["true", "false"]
            if text in ("true", "false"):
                return text == "true"
        elif choice is int:
            least, most = bounds
            allowed.append(ErrorText("option-number-between", least=least, most=most))
            if text.isascii() and text.isdigit() and len(text) <= 9 and least <= int(text) <= most:
                return int(text)
        elif choice is types.NoneType:
            allowed.append("none")
            if text == "none":
                return None
        elif get_origin(choice) is Literal:
            words = {str(word).casefold(): word for word in get_args(choice)}
            allowed += words
            if text in words:
                return words[text]
    raise BadOption("error-option-value", key=key, value=str(value)[:40], allowed=alternatives(allowed))
