"""Fits and measures the expert of Cockroach Poker Royal."""
