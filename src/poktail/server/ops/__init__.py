"""Tools for the operator: metrics, logs and the admin commands."""
