"""Benchmarks of our engine, server and web page, compared with other projects."""
