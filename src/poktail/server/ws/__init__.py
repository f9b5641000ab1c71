"""The WebSocket side of the server: endpoints, messages, rendering."""
