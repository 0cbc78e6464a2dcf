"""What is shown of the table at one moment, as frozen values, without any drawing."""
