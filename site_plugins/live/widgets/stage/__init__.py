"""The frame on which one plays, the same for a match, a lesson or a drill, so that a hand learns it once."""
