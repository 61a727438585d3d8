"""The referee's desk: what is told, what is answered, and what is refused where it stands."""
