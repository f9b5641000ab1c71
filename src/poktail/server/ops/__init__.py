"""Operation: metrics, logs and the admin commands."""
