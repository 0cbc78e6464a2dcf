"""Tables for people in several places: what only the machine of the host runs (docs/hosting.md)."""
