"""French Flair, a rugby match for two players with two decks of 21 numbered cards, dice and a pitch."""
