"""The Ruleset: numbers and switches of an edition, as one frozen value (rulebook part 4, 'Edition switches').

An edition, option or variant is another with some fields replaced; the engine asks a field, never which it is.
The named forms of more than two players are data too: `form` and the fields it sets.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from doomtable.rules.language import Card, Effect
from doomtable.rules.terms import new_tuple


class SeatNumbers(NamedTuple):
    """What a seat has for itself, where the players do not all have the same."""

    start_d: int
    start_hand: int
    hand_fill: int
    actions: int
    attacks: int
    """Each costs an action; after the first one nothing else can be done."""
    discard_limit: int | None


class Planet(NamedTuple):
    """A part of the solar system: its places are Warzones on the table, or one without any, where home is.

    What only some planets have is said here; another planet is another row.
    """

    name: str
    """The word by which it is named in a choice."""
    warzones: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    """The planets one reaches from there."""
    cp: int = 0
    """What a planet without Warzones is worth to the one player who has warriors there."""
    most: int = 0
    """Above 0 so many of its Warzones are all that a player may control."""
    shoot_only: bool = False
    """Whether nobody fights there; who stands there shoots at, and is shot at from, near planets that have Warzones."""
    feuds: bool = False
    """Whether Doomtroopers attack those of their own corporation there."""
    reborn_v: int = 0
    """Above 0 who is killed in combat there with a base V of so much, or less, is shuffled into the draw pile."""
    transfer: int = 0
    """Above 0 so many actions are what each transfer takes that begins or ends there, at least."""
    citadels: bool = False
    """Whether followers of an Apostle, no Personalities, come for no D to a Warzone where a Citadel of his stands."""
    mined: int = 0
    """Above 0 who seeks cover there may earn so many D by it."""
    cover_a: int = 0
    """Above 0 so much A is what cover there gives, and not what it gives elsewhere."""


BASES: Final = 3
"""How many bases a player begins with, where there are bases (VAR-HOME-03)."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every field is a switch that scenarios and `--option` may name; defaults are those of the 2nd edition.

    With slots, as Python reads the attributes of an object with more than thirty through a dictionary.
    """

    name: str = "second"
    goal_p: int = 40
    start_d: int = 5
    start_hand: int = 7
    hand_fill: int = 7
    actions_per_turn: int = 3
    attacks_per_turn: int = 1
    """Each costs an action; after the first one nothing else can be done."""
    embargo: int = 0
    """Above 0 so much D, paid before anybody else answers, annuls a card that another player has just played."""
    wars: tuple[str, ...] = ()
    """The affiliations for which a player may declare war in the Draw step of the own first turn: who is at war attacks
    everybody, and lays embargos, nobody else does, on cards of that affiliation. A variant sets it, no option."""
    closed_windows: tuple[str, ...] = ()
    """What is announced or happens and may not be answered, by the names of the events."""
    turn_steps: tuple[Literal["draw", "actions", "discard", "closing"], ...] = ("draw", "actions", "discard")
    """The steps of a turn; `closing` is a Discard step in which nothing is discarded."""
    cycle: tuple[Literal["draw", "first", "deployment", "turns", "revealment", "vortex"], ...] = ()
    """Phases in which every player takes part before the next one begins; none where turns simply follow one another.
    With `first` it is said who begins; in `deployment` each lays down one card after the other for neither actions nor
    D; `turns` is a turn for each; in `revealment` hands are shown; in `vortex` all that is in hand or in play is
    shuffled into the draw piles."""
    may_hold_back: bool = False
    """Whether a player may pass in `deployment` with a card that could be laid down: what of it is still in the hand
    when hands are shown costs all P and D. A variant sets it, no option."""
    deck_out: Literal["draw piles", "draw phase", "never"] = "draw piles"
    """When a game ends for want of cards: when all draw piles are empty; when nobody has a card in draw pile, hand or
    play as a cycle has drawn (who has none then, while others have, waits for the next one); or never. No option."""
    set_up: tuple[Literal["table", "start", "claims"], ...] = ()
    """What is laid on the table before the first turn, in this order, without a question: the cards that belong to
    nobody; what the decks list under [start]; for each player a claim, by chance, to one card that lies there."""
    table_cards: tuple[str, ...] = ()
    """The cards that belong to nobody, by name."""
    places: bool = False
    """A card in play stands at a place beside its area: at a card that lies on the table, or at home."""
    home_place: str = "luna"
    """The word for where cards stand that are at no card on the table; "" where they must be at one."""
    place_rights: Literal["any", "claims"] = "any"
    """Where a player brings cards into play: at any place, or at those he claims (at home, while he claims none)."""
    base_p: int = 0
    """Above 0 every player has bases with a battlefield before each (what the decks list under [start]), `start_d` D on
    each, and warriors stand in one or the other; a base with so many P goes down, and who has none left wins. A variant
    sets it, no option."""
    in_play: Literal["table", "place", "planet", "base"] = "table"
    """How far a text reaches that speaks of cards in play: over the whole table, or to its own place or planet; "base":
    those of a base alone no further than to what came from it."""
    home_area: str = ""
    """The area in which everything stands that is at home; "": the one that fits it."""
    planets: tuple[Planet, ...] = ()
    """The places, put together to planets. Then a warrior goes from place to place by the clauses of VAR-COLONY."""
    place_ratings: Literal["everybody", "defender"] = "everybody"
    """Who has the ratings printed on a place: everybody there, or a defender there whose player says so."""
    place_values: tuple[tuple[str, int], ...] = ()
    """By name what places add to V here, whatever is printed on them; what they say of awards is void."""
    place_bars: tuple[tuple[str, str], ...] = ()
    """By name of the place who may never be there, a tag."""
    colony_goal: int = 0
    """Above 0 who has so many colony points as a turn of his begins has won."""
    claims_on: str = ""
    """The planet to whose Warzones the claims go that chance gives; "": to all cards on the table."""
    refills_draw: bool = False
    """Whether a discard pile becomes the draw pile as soon as that is empty."""
    outpost_duty: bool = True
    """Whether everybody must have a warrior in the Outpost while another player has one (OUT-10, OUT-11)."""
    markers: int = 0
    """Above 0 this many actions are all that a player has in the whole game, however he spreads them over his turns."""
    one_combat: bool = False
    """Whether a turn sees one combat at most, whoever's card begins it."""
    banned: tuple[str, ...] = ()
    """Words of `card_tags` for what no deck may hold. A variant sets it, no option."""
    start_section: str = ""
    """Which section [start] of decks there is, a word of start_sections; "": none."""
    start_role: str = ""
    """The role whose deck alone has it; "": every deck."""
    start_player: Literal["random", "first"] = "random"
    deck_min: int = 60
    copies_max: int = 5
    deck_min_warriors: int = 0
    reserve_max: int = 0
    """Above 0 the collection is the reserve of a tournament."""
    restricted_list: Literal["card data", "none"] = "card data"
    collection_max: int | None = None
    """None: unlimited."""
    collection_with_deck: bool = False
    """Whether a card that says "collection" reaches the draw pile too, which is shuffled then (ZONE-16)."""
    mulligan: Literal["none", "once"] = "none"
    """Whether a player may change the opening hand in the Draw step of the own first turn (MULL-02 to MULL-07)."""
    discard_limit: int | None = None
    optional_discard_with_overflow: bool = True
    """Whether who had to discard down to the limit may discard one card more (TURN-15, TURN-16)."""
    first_turn_attack_ban: Literal["own first turn", "first round", "every cycle", "none"] = "own first turn"
    simultaneous_goal_tie: Literal["draw"] = "draw"
    deck_out_tie: Literal["draw", "sudden death", "plus 10"] = "sudden death"
    """How a game goes on that is tied when all piles are empty; "plus 10": to ten P above the tie (WIN-08, WIN-09)."""
    deck_out_player_out: Literal["never", "no warrior", "two turns"] = "never"
    """When a player whose draw pile is empty has lost (WIN-06): after a Draw step without a warrior in play or in hand;
    or by the countdown of WIN-12, although sabotage is on (SAB-10 asks the same)."""
    idle_rounds: int = 20
    no_warrior_turns: int = 3
    discard_action: bool = False
    sabotage: bool = False
    extended_sabotage: bool = False
    cover_sabotage: bool = True
    cover_bonus_a: int = 3
    cover_muster_needs_open: bool = True
    one_armor: bool = True
    voluntary_equipment_discard: bool = False
    """Whether a player may give up Equipment of the own warriors in the Actions step (EQUIP-05)."""
    voluntary_fort_discard: bool = False
    """The same for Fortifications and Warzones (FORT-07, WZ-11)."""
    replace_armor_vehicle: bool = False
    """Whether Armor and vehicles are given to who has one already; that is discarded first (EQUIP-10, VEH-01)."""
    two_pistols: Literal["printed", "all"] = "printed"
    """Which handguns may be used beside another one: those whose card says so, or all (EQUIP-12)."""
    fort_unique_scope: Literal["area", "player"] = "area"
    relic_needs_collector: bool = False
    """Whether only a player with a Noted Collector in play gives Relics to his warriors."""
    warzone_needs_tactician: bool = False
    """Whether only a player with a Grand Tactician in play builds Warzones."""
    warzone_unique_scope: Literal["area", "player", "game"] = "area"
    warzone_allows_fort_equipment: bool = False
    """Whether Equipment and warriors considered Fortifications work in a combat that is fought in a Warzone."""
    ki_target: Literal["mishima", "doomtrooper"] = "mishima"
    """Who may be given Ki powers that do not say it themselves (KI-01)."""
    combat_special_copies: int | None = None
    """How many copies of a Special that changes a combat may be played on one combatant; None: any (COMBAT-21)."""
    replacement_checks_affiliation: bool = False
    """Whether who takes a combatant's place must be one whom the other could attack, or be attacked by (COMBAT-24)."""
    ninja_attack_any: bool = False
    """Whether warriors of the class Ninja may attack everybody (LEGAL-07); no printed card has that class."""
    immunity_kinds: Literal["2", "3"] = "3"
    """Whether immunity to the gifts of Dark Symmetry is a kind of its own, or is immunity to all its cards (IMM-02)."""
    tainted_casting: bool = True
    """Whether warriors who are of the Dark Legion as well may cast spells (ART-11, ART-12)."""
    general_in_kohort: bool = False
    """Whether a warrior of no affiliation may be mustered to the Kohort, where it is no Doomtrooper (GEN-08)."""
    errata_cas_printed: bool = False
    """Whether CLOSE AIR SUPPORT gives what is printed; the print that is known says what the errata say (ERRATA-01)."""
    direct_attack: bool = False
    """Whether a player without warriors may be attacked; what that does stands in `attack_on_player` (DIRECT-01)."""
    direct_attack_reward: Literal["promotion", "free"] = "promotion"
    """In which points an attack on a player is rewarded (DIRECT-07)."""
    attack_player_cards: Literal["printed", "nothing", "sabotage"] = "nothing"
    """What cards mean that speak of attacking a player: that; nothing; or sabotage (DIRECT-09)."""
    own_cross_area_attack: bool = False
    freelancer_may_attack_brotherhood: bool = True
    kill_split: Literal["free", "promotion"] = "free"
    immunity_suppresses_all: bool = True
    warzone_places: bool = False
    """Whether a Warzone that is built lies on the table for everybody, as a place (OPT-WARZONE)."""
    corpwar: bool = False
    """Whether wars are declared; what that means stands in the switches that it presets (VAR-CORPWAR)."""
    battles: bool = False
    """Whether cards of the type battle can be played (VAR-BATTLE)."""
    battle_area_scope: Literal["kind", "own"] = "kind"
    """Where no second Battle is fought: in such an area of anybody, or of the same player (VAR-BATTLE-R01)."""
    dice: str = "none"
    """What is rolled for each rating of a combat: "2d6" are two dice of six sides; "none" (OPT-DICE)."""
    outpost: Literal["off", "auto", "on"] = "auto"
    """Whether there are Outposts. In a game that has begun, "auto" says that no card of it needs them (OUT-21)."""
    cast_from_outpost: bool = False
    """Whether a caster in an Outpost casts spells of Art."""
    tribes_are_doomtroopers: bool = False
    """Whether warriors of the tribes of Earth are Doomtroopers too."""
    variant: Literal["none", "limited", "beatdown", "front", "home", "vortex", "colony"] = "none"
    """Which other game is played with the same cards; what it means stands in the switches that it presets."""
    form: Literal["ffa", "target", "team", "cartel"] = "ffa"
    """How more than two play together; what it means stands in the switches that it presets."""
    teams: int = 0
    """Above 0 seat i plays for side i mod so many (MULTI-TEAM-R03)."""
    secondary_cost: int = 0
    """The D for each attack declared on another player than the next opponent clockwise (MULTI-TARGET-04)."""
    vortex_enforce: Literal["auto", "reveal"] = "auto"
    """What holds players of the Vortex to laying down their cards: the list of options, or what hands show at last."""
    vortex_first_attack: Literal["first cycle", "every cycle", "none"] = "first cycle"
    """Where the ban on attacks in a first turn holds in the Vortex (VAR-VORTEX-R04)."""
    legion_refill: Literal["7", "10"] = "10"
    """To how many cards the Legion of the Cartel fills its hand (MULTI-CARTEL-R01)."""
    seat_numbers: tuple[SeatNumbers, ...] = ()
    """What each seat has for itself; (): all have the same. A form sets it, no option."""
    roles: tuple[str, ...] = ()
    """The role of each seat, where a form has them; no option."""
    pool_cards: Literal["none", "fortification", "base"] = "none"
    """Cards of this type in a player's areas are pools, or his bases are: costs are paid from them first, what is
    earned lies there."""
    carried_p: int = 0
    """Above 0 a warrior carries the P it earns, so many at most, until they are banked. What is more is earned as D, or
    lost where the points cannot be D; and who kills a warrior earns what it carries as D."""
    banking: Literal["turn start", "action"] = "turn start"
    """How P that are carried are banked: all of them as their player's turn begins, or one for an action at home."""
    attack_on_player: tuple[Effect, ...] = ()
    """What an attack on a player does, as a card says it: "me" attacks for you, the target player is attacked; without
    effects there is no such attack. An edition or variant sets it, no option (DIRECT-01)."""
    sides: tuple[int, ...] = ()
    """For every seat the number of its side, from 0; (): each is a side alone. A form or variant sets it, no option."""
    behind: tuple[int, ...] = ()
    """For every seat the partner who stands before it and keeps its warriors from combats; -1: it stands in front
    itself. A variant sets it, no option."""
    peace: tuple[int, ...] = ()
    """For every seat a number: players who have the same do not attack each other, though they are no partners; (): all
    may. A variant sets it, no option."""
    stand: int = -1
    """The seat that loses with its last warrior and wins when nobody else can draw any more, whatever the Promotion,
    which ranks the others alone; -1: none. A variant sets it, no option."""
    discard_pile: bool = True
    """Whether there are discard piles; without them what is discarded is annihilated. A variant sets it, no option."""
    further_ends: tuple[str, ...] = ()
    """Ways in which a game ends beside the usual ones, by the words of outcomes. A variant sets it, no option."""
    shared_pools: Literal["none", "destiny", "promotion", "both"] = "none"
    """What the members of a side have in common."""
    min_seats: int = 2
    max_seats: int = 7

    def takes(self, seats: int) -> bool:
        """Whether so many can play: as many as the edition or form is for, and in teams of equal size
        (MULTI-TEAM-01)."""
        return self.min_seats <= seats <= self.max_seats and not (self.teams and seats % self.teams)

    def numbers(self, seat: int) -> SeatNumbers:
        """What a seat has of what the players may have each for itself."""
        if self.seat_numbers:
            return self.seat_numbers[seat]
        return new_tuple(SeatNumbers, (
            self.start_d, self.start_hand, self.hand_fill, self.actions_per_turn, self.attacks_per_turn,
            self.discard_limit,
        ))  # fmt: skip

    def area_at_home(self, area: str) -> str:
        """Where a card stands at home that would come into this area of a place."""
        return self.home_area if self.home_area and area in ("squad", "kohort", "beside") else area

    def area_of(self, area: str, place: int) -> str:
        """The area in which a card comes to stand that would come into this one at a place; -1 is home."""
        return area if place >= 0 else self.area_at_home(area)

    def lays_start(self, seat: int) -> bool:
        """Whether what a seat's deck lists under [start] lies on the table before the first turn."""
        return "start" in self.set_up and (not self.start_role or self.roles[seat] == self.start_role)

    def wars_with(self, cards: Iterable[Card]) -> tuple[str, ...]:
        """The affiliations for which war may be declared with these cards, those of the ruleset and of war cards among
        them: warriors of it alone, no other card of another (VAR-CORPWAR-06, VAR-CORPWAR-07)."""
        own = {*cards}
        more = {war for card in own if card.type == "war" for war in card.affiliations} - {*self.wars}
        others = {card for card in own if card.type == "warrior" or not {*card.affiliations} <= {"general"}}
        bound = {card for card in others if card.type != "war"}
        return tuple(war for war in (*self.wars, *sorted(more)) if all(war in card.affiliations for card in bound))

    @property
    def stirs(self) -> bool:
        """Whether these rules do something by themselves whenever all is at rest: look at a last stand, bases ..."""
        return self.stand >= 0 or self.base_p > 0 or self.battles or bool(self.behind or self.planets)

    @property
    def dice_thrown(self) -> tuple[int, int]:
        """How many dice are rolled for a rating of a combat, and their sides; (0, 0) without dice."""
        number, _, sides = self.dice.partition("d")
        return (int(number), int(sides)) if sides.isdigit() else (0, 0)

    @property
    def players_attacked(self) -> bool:
        """Whether there are attacks on players at all."""
        return self.direct_attack or bool(self.attack_on_player)
