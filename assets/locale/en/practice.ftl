# Practice: one deck alone, puzzles, positions.

practice-title = Practice
practice-puzzles = Puzzles ({ $n })
practice-goldfish = One deck alone ({ $n })
practice-positions = Positions ({ $n })
practice-note-puzzles = A position with a goal: reach it in the turn that has begun.
practice-note-goldfish = Goldfish: you play, nobody answers. See how a deck draws.
practice-note-positions = Exported from the menu of a game, or dropped upon this window.
practice-name = Name
practice-what = What it is
practice-state = State
practice-cards = Cards
practice-when = Written
practice-no-puzzles = There are no puzzles here.
practice-no-positions = No position was exported yet: the menu of a game does that. A scenario file that is dropped upon the window is listed here, too.
practice-solve = Play the puzzle
practice-fish = Draw a hand
practice-alone = Against the computer
practice-together = Hot-seat
practice-not-kept = A game of practice is not kept: nothing was written.
deck-size = { $n }
notice-dropped-playing = { $file } is not opened while a game is played: leave the game first, then drop it again.
notice-dropped = { $file } is no position: drop a scenario file, its name ends in .yaml.

# One deck alone
goldfish-title = Goldfish, turn { $n }
goldfish-text = { $deck }: { $seen } of { $all } cards drawn. In hand { $hand ->
        [one] one card
       *[other] { $hand } cards
    }, { $n ->
        [0] no warrior
        [one] one warrior
       *[other] { $n } warriors
    }.
practice-fault = Something went wrong; the game has stopped. A game of practice has no record that could be reported.
goldfish-nobody = The empty chair
goldfish-turn = Next turn
goldfish-hand = New hand
goldfish-asked = Something is asked that only you can answer.

# Puzzles
puzzle-goal = { $what }: { $value }
puzzle-goals = { $player } is to reach this turn: { $goals }
puzzle-done = Solved
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-look = Look at the table
puzzle-title-solved = Solved
puzzle-title-failed = Not solved
puzzle-solved = The goal is reached.
puzzle-back = Take the last choice back
puzzle-failed = The turn is over, and the goal is not reached.
puzzle-hint = Hint
puzzle-unhint = The goal

