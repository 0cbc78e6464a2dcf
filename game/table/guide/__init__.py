"""The chapter about the table itself, which is in every rulebook."""
