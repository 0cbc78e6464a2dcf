"""What the player can set: kept on this device, in force at once."""
