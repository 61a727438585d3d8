"""The built site on its way to readers: looked through before it is published, and packed to be taken along."""
