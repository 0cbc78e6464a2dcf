"""The table as it is seen: where everything lies, its buttons, its picture."""
