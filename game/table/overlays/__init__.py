"""Other ways of looking at a position, laid over any table: chosen by a key or a button, for all
seats or for one."""
