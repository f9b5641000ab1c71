"""Side by side with others: what can be measured is measured here."""
