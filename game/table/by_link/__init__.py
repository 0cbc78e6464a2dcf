"""A match that goes from device to device as a link, without a server (docs/sharing.md)."""
