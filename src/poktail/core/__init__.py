"""What every game stands on; standard library only."""
