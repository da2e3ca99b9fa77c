# What the command line says of games and cards.

cli-won = { $how ->
        [promotion] { $player } wins by Promotion.
        [no_warriors] { $player } wins: no other player has a warrior to fight with.
        [deck_out] { $player } wins with the most Promotion when the draw piles are empty.
        [capped] The game was stopped.
       *[draw] The game is a draw.
    }
