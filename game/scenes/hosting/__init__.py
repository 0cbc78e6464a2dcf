"""Hosting tables from the desktop's window; a page has none of it."""
