"""The site in Firefox: what differs between browsers."""
