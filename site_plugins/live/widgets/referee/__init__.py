"""Ask the referee: tell where a match stands, enter the dice as they lie, and be told what the rules say.

The page sends what was told or pressed; Python keeps one inquiry for each language and draws everything anew.
"""
