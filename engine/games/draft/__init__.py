"""Draft Football, a football match for two players with fifty cards of six colours."""
