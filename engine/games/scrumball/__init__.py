"""Scrumball Rugby, a rugby match for two players with forty cards, two dice and a ball on a pitch."""
