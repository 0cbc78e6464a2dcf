"""The match as it is shown: how actions are told and heard, what is counted, who plays."""
