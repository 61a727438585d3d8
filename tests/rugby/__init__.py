"""Tests of what the rugby games with a pitch share."""
