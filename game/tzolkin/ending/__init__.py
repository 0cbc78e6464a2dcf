"""What is told of a match of Tzolk'in when it is over."""
