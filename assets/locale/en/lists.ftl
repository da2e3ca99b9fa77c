# Lists of saved games and of statistics.

list-back = Back
list-decimal = { $whole }.{ $part }
list-players = Players and decks
list-choices = Choices
list-side = { $player } ({ $deck })
list-today = Today, { $clock }
list-yesterday = Yesterday, { $clock }
list-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
list-moment = { $date }, { $clock }
list-moment-year = { $date } { $year }, { $clock }
