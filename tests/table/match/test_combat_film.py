"""The film of a combat tells what was struck, in the order in which it happened, and asks nothing until it is over."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from doomtable.scenarios import runner
from doomtable.session.session import LOCAL, Session
from doomtable.table.kit.key_bindings import KEYS
from doomtable.table.match.combat_film import READ_HIT, CombatFilm
from doomtable.table.match.combat_film_words import film_words
from doomtable.table.match.fighter_names import told_apart
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.paint.card_backs import card_back
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

SIZE = (1024, 640)
BLOW_LAST = """
players:
  - {name: Ann, hand: [Powerful Blow], squad: [Mitch Hunter]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: %s, attached: [Deathlockdrum, Combat Armor]}]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, %s]
"""


def table(tmp_path: Path, position: str, motion: int = 100) -> tuple[MatchScreen, Session]:
    """A screen of a position, the table open to both players."""
    path = tmp_path / "position.yaml"
    path.write_text(position)
    game, _ = runner.open_told(path)
    session = Session(game, [LOCAL, LOCAL])
    pygame.display.init()
    pygame.font.init()
    screen = MatchScreen(session, Words("en"), Theme(), SIZE, (0, 1), game.names, KEYS, motion=motion)
    screen.set_open_table(True)
    screen.update(1000)
    screen.draw(pygame.Surface(SIZE))
    return screen, session


def go_on(screen: MatchScreen, session: Session, *wanted: str) -> None:
    """Choose the options of these names or keys, then pass until a film begins or the combat is over."""
    left = list(wanted)
    for _ in range(30):
        seat = session.pending_human()
        assert seat is not None
        decision = session.view(seat).decision
        assert decision is not None
        named = [o for o in decision.options if left and left[0] in (o.name, o.key)]
        chosen = named[0] if named else next((o for o in decision.options if o.key == "pass"), decision.options[0])
        if named:
            left.pop(0)
        session.choose(seat, chosen)
        screen.refresh()
        if screen.animation.combat_end is not None or session.view(0).combat is None:
            return


def film_of(screen: MatchScreen) -> CombatFilm:
    """The film that is shown."""
    assert screen.animation.combat_end is not None
    return screen.animation.combat_end.film


def test_the_last_card_counts(tmp_path: Path) -> None:
    screen, session = table(tmp_path, BLOW_LAST % ("true", "fight"))
    seen = session.view(0).combat
    assert seen is not None and seen.outlook is not None and seen.outlook.defender == "unhurt"
    go_on(screen, session, "play", "Powerful Blow", "Mitch Hunter")
    film = film_of(screen)
    assert film.fighters[1].fate == "killed"
    assert film.blows[0].number == (seen.attacker.ratings[0] or 0) + 2
    assert film.blows[0].result == "hit" and film.blows[0].why == "second wound"


def test_blow_then_death_then_the_table(tmp_path: Path) -> None:
    screen, session = table(tmp_path, BLOW_LAST % ("true", "shoot"))
    go_on(screen, session)
    film = film_of(screen)
    fallen = film.fighters[1]
    assert fallen.fate == "killed"
    assert film.blows[0].falls < film.blows[0].ends <= fallen.at == film.result_at < film.length
    moments = screen.animation.combat_end.moments if screen.animation.combat_end is not None else {}
    assert moments["blow"] < moments["death"] < moments[""]
    carried = {card.handle for card in fallen.card.attached}
    assert carried and screen.animation.combat_end is not None
    then = screen.animation.combat_end.then
    assert any(move.handle in carried for move in then), "what he carried leaves him after the film"
    assert not any(move.handle == fallen.card.handle or move.kind == "lunge" for move in then)
    assert not screen.animation.queue.running


def test_the_film_ends_by_itself_or_by_a_press_that_means_nothing_else(tmp_path: Path) -> None:
    target = pygame.Surface(SIZE)
    screen, session = table(tmp_path, BLOW_LAST % ("false", "shoot"))
    go_on(screen, session)
    length = film_of(screen).length
    screen.draw(target)
    screen.update(1000 + length - 1)
    assert screen.animation.combat_end is not None
    screen.update(1000 + length + 1)
    assert screen.animation.combat_end is None
    for press in (
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=screen.display.layout.ask.center),
    ):
        screen, session = table(tmp_path, BLOW_LAST % ("false", "shoot"))
        go_on(screen, session)
        film_of(screen)
        screen.draw(target)
        choices = session.choices
        screen.handle(press)
        assert screen.animation.combat_end is None
        assert session.choices == choices, "it ended the film only"


@pytest.mark.parametrize(("motion", "share"), [(50, 0.5), (200, 2.0)])
def test_motion_is_respected(tmp_path: Path, motion: int, share: float) -> None:
    screen, session = table(tmp_path, BLOW_LAST % ("false", "shoot"), motion)
    go_on(screen, session)
    length = film_of(screen).length
    screen.draw(pygame.Surface(SIZE))
    screen.update(1000 + round(length * share) - 2)
    assert screen.animation.combat_end is not None
    screen.update(1000 + round(length * share) + 2)
    assert screen.animation.combat_end is None


def test_without_motion_there_is_no_film(tmp_path: Path) -> None:
    screen, session = table(tmp_path, BLOW_LAST % ("false", "shoot"), 0)
    go_on(screen, session)
    assert screen.animation.combat_end is None


def test_a_hit_is_told_by_shape_and_word_and_every_frame_can_be_drawn(tmp_path: Path) -> None:
    screen, session = table(tmp_path, BLOW_LAST % ("true", "shoot"))
    go_on(screen, session)
    end, target, seen = screen.animation.combat_end, pygame.Surface(SIZE), set()
    assert end is not None
    end.draw(target, 0)
    for ms in range(0, end.film.length, 40):
        end.draw(target, ms)
        seen.add(pygame.image.tobytes(target, "RGB"))
    assert len(seen) > 20
    assert end.film.blows[0].ends - end.film.blows[0].falls == READ_HIT


KILL = """
players:
  - {name: Ann, hand: [Powerful Blow], squad: [Mitch Hunter]}
  - {name: Bob, hand: [Powerful Blow], kohort: [{card: Necromutant, wounded: true}]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
"""


def test_the_points_are_asked_for_where_the_film_ends_and_fly_there(tmp_path: Path) -> None:
    screen, session = table(tmp_path, KILL)
    go_on(screen, session)
    first, target = film_of(screen), pygame.Surface(SIZE)
    assert first.asks and not first.awards
    screen.draw(target)
    screen.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    assert screen.animation.stands and not screen.animation.filmed, "the press ended the blows, and only them"
    screen.draw(target)
    assert screen.spot_at(screen.display.combat_rect.center) is None
    screen.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    second = film_of(screen)
    assert screen.animation.filmed and second.fighters[1].at < 0 and second.awards[0].n == 4
    screen.draw(target)
    screen.update(1000 + second.length + 1)
    assert screen.animation.combat_end is None and screen.animation.queue.running


def test_the_blows_are_seen_before_the_machine_is_handed_over_without_the_hand(tmp_path: Path) -> None:
    screen, session = table(tmp_path, KILL)
    screen.set_open_table(False)
    for _ in range(2):  # Ann passes, then Bob
        assert screen.display.sheet is not None
        screen.act(screen.display.sheet.buttons[0].message)
        screen.draw(pygame.Surface(SIZE))
        seat = session.pending_human()
        assert seat is not None and not screen.animation.filmed
        session.choose(seat, session.view(seat).decision.options[0])  # type: ignore[union-attr]
        hand = screen.display.layout.hand
        screen.refresh()
    assert screen.animation.filmed and screen.seats.handover == 0
    shown, target = screen.animation.combat_end, pygame.Surface(SIZE)
    assert shown is not None and len(hand) == 1
    screen.draw(target)
    back = card_back(hand[0].rect.inflate(screen.theme.px(16), screen.theme.px(24)).size, screen.theme)
    middle = target.get_at(hand[0].rect.center)[:3]
    assert max(middle) <= max(back.get_at(back.get_rect().center)[:3])


FIRST = """
players:
  - {name: Ann, hand: [Powerful Blow], squad: [%s]}
  - {name: Bob, squad: [%s]}
script:
  - Ann: [attack, %s, %s, fight]
"""
WOUNDED_GUARD = "{card: Infantry, wounded: true}"


@pytest.mark.parametrize(
    ("mine", "theirs", "strikers", "fates"),
    [
        ("Shadow Walker", WOUNDED_GUARD, (0,), ("", "killed")),
        ("Shadow Walker", "Infantry", (0, 1), ("", "wounded")),
        ("{card: Infantry, wounded: true}", "Shadow Walker", (1,), ("killed", "")),
        ("Max Steiner", WOUNDED_GUARD, (0, 1), ("", "killed")),
    ],
)
def test_who_strikes_first_is_seen_to_and_the_dead_strike_no_blow_back(
    tmp_path: Path, mine: str, theirs: str, strikers: tuple[int, ...], fates: tuple[str, str]
) -> None:
    """The first striker's blow comes first, whoever attacks: who died of it strikes none, who lives strikes after it.
    Where both strike at once nobody falls before both blows were seen."""
    called = [one if one[0] != "{" else "Infantry" for one in (mine, theirs)]
    screen, session = table(tmp_path, FIRST % (mine, theirs, *called))
    go_on(screen, session)
    film = film_of(screen)
    assert tuple(blow.striker for blow in film.blows) == strikers
    assert tuple(one.fate for one in film.fighters) == fates
    for first, then in zip(film.blows, film.blows[1:], strict=False):
        assert first.falls < then.falls and then.begins >= first.ends
    fallen = next((one for one in film.fighters if one.fate == "killed"), None)
    assert fallen is None or film.blows[-1].ends <= fallen.at


DICE = """
ruleset: second
options: {dice: 2d6}
random: [9, 4, 3, 12]
players:
  - {name: Ann, hand: [Powerful Blow], squad: [Mitch Hunter]}
  - {name: Bob, kohort: [Necromutant]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, fight]
"""


def test_what_the_dice_add_is_told(tmp_path: Path) -> None:
    """OPT-DICE-01, OPT-DICE-02, OPT-DICE-03: each roll beside the rating that it was rolled for."""
    screen, session = table(tmp_path, DICE)
    go_on(screen, session)
    film = film_of(screen)
    assert [tuple(roll) for roll in film.rolls] == [(0, "F", 9), (0, "A", 4), (1, "F", 3), (1, "A", 12)]
    words, palette = screen.words, screen.theme.palette
    told = "".join(text for text, _ in film_words(film, None, 0, words, palette)[2])
    assert told == "The dice:   Mitch Hunter  F +9 A +4  Necromutant  F +3 A +12"
    first = film.blows[0]
    told = "".join(text for text, _ in film_words(film, first, first.begins, words, palette)[2])
    assert f"{first.number} ({first.number - 9} + 9 rolled)" in told
    assert f"{first.armor} ({first.armor - 12} + 12 rolled)" in told


def test_without_dice_nothing_is_told_of_them(tmp_path: Path) -> None:
    screen, session = table(tmp_path, BLOW_LAST % ("true", "fight"))
    go_on(screen, session)
    film = film_of(screen)
    words, palette = screen.words, screen.theme.palette
    assert not film.rolls and not film_words(film, None, 0, words, palette)[2]
    told = "".join(text for text, _ in film_words(film, film.blows[0], 0, words, palette)[2])
    assert "rolled" not in told


def test_whose_blow_reached_whose_armor_is_told(tmp_path: Path) -> None:
    screen, session = table(tmp_path, BLOW_LAST % ("true", "fight"))
    go_on(screen, session)
    film = film_of(screen)
    told = "".join(text for text, _ in film_words(film, None, film.result_at, screen.words, screen.theme.palette)[2])
    for blow in film.blows:
        name = film.fighters[blow.striker].card.name
        reaches = "reaches" if blow.number >= blow.armor else "does not reach"
        assert f"{name}: {blow.number} {reaches} Armor {blow.armor}." in told
    assert film.blows


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    screen, session = table(tmp_path, BLOW_LAST % ("true", "fight"))
    seen = session.view(0)
    assert told_apart(("Razide", "Razide"), seen, (0, 1)) == ("Razide (Ann)", "Razide (Bob)")
    assert told_apart(("Razide", "Hussar"), seen, (0, 1)) == ("Razide", "Hussar")
    go_on(screen, session)
    film = film_of(screen)
    twin = film.fighters[0].card._replace(name="Necromutant")
    alike = film._replace(fighters=(film.fighters[0]._replace(card=twin), film.fighters[1]))
    first = alike.blows[0]
    heading, _, _ = film_words(alike, first, first.begins, screen.words, screen.theme.palette)
    assert heading == "Necromutant (Ann) strikes"
