"""The game by typed lines: what the terminal and the accessible page's command line answer."""
