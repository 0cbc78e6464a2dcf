"""Words that several scenes share: who played a match, and when."""
