"""Ways to play a card or use an ability of it, made ready."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.masks import AIMED_BIT, EVENT_BIT, WINDOW_BIT
from doomtable.rules.walk import walk

CHECKED: Final = (
    L.Lose, L.Pass, L.Heal, L.HandLoss, L.Look, L.Shuffle, L.Move, L.Wound, L.Kill, L.Cover, L.Actions, L.Search,
    L.SwapPools,
    L.EndCombat, L.SetTactic, L.SwapRole, L.Join, L.PayOr, L.If, L.Each, L.May, L.Either, L.Undo, L.Choose, L.Hold,
    L.Cast, L.FaceDown, L.Reseat, L.RaiseGoal, L.Special, L.Imprison, L.Release, L.Attack, L.Bid, L.Redirect,
    L.TakeOver, L.Infect, L.Transfer,
)  # fmt: skip
"""Verbs that may find nothing to do."""


UNVEILS: Final = L.Special("turn up and play")
"""What lies face down under a card is turned up and played."""
IN_PERSON: Final = L.Special("attack in person")
"""A warrior attacks a player himself, past his warriors."""
MUTATED: Final = L.Special("mutated")
"""A virus of the hand infects a warrior that it may infect."""
TRUCE: Final = L.Special("truce")
"""The teams of two players leave each other alone."""
KEEPS_TRUCE: Final = L.Rule("forbid", "attack", "target player", L.Sel(whose="team"), until="your next turn")
"""What that comes to for each player of either team; who speaks is of the other."""
FENCE: Final = L.Special("fence")
"""Who attacks in a Fight meets the card first."""
JUMP: Final = L.Special("jump on")
"""A warrior gets on an Animal that another one rides, and fights as one with all on it."""
STAYS: Final = L.Special("stays")
"""What would leave play, or be taken from a warrior, stays where it is (TIGHT GRIP)."""


def makes_heretic(e: L.Effect, who: str) -> bool:
    """Whether an effect turns that card into a Heretic."""
    return isinstance(e, L.Mod) and "tags" in e.what and "heretic" in e.words and e.who == who


def lowers(e: L.Effect) -> bool:
    """Whether an effect takes away an immunity to a certain card."""
    return isinstance(e, L.Mod) and e.op == "take" and "immune" in e.what and isinstance(e.of, str)


def enters_free(e: L.Effect) -> bool:
    """Whether an effect puts what is chosen into an area, for nothing."""
    if not isinstance(e, L.Move) or e.pay or e.to not in ("squad", "kohort", "outpost", "play"):
        return False
    return isinstance(e.what, str) and e.what.startswith("target")


def turns_over(e: L.Effect) -> bool:
    """Whether an effect makes a certain card belong to something else."""
    return isinstance(e, L.Mod) and e.op == "set" and "affiliation" in e.what and isinstance(e.who, str)


PLAIN_STATES: Final = ("wounded", "healthy", "covered", "open", "mounted", "on foot")
"""States that a warrior is in by itself, whatever is spoken of besides."""


def _is_plain_state(cond: L.Cond | None) -> bool:
    """Whether a condition asks for nothing but what the card itself, or who bears it, is, and for such states."""
    if not isinstance(cond, L.Is) or cond.ref not in ("me", "host", "bearer"):
        return False
    rest = replace(cond.sel, all=(), any=(), none=(), states=())
    return rest == L.Sel(all=()) and all(state in PLAIN_STATES for state in cond.sel.states)


def _touches(e: L.Effect) -> L.Sel | None:
    """The cards in play to which an effect does something, and does nothing if there are none."""
    sel: object = None
    if isinstance(e, L.Move):
        sel = e.what
    elif isinstance(e, L.Wound | L.Kill | L.Heal):
        sel = e.who
    elif isinstance(e, L.Each):
        sel = e.of
    return sel if isinstance(sel, L.Sel) and not sel.where else None


def decided_by_board(node: object) -> bool:
    """Whether a part of a condition asks for nothing but cards in play, under whose control, and what they are."""
    if isinstance(node, L.Is):
        return node.ref in ("me", "host", "bearer")
    if not isinstance(node, L.Sel):
        return isinstance(node, L.Have | L.All | L.Any | L.Not)
    asked = (node.where, node.states, node.tests, node.on, node.has, node.aspect, node.against, node.meant)
    refs = (node.affects, node.side, node.apart, node.kin, node.like, node.exactly)
    return not any(asked) and not any(refs) and node.whose in WHOSE and not node.area.startswith("same")


def takes_attack(ability: L.Play | L.Act) -> bool:
    """Whether a play takes an attack action (TURN-07)."""
    return ability.cost is not None and ability.cost.attack


def chooses_attacker(ability: L.Play | L.Act) -> bool:
    """Whether the warrior that attacks by it is one of its targets."""
    return any(isinstance(e, L.Attack) and e.legal and e.attacker == "target" for e in ability.effects)


WHOSE: Final = ("any", "yours", "others", "team")
"""Whose cards a selector may mean whatever is spoken of besides."""


class PlayMode:
    """One way to play a card or use an ability of it: a Play or an Act with its window mask."""

    __slots__ = (
        "ability", "aimed", "aims", "asks_players", "attacker", "board_asks", "bought", "cancels", "casts", "certain",
        "fixed", "for_teams", "free", "in_person", "index", "keeps", "least", "linked", "mask", "must_aim", "must_be",
        "must_hold", "must_touch", "names", "pacifies", "per", "picky", "placed", "reseats", "said", "second",
        "steps_in", "unseen", "unveils", "weighs",
    )  # fmt: skip

    def __init__(
        self, ability: L.Play | L.Act, index: int, attached: bool = False, stays: bool = False
    ) -> None:
        self.ability = ability
        self.index = index
        self.second = False
        self.per = ability.cost.per if ability.cost is not None else 0
        if ability.window == "after" and ability.to is not None:
            self.mask = EVENT_BIT[ability.to.name]
        else:
            self.mask = WINDOW_BIT[ability.window]
        self.cancels = any(
            isinstance(e, L.Cancel | L.Redirect | L.TakeOver) for e in walk(ability.effects)
        )
        self.aims = tuple(t for t in ability.targets if isinstance(t, L.Target))
        """The cards to be chosen."""
        due = self.aims[:2] if self.aims and not self.aims[0].up_to else [t for t in self.aims if not t.up_to][:1]
        self.must_aim = tuple(t.sel for t in due if not t.up_to and not t.sel.where)
        """Of which cards in play there must be one, of each: those aimed at first, and those next."""
        self.must_hold = tuple(t.sel for t in due if (t.sel.where, t.sel.whose, t.up_to) == ("hand", "yours", False))
        """Of which cards in the player's hand there must be one, of each."""
        self.must_be = ability.when if _is_plain_state(ability.when) else None
        """The state that its card, or who bears it, must be in, if that is all that it asks for."""
        self.names = tuple(t for t in ability.targets if isinstance(t, L.Name))
        """The words to be named."""
        self.asks_players = any(isinstance(t, L.TargetPlayer) for t in ability.targets)
        self.bought = self.aims[0] if len(self.aims) == 1 and not isinstance(self.aims[0].n, int) else None
        """The choice of which the D buy as many as they do; the effects happen for each of them."""
        self.fixed = ability.cost is None or isinstance(ability.cost.d, int)
        """Whether its price is the same whatever is chosen."""
        self.linked = MUTATED in ability.effects
        """Whether what is chosen first says which cards can be chosen next."""
        self.free = isinstance(ability, L.Act) and ability.window != "after" and not ability.limit and (
            ability.cost is None or ability.cost == L.Cost()
        )  # fmt: skip
        """Whether it costs nothing at all, so that it could be used for ever (RUL-31)."""
        self.weighs = any(
            isinstance(n, L.Of) and n.ref.startswith("target") for t in self.aims[1:] for n in walk(t.sel.tests)
        )
        """Whether one of the cards that it is aimed at is compared with another."""
        self.placed = attached
        """Whether its card is attached to something as it is played."""
        self.aimed = attached or bool(self.aims)
        self.unseen = any(isinstance(e, L.Hold) and e.face_down for e in ability.effects)
        """Whether nobody else sees what it is aimed at."""
        self.unveils = UNVEILS in ability.effects
        """Whether cards are played by it that may be answers themselves (RUL-53)."""
        answers = self.aimed or self.cancels or self.unveils
        if answers and ability.window in ("any", "not combat", "others turn", "turn"):
            self.mask |= AIMED_BIT
        self.in_person = IN_PERSON in ability.effects
        """Whether a player himself is attacked by it, who may answer that (DIRECT-09)."""
        self.pacifies = TRUCE in ability.effects
        """Whether two teams are chosen, by a player of each."""
        self.said = tuple(one for e in ability.effects for one in (e.effects if isinstance(e, L.Later) else (e,)))
        """Its effects, those that wait for something among them: what they are aimed at is chosen now all the same."""
        self.picky = any(
            isinstance(e, L.Attack | L.Rule | L.Undo | L.SwapRole | L.AttachTo | L.Cover | L.Redirect
                       | L.Transfer)
            or e == JUMP or lowers(e) or turns_over(e) or enters_free(e)
            or (isinstance(e, L.Move) and e.pay and e.what == "target")
            for e in self.said
        )
        """Whether its effects may not do what they say to every card that its selectors let it choose."""
        attacks = [e.attacker for e in self.said if isinstance(e, L.Attack) and e.legal and takes_attack(ability)]
        self.attacker = next((ref for ref in attacks if isinstance(ref, str)), "")
        """Which warrior attacks by it as an attack action; "" where none does."""
        swaps = [e for e in ability.effects if isinstance(e, L.SwapRole) and not e.to.startswith("target")]
        self.steps_in = swaps[0] if swaps else None
        """How a certain warrior takes the place of a combatant, if that is what it does."""
        self.certain = stays or not ability.effects or any(not isinstance(e, CHECKED) for e in ability.effects)
        """Whether it does something whatever the state of things (RUL-29); a card that stays with a text does."""
        casts = all(isinstance(e, L.Cast) and e.who == "target" for e in ability.effects)
        self.casts = casts and not self.certain
        """Whether all it does is to let the card that it is aimed at cast a spell."""
        cost = ability.cost
        self.least = (
            (cost.d if isinstance(cost.d, int) else 0) + cost.per * cost.least if cost is not None else 0
        )
        """The D without which it cannot be begun."""
        self.for_teams = any(isinstance(node, L.Teams) for node in walk(ability.when))
        """Whether its condition speaks of games of teams."""
        self.keeps = False
        """Whether the answer to whether it is open can be kept: `answer_keeps`."""
        self.board_asks: tuple[L.Cond, ...] = ()
        """What it asks for, and its card to be played, that cards in play alone decide while nothing is announced."""
        self.reseats = bool(ability.effects) and all(isinstance(e, L.Reseat) for e in ability.effects)
        """Whether all it does is to put the players in another order."""
        whole = self.certain or self.asks_players or bool(self.names) or not ability.effects
        touched = [] if whole else [_touches(e) for e in ability.effects]
        self.must_touch = tuple([sel for sel in touched if sel is not None]) if None not in touched else ()
        """The cards in play of one of which there must be any, where it does something to such cards and nothing else.
        """

    def all_aimed(self, targets: tuple[int, ...]) -> bool:
        """Whether all cards that it asks for have been chosen; until then each of them may be any."""
        return len(targets) >= sum(aim.n if isinstance(aim.n, int) else 1 for aim in self.aims if not aim.up_to)

    def price_attacker(self) -> None:
        """Whose attack action it takes may decide what it costs in this game (RUL-44)."""
        self.fixed = self.fixed and not (takes_attack(self.ability) and self.aims)

    def make_cheaper(self, less: int, worth: int, by_aim: bool) -> None:
        """Prices may be `less` and a D be worth more in this game (RUL-37): so many fewer may do to begin.

        `by_aim`: what it is worth depends on whom the spell is cast against.
        """
        self.fixed = self.fixed and not (by_aim and self.aims)
        cost = self.ability.cost
        if cost is not None:
            fixed = cost.d if isinstance(cost.d, int) else 0
            parts = (cost.per - (less if cost.per > 1 else 0)) * cost.least
            self.least = -(-(fixed - (less if fixed > 1 else 0)) // worth) + -(-parts // worth)


def answer_keeps(way: PlayMode, needs: tuple[L.Cond, ...]) -> bool:
    """Whether cards in play, the moment and points alone decide, outside a combat, if a way to play a card is open.

    So it is, as long as there are the actions for it, with what is played in the menu or at any time and does not ask
    for hands, piles and what is left of the turn. What has been used up counts among the points.
    """
    ability, cost = way.ability, way.ability.cost
    if ability.window not in ("any", "not combat", "action") or (cost is not None and cost.attack):
        return False
    for n in walk((ability, needs)):
        if isinstance(n, L.HandLoss | L.Look | L.Shuffle | L.Search | L.Actions | L.Cast | L.Turn | L.Attack):
            return False
        if isinstance(n, L.Reseat | L.Transfer):
            return False
        if (isinstance(n, L.Rule) and n.act == "attack") or (isinstance(n, L.Move) and n.pay):
            return False
        if isinstance(n, L.Sel) and (n.where not in ("", "held", "prison") or n.exactly is not None):
            return False
    return True


def benefits(way: PlayMode) -> bool:
    """ART-14: the spell raises a rating of its target or shields it."""
    for e in way.ability.effects:
        if isinstance(e, L.Mod) and e.who == "target" and e.op in ("add", "times", "give"):
            if not isinstance(e.by, int) or e.by >= 0:
                return True
        if isinstance(e, L.Heal | L.Survive):
            return True
    return False
