"""The board of Tzolk'in: the calendar and the gears that it turns."""
