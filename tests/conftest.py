"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# how long an example takes says something about the machine, not about the game
settings.register_profile(
    "tikal", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tikal")
