"""Forecasts: prices, days to come, food days, the end. Pure functions of a position."""
