# The guided game. Each step says what to do, and once it is done (-done) what it meant. A step has 40 words at most.

tour-heading = Guided game, { $n } of { $of }
tour-next = Go on
tour-skip = Skip
tour-end = End tips
tour-close = Play on
tour-learn = Learn to play
tour-over = You know your way. Whoever has { $goal } Promotion first wins. The menu has all keys and the rules. Good hunting!

tour-muster = { $input ->
    [gamepad] These cards are your hand. Go to this warrior and muster it with { $choose }.
    [keys] These cards are your hand. Go to this warrior with Tab and muster it with { $choose }.
   *[mouse] These cards are your hand. Click this warrior to muster it, or drag it onto the table.
    }
tour-muster-done = That cost one action and Destiny (D), as much as its Value in the lozenge. Doomtroopers join your Squad.
tour-kohort = Now muster this warrior of the Dark Legion.
tour-kohort-done = The Dark Legion joins your Kohort. You lead both, Squad and Kohort.
tour-equip = { $input ->
    [gamepad] Equip a warrior with this weapon: choose it, then its bearer.
    [keys] Equip a warrior with this weapon: choose it, then its bearer.
   *[mouse] Equip a warrior with this weapon: click it, then its bearer, or drag it there.
    }
tour-equip-done = The signs on a warrior are Fight, Shoot, Armor and Value. Green is raised.
tour-meditate = Meditate: spend one action on gaining Destiny.
tour-meditate-done = The blue crystal counts your Destiny, which pays. The medal counts your Promotion (P), which wins: { $goal } are needed, and killing earns them.
tour-cover = Have this warrior seek cover: choose it, then the action.
tour-cover-done = In cover it lies face down with 3 more Armor, and cannot attack. Leaving costs an action.
tour-attack = Attack: choose this warrior, then an enemy. It is always the last action of a turn.
tour-attack-done = Doomtroopers may not attack their own corporation; the Legion attacks anybody.
tour-tactic = Fight or Shoot? In the middle stands what each would bring. Choose what costs you least.
tour-tactic-done = Both strike with that rating. Whoever reaches the other's Armor hits.
tour-wound-done = The first hit wounds: the warrior lies on its side, but fights as before. The next one kills.
tour-answer = You are asked, because this card helps now. Play it on your warrior.
tour-answer-done = Such cards fit any turn and cost no action. Or pass, to keep them.
tour-kill = Attack the wounded warrior: another hit kills it.
tour-kill-done = A killed warrior goes to its owner's discard pile with all that it bears.
tour-points = Its Value is yours to share out. Choose how much becomes Promotion.
tour-points-done = Promotion wins the game; Destiny pays for more warriors. You need both.
tour-again = Attack once more: this warrior would come off best. Choose it, then the enemy.
tour-reinforce = No attack would go well for you yet. Muster another warrior, which your Destiny is enough for.
tour-arm = No attack would go well for you yet. Equip a warrior with this weapon: it makes the next attack stronger.
tour-gather = No attack would go well for you yet. Meditate: Destiny pays for the next warrior.
tour-turn = No actions are left, or nothing to use them on: end your turn. You may discard one card first.
tour-turn-done = The others play until your next turn. It begins with drawing until you hold seven cards.
