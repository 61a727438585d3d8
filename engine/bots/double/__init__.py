"""Computer players of 5-3-Double!, one of them with the whole match worked out."""
