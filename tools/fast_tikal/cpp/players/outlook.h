// game/tikal/players/evaluation.py
#pragma once

#include "list.h"
#include "rules/state.h"
#include "rules/turns/turn.h"
#include "set.h"

namespace tikal {

using Draws = List<double, MAX_SEATS + MOST_SETS + 1>;

inline Set seen_hexagons(const State& state) {
  Set seen;
  for (int i = 0; i < state.drawn; i++) seen.add(state.deck[i]);
  return seen;
}

inline Draws scorings_to_come(const State& state) {
  Draws draws;
  if (state.phase == Phase::OVER || is_final_round(state)) return draws;
  const int shown = state.display.size();
  for (const int hexagon : state.display)
    if (HEXAGONS[hexagon].kind == Kind::VOLCANO) draws.push_back(shown / 2.0);
  int ahead = shown;
  const Set seen = seen_hexagons(state);
  for (const auto& part : state.variant->sets) {
    int hidden = 0;
    bool volcano = false;
    for (const int hexagon : part) {
      if (seen.contains(hexagon)) continue;
      hidden++;
      volcano |= HEXAGONS[hexagon].kind == Kind::VOLCANO;
    }
    if (volcano) draws.push_back(ahead + (hidden + 1) / 2.0);
    ahead += hidden;
  }
  draws.push_back(ahead);
  const int to_come = state.rounds - rounds_scored(state) - !state.queue.empty();
  while (draws.size() > to_come) draws.pop_back();
  for (double& count : draws) count /= state.seats;
  return draws;
}

inline ByTreasure<int> unseen_treasures(const State& state) {
  ByTreasure<int> unseen;
  unseen.fill(TREASURE_COPIES);
  for (int seat = 0; seat < state.seats; seat++)
    for (int kind = 0; kind < TREASURE_KINDS; kind++) unseen[kind] -= state.treasures[seat][kind];
  return unseen;
}

}  // namespace tikal
