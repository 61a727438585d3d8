"""The book in one file for each language, to be opened by a double click: `python -m site_plugins.single SITE`."""
