"""German amounts: values, quantities, modifiers, comparisons."""

from __future__ import annotations

from doomtable.words.german import lexicon
from doomtable.words.german.grammar import Case, Lexeme, count, listed, signed
from doomtable.words.german.kinds import Declined, declined
from doomtable.words.german.nouns import phrase
from doomtable.words.plan.structure import (
    Change,
    Comparison,
    ForEach,
    Greatest,
    HighestRating,
    HowMany,
    Kind,
    MarkerOn,
    Noun,
    PaidParts,
    PoolPoints,
    Quantity,
    RatingOf,
    ThatMany,
    Total,
    Value,
)

_HAS = (" hat⟩", " haben⟩")
_HALF = {"": "", "up": " (aufgerundet)", "down": " (abgerundet)"}
FOLD = {2: "doppelt", 3: "dreifach", 4: "vierfach", 5: "fünffach"}
_UNITS = {"D": "D", "P": "P", "any": "Punkte (D oder P)", "points": "Punkte", "damage": "Schaden"}
_NOUNS = {
    "card": ("", Lexeme("Karte", "f", "Karte", "Karten")),
    "action": ("", Lexeme("Aktion", "f", "Aktion", "Aktionen")),
    "attack": ("", Lexeme("Angriff", "m", "Angriffs", "Angriffe")),
    "question": ("", Lexeme( "Ja-oder-Nein-Frage", "f", "Ja-oder-Nein-Frage", "Ja-oder-Nein-Fragen")),
    "top card": ("oberst", Lexeme("Karte", "f", "Karte", "Karten")),
    "player": ("", Lexeme("Spieler", "m", "Spielers", "Spieler")),
    "other player": ("ander", Lexeme("Spieler", "m", "Spielers", "Spieler")),
}  # fmt: skip
_FIXED = {"<=": "höchstens {}", ">=": "mindestens {}", "==": "genau {}", "<": "weniger als {}", ">": "mehr als {}",
          "!=": "nicht {}"}  # fmt: skip
_OPEN = {"<=": "nicht höher als {}", ">=": "mindestens so hoch wie {}", "==": "so hoch wie {}",
         "<": "niedriger als {}", ">": "höher als {}", "!=": "nicht so hoch wie {}"}  # fmt: skip


def ratings(stats: tuple[str, ...], base: bool = False) -> str:
    """'Nahkampf und Fernkampf', 'alle Kartenwerte'."""
    if set(stats) == {"F", "S", "A", "V"}:
        return "Grundwerte" if base else "alle Kartenwerte"
    return listed(lexicon.STATS[stat] for stat in stats)


def rating_of(n: RatingOf) -> Declined:
    """The ratings of somebody: 'seine Panzerung', 'die Grundwerte des Trägers in Nahkampf und Fernkampf'."""
    owner, whole = phrase(n.of), set(n.stats) == {"F", "S", "A", "V"}
    tail = ""
    if n.base and n.stats == ("V",):
        word, tail = lexicon.STAT_NOUNS["V"], " ohne Modifikatoren"
    elif n.base or whole or len(n.stats) > 1:
        kind = "Grundwert" if n.base else "Kartenwert"
        alone = f"{lexicon.STATS[n.stats[0]]}-" if len(n.stats) == 1 else ""
        word = Lexeme(f"{alone}{kind}", "m", f"{alone}{kind}es", f"{kind}e")
        tail = "" if whole or alone else f" in {listed(lexicon.STATS[stat] for stat in n.stats)}"
    else:
        word = lexicon.STAT_NOUNS[n.stats[0]]
    many = whole or len(n.stats) > 1
    if owner.pronoun:
        return declined(word, owner.possessive, many=many, tail=tail)
    return declined(word, "der", many=many, tail=f" {owner.case('g')}{tail}")


