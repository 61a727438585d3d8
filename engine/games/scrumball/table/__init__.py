"""What lies on the table: the match and its parts, what is asked, seen and agreed."""
