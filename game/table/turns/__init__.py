"""Turns that pass from player to player around one device."""