def value(n: Value, case: Case = "n") -> str:
    """An amount as a noun: '5', 'sein Wert', 'die Zahl der Clansmen im Spiel'."""
    if isinstance(n, int):
        return str(n)
    if isinstance(n, ForEach):
        return f"{n.n} {per(n.of)}"
    if isinstance(n, RatingOf):
        return _rating(n, case)
    if isinstance(n, HowMany):
        return _how_many(n, case)
    if isinstance(n, HighestRating):
        word = lexicon.STAT_NOUNS[n.stat]
        return declined(word, "der", ["höchst"]).case(case) + f" unter {_there(n.of, 'd')}"
    if isinstance(n, PoolPoints):
        who, points = phrase(n.who), _UNITS[n.pool]
        text = (
            declined(Lexeme(points), "dein", many=True).case(case)
            if who.you
            else f"die {points} {who.case('g')}"
        )
        return f"die Hälfte davon ({text}){_HALF[n.half]}" if n.half else text
    if isinstance(n, ThatMany):
        if n.pool == "bid":
            return "das Gebot"
        unit = f" {n.pool}" if n.pool else ""
        much = f"so viele{unit}" if unit else "so viel"
        return much if n.times == 1 else f"{_times(n.times)} {much}"
    if isinstance(n, Total):
        return " plus ".join(value(part, case) for part in n.parts)
    if isinstance(n, Greatest):
        only = n.parts[0] if len(n.parts) == 1 else None
        if isinstance(only, RatingOf) and only.base and len(only.stats) == len(lexicon.STATS):
            owner, word = phrase(only.of), Lexeme("Grundwert", "m", "Grundwertes", "Grundwerte")
            if owner.pronoun:
                return declined(word, owner.possessive, ["höchst"]).case(case)
            return f"{declined(word, 'der', ['höchst']).case(case)} {owner.case('g')}"
        highest = {"d": "dem Höchsten", "g": "des Höchsten"}.get(case, "das Höchste")
        return f"{highest} von {listed(value(part, 'd') for part in n.parts)}"
    return _paid(n)


def _rating(n: RatingOf, case: Case) -> str:
    owned = rating_of(n)
    if n.half:
        return _half(n, case)
    if n.times == 1 or len(n.stats) > 1:
        return owned.case(case)
    owner, stem, word = phrase(n.of), FOLD.get(n.times, f"{n.times}-fach"), lexicon.STAT_NOUNS[n.stats[0]]
    if owner.pronoun:
        return declined(word, owner.possessive, [stem]).case(case)
    return f"{declined(word, 'der', [stem]).case(case)} {owner.case('g')}"


def _half(n: RatingOf, case: Case) -> str:
    """'den halben Wert deines Kriegers (aufgerundet)'."""
    if len(n.stats) > 1 or n.base:
        return f"{'der' if case in 'dg' else 'die'} Hälfte {rating_of(n).case('g')}{_HALF[n.half]}"
    owner, word = phrase(n.of), lexicon.STAT_NOUNS[n.stats[0]]
    if owner.pronoun:
        return declined(word, owner.possessive, ["halb"]).case(case) + _HALF[n.half]
    return f"{declined(word, 'der', ['halb']).case(case)} {owner.case('g')}{_HALF[n.half]}"


def _how_many(n: HowMany, case: Case) -> str:
    if isinstance(n.of, MarkerOn):
        if n.of.per == 1 and n.each == 1:
            return (
                declined(Lexeme("Zahl", "f"), "der").case(case)
                + f" der {lexicon.marker(n.of.name).many} auf {phrase(n.of.on).case('d')}"
            )
        return f"{n.each} {per(n.of)}"
    things = _there(n.of, "g")
    if n.distinct:
        things = f"von {_there(n.of, 'd')} mit verschiedenen Namen"
    text = declined(Lexeme("Zahl", "f"), "der").case(case) + f" {things}{up_to(n)}"
    return text if n.each == 1 else f"{n.each}-mal {text}"


def up_to(n: HowMany | ForEach) -> str:
    """' (höchstens fünf)' behind what is counted, if no more of it count."""
    return f" (höchstens {count(n.most)})" if isinstance(n, HowMany) and n.most else ""


def _there(noun: Noun, case: Case) -> str:
    """Cards that are counted, with 'im Spiel' where nothing else says where."""
    said, kind = phrase(noun).case(case), noun.kind
    return said if _said_where(kind) else f"{said} im Spiel"


def _said_where(kind: Kind) -> bool:
    """Does the noun say where its cards are: by a place, an owner, or a warrior that has them?"""
    return bool(kind.place) or kind.owner != "any" or any(str(one).endswith(_HAS) for one in kind.details)


def _times(times: int) -> str:
    return "doppelt" if times == 2 else f"{count(times)}mal"


