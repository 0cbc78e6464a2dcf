"""What actions bring about."""
