"""The effects of actions: functions that change a position, grouped by subject."""
