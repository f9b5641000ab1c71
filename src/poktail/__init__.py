"""Four hidden-information games with rules, bots, a table server, a terminal client and batch simulation."""
