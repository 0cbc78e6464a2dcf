"""What a finger on the table means."""
