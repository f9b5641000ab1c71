"""Fixed strategies and exploiters to measure bots against; one module for each game."""
