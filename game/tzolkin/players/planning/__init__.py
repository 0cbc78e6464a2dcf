"""Planning turns and rounds."""
