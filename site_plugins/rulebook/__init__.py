"""The rulebook plugin: rules, rulings, coverage and glossary of the pages, checked against the engine."""
