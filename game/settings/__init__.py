"""The player's settings: kept on this device, in force at once."""
