"""The engine's speed: held against a committed figure, and in the browser against native."""
