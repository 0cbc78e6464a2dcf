"""The plain table's picture: where everything lies in a window, and how it looks."""
