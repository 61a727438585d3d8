"""MkDocs plugin: the look of the booklet, its shell, its typography and its safety policy."""
