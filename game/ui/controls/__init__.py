"""Forms, fields, choices and scrolling; tooltips, toasts and the standing line."""
