"""How many taps common acts take, counted by doing them: ``python -m tools.taps``."""
