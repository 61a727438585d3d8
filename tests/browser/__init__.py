"""The built site in a real Chromium, as readers use it."""
