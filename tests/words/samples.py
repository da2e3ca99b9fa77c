"""One or more examples of every node of the language, for the tests that word them all."""

from __future__ import annotations

from typing import Any, get_args

from doomtable.rules import language as L
from doomtable.rules.language import Mod, Rule, Sel, Target, TargetPlayer
from doomtable.rules.terms import ASPECTS

GAIN = (L.Gain(1),)


def words_of(cls: type, field: str) -> tuple[Any, ...]:
    """The words that a field may hold."""
    return get_args(eval(cls.__annotations__[field], dict(vars(L))))


SAMPLES: dict[type, tuple[Any, ...]] = {
    L.Paid: (L.Paid(), L.Paid(per=2, each=2, cap=3), L.Paid(per=2, less="target2")),
    L.Of: (L.Of("target", "V"), L.Of("bearer", "A", base=True, times=2), L.Of("foe", "F", half="up")),
    L.Count: (L.Count(Sel(("warrior", "clansman"))), L.Count(Sel(("special",), where="hand"), distinct=True)),
    L.Highest: (L.Highest(Sel()),),
    L.Marks: (L.Marks("virus"), L.Marks("virus", per=2, each=3)),
    L.PoolOf: (L.PoolOf("you"), L.PoolOf("target player", "P", half="down")),
    L.EventNumber: (L.EventNumber(), L.EventNumber(times=2, pool="P"), L.EventNumber(times=3)),
    L.Sum: (L.Sum((1, L.Paid(2))), L.Sum((L.Of("me", "F"), 2))),
    L.Most: (L.Most((L.Of("me", "F"), L.Of("me", "S"))),),
    L.Test: (L.Test(L.Of("target", "V"), "<=", 5), L.Test(L.PoolOf("you"), ">=", 3)),
    L.Versus: (L.Versus(Sel(("warrior", "legion"))), L.Versus(Sel(("warrior", "legion")), ref="target")),
    L.Role: tuple(L.Role(role) for role in words_of(L.Role, "role")),
    L.Using: (L.Using("fight"), L.Using("shoot")),
    L.Armed: (L.Armed(), L.Armed(Sel(("equipment",), any=("shoot weapon", "fight/shoot weapon")))),
    L.Inside: (L.Inside(),),
    L.Fortified: (L.Fortified(), L.Fortified("target", Sel(("fortification", "city")))),
    L.Is: (L.Is("target", Sel(states=("wounded",))), L.Is("it", Sel(("warrior", "imperial")))),
    L.Have: (
        L.Have(Sel(("warrior", "clansman"), whose="yours")),
        L.Have(Sel(), n=2, at_most=True),
        L.Have(Sel(whose="yours", area="squad"), n=0, at_most=True),
        L.Have(Sel(("relic",)), n=3),
    ),
    L.Turn: (
        *tuple(L.Turn(whose) for whose in words_of(L.Turn, "whose")),
        *tuple(L.Turn("any", step) for step in words_of(L.Turn, "step")),
    ),
    L.Combat: (L.Combat(), L.Combat("shoot")),
    L.Teams: (L.Teams(),),
    L.All: (L.All((L.Role("attacker"), L.Using("fight"), L.Turn())),),
    L.Any: (L.Any((L.Using("fight"), L.Inside())), L.Any((L.Turn(), L.Have(Sel())))),
    L.Not: (L.Not(L.Inside()), L.Not(L.Have(Sel())), L.Not(L.Is("target", Sel(states=("wounded",))))),
    L.Mod: (
        Mod(("F", "S"), 2),
        Mod(("V",), -1, floor=0),
        Mod(("F",), 2, "times"),
        Mod(("A",), 2, "divide"),
        Mod(("F",), 10, "set"),
        Mod(("F", "S"), op="swap"),
        Mod(("A",), op="ignore"),
        Mod(("tags",), op="give", words=("first strike", "clansman")),
        Mod(("tags",), op="take", words=("heretic",)),
        Mod(("tags",), op="choose", words=("doomtrooper", "legion")),
        Mod(("affiliation",), op="give", words=("imperial",)),
        Mod(("affiliation",), op="set", words=("legion",)),
        Mod(("affiliation",), op="take", words=("imperial",)),
        Mod(("affiliation",), op="take"),
        Mod(("affiliation",), op="choose", words=("bauhaus", "capitol")),
        Mod(("immune",), op="give", words=("art", "gifts")),
        Mod(("immune",), op="take", words=("symmetry",)),
        Mod(("immune",), op="give", of=Sel(("symmetry",))),
        Mod(("aspects",), op="give", words=ASPECTS),
        Mod(("aspects",), op="take", words=("kinetics",)),
        Mod(("hand",), 1, who="you"),
        Mod(("fill",), 10, "set", who="you"),
        Mod(("bonus",), 2, "times", ("f", "a"), who=Sel(), of=Sel(("beast",))),
        Mod(("actions",), -1, who="target player", until="turn"),
        Mod(("attacks",), 1, who="each"),
        Mod(("discards",), 2, who="you"),
        Mod(("price",), -1, who="you", of=Sel(("warrior",))),
        Mod(("price",), 2, "times", who="others", of=Sel(("art",))),
        Mod(("rate",), 2, "set", of=Sel(("art",))),
        Mod(("spending",), 3, "set", of=Sel(("art",))),
        Mod(("award",), 2, "times", of=Sel()),
        Mod(("award",), 3),
        Mod(("goal",), 5, who="you"),
        Mod(("text",), op="take"),
        Mod(("text",), op="give", of="chosen"),
        Mod(("bonus",), 2, "times", of=Sel(("equipment",))),
    ),
    L.Rule: (
        *tuple(
            Rule(verdict, act, whom=whom)
            for verdict in words_of(L.Rule, "verdict")
            for act in get_args(L.ActName)
            for whom in (None, Sel(("warrior", "legion")), "foe")
        ),
        Rule("price", "attack", price=2),
        Rule("allow", "receive", "me", Sel(("symmetry",)), price=5),
        Rule("allow", "bestow", "me", Sel(("symmetry",)), window="any"),
        Rule("forbid", "become", words=("heretic",)),
        Rule("forbid", "seek cover", Sel()),
        Rule("forbid", "win", "you"),
        Rule("require", "attack", able=True),
    ),
    L.Gain: (
        L.Gain(3),
        L.Gain(L.Paid(2), "P"),
        L.Gain(L.Of("it", "V"), "any", "each"),
        L.Gain(L.PoolOf("you")),
    ),
    L.Lose: (L.Lose(2), L.Lose(all=True), L.Lose(pool="P", half="up"), L.Lose(1, who="others")),
    L.Pass: (L.Pass(3), L.Pass(1, "P", "you", "target player")),
    L.SwapPools: (L.SwapPools(),),
    L.Remember: (L.Remember(),),
    L.Convert: (L.Convert(5),),
    L.PayOr: (L.PayOr("each", 3, otherwise=(L.Wound("it"),)), L.PayOr("target player", actions=1, then=GAIN)),
    L.Wound: (
        *tuple(L.Wound(points=p) for p in words_of(L.Wound, "points")), L.Wound(Sel(), sure=True),
        L.Wound(Sel(), only=True),
    ),
    L.Kill: tuple(L.Kill(points=p) for p in words_of(L.Kill, "points")),
    L.Damage: (L.Damage(L.Paid(3), Sel()), L.Damage(2, Sel(), "you")),
    L.Heal: (L.Heal(), L.Heal(Sel(whose="yours"))),
    L.Survive: (L.Survive(), L.Survive(before=True)),
    L.Move: (
        *tuple(L.Move("target", to) for to in words_of(L.Move, "to")),
        L.Move(Sel(("mission",)), "discard"),
        L.Move(Sel(("equipment",), whose="target player"), "discard", 2),
        L.Move(Sel(), "draw", L.Paid(2), place="top"),
        L.Move("target", "play", pay="V", to_whose="you"),
        L.Move(Sel(whose="target player"), "discard", 1, by="target player", random=True),
    ),
    L.Search: (
        *tuple(L.Search(Sel(("warrior",), where="collection"), to) for to in words_of(L.Search, "to")),
        L.Search(Sel(("card",)), n=2, show=True),
        L.Search(Sel(("warrior",), where="discard"), "kohort", then=(Mod(("F",), 1, who="it", until="game"),)),
        L.Search(Sel((), where="discard"), extra=L.Cost(d=8)),
    ),
    L.Look: (*tuple(L.Look(where=w) for w in words_of(L.Look, "where")), L.Look("you", "draw", 3)),
    L.HandLoss: (
        L.HandLoss(),
        L.HandLoss(n=2, by="player"),
        L.HandLoss("each", by="random"),
        L.HandLoss("you"),
    ),
    L.Draw: (L.Draw(1), L.Draw(4, keep=2), L.Draw(L.Paid(2), "each")),
    L.Shuffle: (L.Shuffle(), L.Shuffle("you", may=False)),
    L.Control: (L.Control(), L.Control(to="squad", until="turn"), L.Control(who="foe")),
    L.AttachTo: (L.AttachTo(), L.AttachTo("target", "target2", swap=True)),
    L.Cover: (L.Cover(), L.Cover(out=True), L.Cover(out=True, hasty=True), L.Cover("each")),
    L.Imprison: (L.Imprison(),),
    L.Transfer: (L.Transfer(), L.Transfer(Sel(), again=True), L.Transfer("target", to="squad")),
    L.Release: (L.Release(), L.Release(Sel())),
    L.EndCombat: (L.EndCombat(), L.EndCombat(refund=True), L.EndCombat(voids=True)),
    L.SwapRole: (L.SwapRole("attacker"), L.SwapRole("defender", legal=True)),
    L.SetTactic: (L.SetTactic(), L.SetTactic(choose=True)),
    L.Join: (
        L.Join(),
        L.Join("target", Sel(whose="yours"), 2),
        L.Join("target", Sel(), L.Paid(7), struck="owner"),
        L.Join("target", Sel(whose="yours"), n="any", pay="V", legal=True),
    ),
    L.Merge: (
        L.Merge(Sel(), grow=2, most=3, open=True),
        L.Merge("target", "bearer", sum=("F", "S"), same=True),
    ),
    L.Strike: (L.Strike("me"), L.Strike("me", tactic="fight", back=True), L.Strike("me", bare=True)),
    L.Attack: (
        L.Attack(),
        L.Attack(Sel(), legal=True, points="none", tactic="shoot"),
        L.Attack(points="you"),
    ),
    L.Actions: (
        L.Actions(1),
        L.Actions(2, attack="may", at_once=True),
        L.Actions(1, "target player", "only"),
        L.Actions(L.Paid(per=4, each=-1), "active player"),
    ),
    L.Skip: (L.Skip("turn"), L.Skip("draw", "you"), L.Skip("discard")),
    L.TurnAgain: (L.TurnAgain(),),
    L.Cancel: (L.Cancel(), L.Cancel("action"), L.Cancel(to="hand")),
    L.Cast: (L.Cast(), L.Cast("bearer")),
    L.Undo: (L.Undo(("heretic", "legion")), L.Undo(("heretic",), "it")),
    L.Redirect: (L.Redirect(), L.Redirect("announcer"), L.Redirect("caster", illegal=True)),
    L.TakeOver: (L.TakeOver(),),
    L.Mark: (L.Mark("virus"), L.Mark("virus", 2, Sel(), off=True)),
    L.Hold: (
        *tuple(L.Hold("target", spill=s) for s in words_of(L.Hold, "spill")),
        L.Hold(Sel(), face_down=True),
    ),
    L.FaceDown: (L.FaceDown(Sel()), L.FaceDown("target", 2)),
    L.Infect: (
        L.Infect(effects=(Mod(("F",), -1, who="it"),), spreads=Sel()),
        L.Infect(effects=GAIN, again="combat end"), L.Infect(effects=GAIN, once=True),
    ),
    L.Credit: (L.Credit(10),),
    L.Reseat: (L.Reseat(), L.Reseat("target player")),
    L.RaiseGoal: (L.RaiseGoal(3),),
    L.Award: (
        L.Award(lose=True),
        L.Award(pool="D"),
        L.Award(to="you"),
        L.Award(L.EventNumber(2)),
        L.Award(L.Of("it", "V")),
        L.Award(3, to="others"),
    ),
    L.Copy: (L.Copy(Sel(("special",), where="discard")),),
    L.Suppress: (L.Suppress(), L.Suppress(Sel(), ("ability", "restriction"), ("host",), "turn")),
    L.Scale: (L.Scale("target", 2, wholly=True),
        L.Scale("me", 2), L.Scale("me", -1),
        L.Scale(Sel(("equipment",)), 0, until="turn"), L.Scale("target", to="foe")),
    L.Flip: (L.Flip(heads=GAIN), L.Flip(heads=GAIN, tails=(L.Lose(1, who="you"),))),
    L.Bid: (L.Bid((L.Gain(3, "P", "winner"),), least=2),),
    L.Ask: (L.Ask(), L.Ask(refuse=5, n=2)),
    L.Fulfil: (L.Fulfil(Sel(("mission",), where="hand", whose="yours")),),
    L.May: (L.May(GAIN), L.May(GAIN, cost=L.Cost(d=2)), L.May((L.Survive(),), who="its player")),
    L.If: (L.If(L.Combat(), GAIN), L.If(L.Is("target", Sel(states=("wounded",))), GAIN, (L.Wound(),))),
    L.Redistribute: (
        L.Redistribute("me"), L.Redistribute("bearer", ("F", "A"), "turn"),
        L.Redistribute(stats=("A", "F"), worth=2),
    ),
    L.Either: (
        L.Either(("a", "b"), (GAIN, (L.Draw(1),))),
        L.Either(("a", "b", "c"), (GAIN, GAIN, GAIN), who="foe"),
    ),
    L.Choose: (
        L.Choose((Target(Sel(whose="yours")),), (L.Heal("target3"),), again=True),
        L.Choose((Target(Sel()), L.Name("tactic")), GAIN, who="target player"),
    ),
    L.Each: (L.Each(Sel(), (L.Heal("it"),)), L.Each("others", (L.Lose(1),))),
    L.Later: (
        L.Later(L.Event("turn end"), GAIN),
        L.Later(L.Event("killed", it="target"), GAIN, once=False, until="turn"),
    ),
    L.Special: tuple(L.Special(name) for name in L.SPECIALS),
}
EVENTS = tuple(
    L.Event(name, it=it, by=by, whose=whose, combat=combat)
    for name in get_args(L.EventName)
    for it, by, whose, combat in (
        (None, None, "any", False),
        (Sel(), None, "yours", True),
        ("me", None, "any", False),
        (Sel(), "me", "others", False),
        (Sel(("special",)), Sel(), "any", False),
    )
)
COSTS = (
    L.Cost(actions=1),
    L.Cost(actions=3, d=5),
    L.Cost(actions=1, attack=True),
    L.Cost(p=2),
    L.Cost(per=2),
    L.Cost(per=2, least=2),
    L.Cost(give="me"),
    L.Cost(annihilate="host"),
    L.Cost(gives=Sel(("equipment",), whose="yours")),
    L.Cost(marks="virus"),
    L.Cost(wound="bearer"),
    L.Cost(d=L.Of("target", "V")),
)
CHOICES = (
    Target(Sel()),
    Target(Sel(), 2),
    Target(Sel(), 3, up_to=True),
    Target(Sel(), L.Paid(2)),
    Target(Sel(), by="foe"),
    TargetPlayer(),
    TargetPlayer("others"),
    TargetPlayer(n=L.Paid(5), again=True),
    L.Name("aspect"),
    L.Name("organisation", of="target"),
    L.Name("tactic"),
    L.Name("affiliation", ("bauhaus", "capitol")),
)
HOSTS = (
    L.Host(),
    L.Host(sel=Sel(("warrior", "imperial"))),
    L.Host("area", areas=("squad", "kohort")),
    L.Host("player"),
    L.Host("player", whose="any"),
    L.Host("game"),
    L.Host("none"),
    L.Host(sel=Sel(), whose="others"),
)
WRAPPERS = {
    L.Static,
    L.Act,
    L.On,
    L.Play,
    L.Goal,
    L.Host,
    L.Card,
    L.Cost,
    L.Event,
    L.Target,
    L.TargetPlayer,
    L.Name,
    L.Sel,
}
AMOUNTS = (L.Paid, L.Of, L.Count, L.Highest, L.Marks, L.PoolOf, L.EventNumber, L.Sum, L.Most)
CONDS = (
    L.Test,
    L.Versus,
    L.Role,
    L.Using,
    L.Armed,
    L.Inside,
    L.Fortified,
    L.Is,
    L.Have,
    L.Turn,
    L.Combat,
    L.Teams,
    L.All,
    L.Any,
    L.Not,
)
CONTINUOUS = (L.Mod, L.Rule, L.Credit, L.Suppress, L.Scale, L.Merge)
