"""What hands do at any table."""
