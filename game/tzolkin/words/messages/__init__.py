"""What messages say: why something is refused, and why computer players decide as they do."""
