"""Le français."""
