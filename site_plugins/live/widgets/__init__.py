"""Python that draws: a position becomes HTML, at build time and in the browser alike."""
