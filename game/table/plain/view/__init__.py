"""The plain table drawn: where everything lies in a window, and how it looks."""
