"""How a match is presented: how actions are told and sound, and what is counted."""
