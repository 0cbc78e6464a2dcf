"""What any table shows above itself: its menu, its keys."""