puzzle-01-finish-name = Who falls, and to what
puzzle-01-finish = Maren needs 6 more points, and two of Ilse's warriors are wounded. Win this turn.
puzzle-01-finish-hint = A hit wants a Fight or Shoot that reaches the Armor, and only one of the wounded is worth 6.
puzzle-01-finish-lesson = Fight or Shoot that reaches the Armor is a hit: it wounds the whole, kills the wounded, and earns the Value of the dead.
puzzle-02-out-of-cover-name = Nowhere to hide
puzzle-02-out-of-cover = Maren needs 4 more points: the wounded Necromutant, which lies in cover. Win this turn.
puzzle-02-out-of-cover-hint = Cover adds 3 to the Armor of a defender. One of your cards ends it; spend it on the right warrior.
puzzle-02-out-of-cover-lesson = Cover gives a defender 3 more Armor but forbids to attack, even in the turn in which it is left, so end the enemy's cover, not your own.
puzzle-03-attack-last-name = The attack comes last
puzzle-03-attack-last = Maren needs 8 more points: Max Steiner, whom no Bauhaus warrior may attack. Win this turn.
puzzle-03-attack-last-hint = Three actions: somebody of another corporation, something to shoot with, and the attack.
puzzle-03-attack-last-lesson = An attack ends your actions, so all that prepares it comes before, and whoever was mustered this turn may already make it.
puzzle-04-two-handguns-name = Two hands, two guns
puzzle-04-two-handguns = Maren needs 7 more points. Nobody of hers shoots well enough yet. Win this turn.
puzzle-04-two-handguns-hint = One handgun leaves a hand free for another, and a card may be played while the shots are fired.
puzzle-04-two-handguns-lesson = Add up what can be equipped before the attack and what can be played during it; to equal the Armor is enough.
puzzle-05-art-name = Four points of power
puzzle-05-art = Maren needs 8 more points: the Ezoghoul in cover. She has 4 Destiny for the Art. Win this turn.
puzzle-05-art-hint = In cover its Armor is 10. Against the Nepharite no spell can be cast, and it is worth 7 only.
puzzle-05-art-lesson = A spell is paid for as it is cast: see what each point of Destiny buys, and whom the Art cannot touch.
puzzle-06-gifts-name = Gifts of the right master
puzzle-06-gifts = Maren leads the Dark Legion, needs 8 more points, and nobody worth them is wounded. Win this turn.
puzzle-06-gifts-hint = A Slayer kills with its first hit. The Stalker takes no gift at all, and the Razide follows Algeroth.
puzzle-06-gifts-lesson = The gift of an Apostle is for that Apostle's followers alone; any other gift is for whoever serves the Dark Legion.
puzzle-07-open-gate-name = The gate stands open
puzzle-07-open-gate = Maren needs 14 points, and the best target sits behind the walls of Heimburg. Win this turn.
puzzle-07-open-gate-hint = Somebody pays for a city that falls. The Demolition Kit is not used before the combat but in it.
puzzle-07-open-gate-lesson = A mission pays for what you would do anyway, so assign it first, and a wall that falls during a combat protects nobody any more.
puzzle-08-twice-name = Twice is enough
puzzle-08-twice = Blood Lust was played: a second attack is allowed. One kill must be worth 14 points. Win this turn.
puzzle-08-twice-hint = The mission wants a warrior that is still whole. Two hits make it a kill.
puzzle-08-twice-lesson = A second attack may go to the same warrior: the first one wounds, the second kills, and the mission pays double.
puzzle-09-answers-name = Whoever answers last
puzzle-09-answers = Maren needs 6 more points, and knows what Ilse holds: Evasive Action and Retreat! Win this turn.
puzzle-09-answers-hint = More Armor is beaten by more Shoot. What ends the combat can only be stopped.
puzzle-09-answers-lesson = Cards can be answered, and so can answers: keep the card that stops anything for what nothing else can stop.
puzzle-10-sabotage-name = Nobody on guard
puzzle-10-sabotage = At this table players without warriors may be sabotaged. Maren needs 6 more points. Win this turn.
puzzle-10-sabotage-hint = Half the Value of a saboteur, rounded up, is yours. The attack ends the actions you have, not those that a card gives you later.
puzzle-10-sabotage-lesson = Sabotage is an action and no attack, so the actions that a card gives after the attack still earn half the Value of a warrior.
puzzle-11-ground-name = The ground gives way
puzzle-11-ground = Maren needs 5 more points: the wounded Sgt. McBride, who may be defended in either of two Warzones. Win this turn.
puzzle-11-ground-hint = Both Warzones raise his Armor far enough, and you can take away only one. He chooses where he is defended once, after the tactic.
puzzle-11-ground-lesson = A defender chooses its Warzone once a combat. Whoever waits until it has chosen takes away the ground on which it stands.
puzzle-12-overkill-name = More than twice
puzzle-12-overkill = Maren needs 4 more points. The Curator is worth them, and nobody has wounded it yet. Win this turn.
puzzle-12-overkill-hint = One attack is all you have. A shotgun adds to Fight; count twice the Curator's Armor, and one more.
puzzle-12-overkill-lesson = Overkill kills at once if the rating is more than twice the Armor: give such a weapon to whoever lifts it over that number.
puzzle-13-general-staff-name = Orders from the staff
puzzle-13-general-staff = Maren needs 10 more points. Her Staff General lets Bauhaus warriors attack again. Win this turn.
puzzle-13-general-staff-hint = Three actions are three attacks, by whomever you like. No one blow brings more than 6.
puzzle-13-general-staff-lesson = With a general behind them warriors attack as often as there are actions: the first blow wounds, the second kills, and each kill is paid.
puzzle-14-death-maze-name = Survive, and it is dead
puzzle-14-death-maze = Maren needs 6 more points. The Templar is worth them, and no blade of hers gets through its Armor. Win this turn.
puzzle-14-death-maze-hint = The poison asks for no wound. All it asks is that the Mortificator is alive when the fight is over.
puzzle-14-death-maze-lesson = Death Maze kills whoever its bearer has fought and outlived, whatever the ratings: go for what strikes once and wounds once, not for what kills at one blow.
puzzle-15-pursuit-name = Once more, at once
puzzle-15-pursuit = Maren needs 8 more points and has one action. Nobody has wounded the Ezoghoul yet. Win this turn.
puzzle-15-pursuit-hint = One combat wounds, two kill. An alliance makes both possible, and it costs no action.
puzzle-15-pursuit-lesson = An attack that a card makes costs no action and is none of the turn's: the same warrior strikes twice, and what holds for all combats holds for both.
puzzle-16-hidden-name = Out of hiding
puzzle-16-hidden = Maren needs 12 more points: 7 for the Razide, 5 for the Centurion. A turn has one attack. Win this turn.
puzzle-16-hidden-hint = Who is hidden cannot attack, until the card is given up. Nobody says how long it has to hide.
puzzle-16-hidden-lesson = Hidden keeps an attack for later: its bearer cannot be attacked while it waits. When the card goes it attacks at once, and the attack of the turn is still there.
puzzle-17-outpost-name = By way of Earth
puzzle-17-outpost = Maren needs 6 more points. Only the Corsair is worth them, and he stands in an Outpost. Win this turn.
puzzle-17-outpost-hint = Your first action is owed: somebody must go to your Outpost. Whoever arrives may attack there this turn.
puzzle-17-outpost-lesson = While another player has a warrior in an Outpost, your first action brings one of yours to Earth. Choose the one you mean to fight with: a transfer costs one action, and who arrives may be armed and attack at once.
puzzle-18-serett-name = The second gallop
puzzle-18-serett = Maren needs 5 more points and has two actions. The Soldat is worth them, and nobody has wounded him yet. Win this turn.
puzzle-18-serett-hint = One Fight wounds, two kill. A Tusked Serett turns round if both riders still stand.
puzzle-18-serett-lesson = A Beast is given like equipment and lends its ratings. On a Tusked Serett one attack is two Fights: choose an opponent who can neither die of the first nor kill you in it.
puzzle-19-quickened-name = Quicker than they think
puzzle-19-quickened = Maren needs 11 more points: 7 for the Razide, 4 for the Necromutant. A turn has one attack. Win this turn.
puzzle-19-quickened-hint = Two Ki powers cost two actions. One of them buys actions back, attacks among them, for Destiny.
puzzle-19-quickened-lesson = Nomura's Quickened Step makes an action out of every 5 Destiny, and the last of them may be an attack: keep the Destiny for it, and let the other Ki power do the work of a weapon.

# Positions
position-title = Position { $name }
position-text = This game began from a position: it is neither kept nor counted.
position-again = From the beginning
position-told = { $players }, turn { $n } of { $player }
