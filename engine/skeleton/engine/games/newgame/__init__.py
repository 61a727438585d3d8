"""New Game, a duel of kicks at goal for two players and one die."""
