"""The HTTP side of the server: middleware, pages, static files and the REST routes."""
