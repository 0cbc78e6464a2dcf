// game/tikal/rules/scoring.py
#pragma once

#include "rules/state.h"

namespace tikal {

inline int strength(const State& state, int seat, int space) {
  const int leads = state.leader[seat] == space ? LEADER_STRENGTH - 1 : 0;
  return state.members[seat].at(space) + leads;
}

inline int strongest(const State& state, int space) {
  int best = 0, winner = NONE;
  for (int seat = 0; seat < state.seats; seat++) {
    const int power = strength(state, seat, space);
    if (power > best) {
      best = power;
      winner = seat;
    } else if (power == best) {
      winner = NONE;
    }
  }
  return winner;
}

inline int temple_owner(const State& state, int space) {
  return state.guard[space] != NONE ? state.guard[space] : strongest(state, space);
}

inline int treasure_points(const ByTreasure<int8_t>& kinds) {
  int points = 0;
  for (const int count : kinds) points += TREASURE_POINTS[count];
  return points;
}

// The total of Python's breakdown.
inline int scored(const State& state, int seat) {
  int points = treasure_points(state.treasures[seat]);
  for (int space = 0; space < SPACES; space++)
    if (state.value[space] && temple_owner(state, space) == seat) points += state.value[space];
  return points;
}

}  // namespace tikal