def _paid(n: PaidParts) -> str:
    most, more = f" (höchstens {n.most} D)" if n.most else "", "weitere " if n.beyond else ""
    return f"{more}{n.per} gezahlte D{most}" if n.per > 1 else f"gezahlte D{most}"


def per(of: object) -> str:
    """'für je 2 gezahlte D', 'für je drei Age-Marker auf ihm', 'für jeden anderen Clansman in deiner Einheit'."""
    if isinstance(of, PaidParts):
        return f"für je {_paid(of)}" if of.per > 1 else f"für jedes {_paid(of)}"
    if isinstance(of, MarkerOn):
        on, word = phrase(of.on).case("d"), lexicon.marker(of.name)
        return f"für jeden {word.one} auf {on}" if of.per == 1 else f"für je {count(of.per)} {word.many} auf {on}"
    assert isinstance(of, Noun)
    if of.how == "that":
        return f"für jeden {phrase(of).case('g')}"
    each = phrase(of._replace(how="each", many=False, n=1)).case("a")
    return f"für {each}" if _said_where(of.kind) else f"für {each} im Spiel"


def _unit(unit: str, n: int, case: Case, extra: str = "", number: bool = True, digits: bool = False) -> str:
    """So many of a unit with its number: '3 D', 'zwei Karten', 'eine zusätzliche Aktion'."""
    if unit in _UNITS:
        return f"{n} {extra}{_UNITS[unit]}" if number else _UNITS[unit]
    if unit.startswith("marker "):
        word, adjectives = lexicon.marker(unit.removeprefix("marker ")), list[str]()
    else:
        stem, word = _NOUNS[unit]
        adjectives = [stem] if stem else []
    adjectives = [*([extra.strip()] if extra else []), *adjectives]
    if not number:
        return declined(word, "", adjectives, many=True).case(case)
    if n == 1:
        return declined(word, "ein" if unit != "top card" else "der", adjectives).case(case)
    lead = str(n) if digits else count(n)
    stem = "der" if unit == "top card" else ""
    return declined(word, stem, [], True, number="").case(case) if n == 0 else declined(
        word, stem, adjectives, many=True, number=lead).case(case)  # fmt: skip


def quantity(q: Quantity, case: Case = "a") -> str:
    """So many of a unit: '3 D', 'zwei Karten', '1 D für jeden Clansman'."""
    n, points = q.n, q.unit in _UNITS
    if isinstance(n, int):
        if n == 0 and q.unit.startswith("marker "):
            return declined(lexicon.marker(q.unit.removeprefix("marker ")), "kein", []).case(case)
        if q.more == "all":
            return f"alle {lexicon.marker(q.unit.removeprefix('marker ')).many}"
        if q.more == "exactly":
            return f"genau {_unit(q.unit, n, case)}"
        if q.more == "times":
            return f"{_times(n)} so viele {_unit(q.unit, 2, case, number=False)}"
        if q.more in ("more", "extra"):
            return f"{n} {_UNITS[q.unit]} mehr" if points else _unit(q.unit, n, case, "zusätzlich")
        if q.more in ("fewer", "less"):
            return f"{n} {_UNITS[q.unit]} weniger" if points else f"{_unit(q.unit, n, case)} weniger"
        return _unit(q.unit, n, case)
    more = {"more": " mehr", "less": " weniger"}.get(q.more, "")
    extra = "zusätzlich" if q.more == "extra" else ""
    if isinstance(n, ForEach) or (isinstance(n, HowMany) and not n.distinct):
        each = n.n if isinstance(n, ForEach) else n.each
        return f"{_unit(q.unit, each, case, extra)}{more} {per(n.of)}{up_to(n)}"
    many = _unit(q.unit, 2, case, number=False)
    if isinstance(n, ThatMany):
        return f"so viele{more} {many}" if n.times == 1 else f"{_times(n.times)} so viele{more} {many}"
    if isinstance(n, Total):
        return " plus ".join(quantity(q._replace(n=part), case) for part in n.parts)
    if isinstance(n, PoolPoints):
        owner = phrase(n.who)
        half = "halb so viele" if n.half else "so viele"
        return f"{half} {many}, wie {owner.case('n')} {'hast' if owner.you else 'hat'}{_HALF[n.half]},"
    if isinstance(n, RatingOf) and q.unit in ("D", "P"):
        return f"{value(n, case)} in {many}"
    return f"{many} in Höhe {value(n, 'g')}"


