"""What the rugby games with a pitch and cards do alike; each game's own rules call these and cite their own ids."""
