"""What is touched and typed into, beyond buttons, and passing notes."""
