"""The table as it is seen: its layout, its buttons, its picture."""
