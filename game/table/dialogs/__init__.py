"""The dialogs of every table: menu, keys, sharing, taking back, and matches that are not saved."""
