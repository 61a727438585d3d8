"""What shows the built site on this machine: a server, and one that builds again when a file changes."""