def change(one: Change) -> str:
    """A modifier: '+2 Nahkampf und +2 Fernkampf', '+1 Panzerung für jedes gezahlte D'."""
    least = f" (nie unter {one.floor})" if one.floor is not None else ""
    further = "weitere " if one.further else ""
    stats = (_short(one.stats),) if one.short and 1 < len(set(one.stats)) < len(lexicon.STATS) else one.stats
    return f"{further}{_signed(one.by, stats)}{least}"


def _short(stats: tuple[str, ...]) -> str:
    """'Nah-/Fernkampf und Panzerung': words and no letters, for the F of Fight is the first of Fernkampf."""
    return listed(lexicon.STATS[stat] for stat in stats).replace("Nahkampf und Fernkampf", "Nah-/Fernkampf").replace(
        "Nahkampf, Fernkampf", "Nah-/Fernkampf")  # fmt: skip


def _all(by: int, stats: tuple[str, ...]) -> str:
    if set(stats) == {"F", "S", "A", "V"}:
        return f"{signed(by)} auf alle Kartenwerte"
    if stats[0] not in lexicon.STATS:
        return f"{signed(by)} {stats[0]}"
    return listed(f"{signed(by)} {lexicon.STATS[stat]}" for stat in stats)


def _signed(by: Value, stats: tuple[str, ...]) -> str:
    if isinstance(by, int):
        return _all(by, stats)
    if isinstance(by, ForEach):
        return f"{_all(by.n, stats)} {per(by.of)}"
    if isinstance(by, HowMany) and not by.distinct:
        return f"{_all(by.each, stats)} {per(by.of)}{up_to(by)}"
    if isinstance(by, Total) and by.parts and isinstance(by.parts[0], int):
        return _all(by.parts[0], stats) + "".join(f" und {_more(part)}" for part in by.parts[1:])
    raised = ratings(stats) if stats[0] in lexicon.STATS else stats[0]
    return f"+X auf {raised} (X = {value(by)})"


def _more(part: Value) -> str:
    if isinstance(part, ForEach):
        return f"weitere {signed(part.n)} {per(part.of)}"
    if isinstance(part, HowMany):
        return f"weitere {signed(part.each)} {per(part.of)}"
    return f"{value(part)} mehr"


def of_candidate(one: Comparison) -> str:
    """What the card looked at has, in the dative: 'höchstens Wert 5', 'dem höchsten Wert'."""
    left = one.left
    if isinstance(left, HowMany) and isinstance(left.of, MarkerOn) and isinstance(one.right, int):
        if one.right == 0 and one.op in (">", "=="):
            return declined(lexicon.marker(left.of.name), "ein" if one.op == ">" else "kein").case("d")
        return f"{_FIXED[one.op].format(count(one.right))} {lexicon.marker(left.of.name).form('d', one.right != 1)}"
    assert isinstance(left, RatingOf)
    stat = ratings(left.stats, left.base)
    if isinstance(one.right, HighestRating) and one.op in (">=", "=="):
        return declined(lexicon.STAT_NOUNS[left.stats[0]], "der", ["höchst"]).case("d")
    if isinstance(one.right, int):
        return {"<=": f"{stat} {one.right} oder weniger", ">=": f"{stat} {one.right} oder mehr",
                "==": f"{stat} {one.right}"}.get(one.op) or f"{stat} {_FIXED[one.op].format(one.right)}"  # fmt: skip
    word = lexicon.STAT_NOUNS[left.stats[0]]
    bound_ = "mindestens" if one.op == ">=" else ""
    if bound_ and isinstance(one.right, RatingOf):
        return f"mindestens {_rating(one.right, 'd')}"
    lacking = " ohne Modifikatoren" if left.base else ""
    return f"⟨{{relg}} {word.one}{lacking} {bound(one)} ist⟩"


def bound(one: Comparison) -> str:
    return (_FIXED if isinstance(one.right, int) else _OPEN)[one.op].format(value(one.right))


def is_of_candidate(one: Comparison) -> bool:
    left = one.left
    if isinstance(left, RatingOf):
        return left.of.word == "candidate"
    return isinstance(left, HowMany) and isinstance(left.of, MarkerOn) and left.of.on.word == "candidate"
