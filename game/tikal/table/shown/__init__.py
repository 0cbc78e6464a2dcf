"""What is shown of the table at one moment, as values: drawing them is for others."""
