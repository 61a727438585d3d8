"""5-3-Double!, a rugby match for two players with two dice and a sheet of paper."""
