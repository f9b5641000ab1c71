"""Well-known games on our protocol, for comparing results and speed with other projects."""
