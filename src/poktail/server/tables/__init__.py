"""Live tables: state, commands, clocks and bots."""
