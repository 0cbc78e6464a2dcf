"""The handing over of one device from player to player."""
