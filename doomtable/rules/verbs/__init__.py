"""What cards do: a handler for every effect of the language, with the fields it reads (`resolve.VERBS`)."""
