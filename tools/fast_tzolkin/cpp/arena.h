// game/players/tournament/arena.py
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "fixture.h"
#include "players/thinker.h"
#include "rules/hidden.h"
#include "rules/play.h"

namespace tzolkin {

struct Result {
  std::vector<double> points;                         // by seat
  std::vector<std::array<int, ACTION_KINDS>> actions;  // by seat and kind
};

using Watcher = std::function<void(const State&, const Actions&)>;

// The watcher is given every decision, and the position before it.
inline Result play(const Fixture& fixture, const Watcher& watcher) {
  State state = new_game(fixture.setup);
  for (const int choice : fixture.choices) apply(state, legal_actions(state).at(choice));
  std::vector<Thinker> players;
  for (const Entrant& one : fixture.entrants) players.emplace_back(one.level, one.seed);
  Result result = {{}, std::vector<std::array<int, ACTION_KINDS>>(state.seats)};
  while (state.phase != Phase::OVER) {
    const int seat = state.seat;
    const Actions decision = players[seat].think(view(state));
    watcher(state, decision);
    for (const Action& action : decision) {
      result.actions[seat][static_cast<int>(action.kind)]++;
      apply(state, action);
    }
  }
  for (int seat = 0; seat < state.seats; seat++)
    result.points.push_back(total_in_quarters(state, seat) / static_cast<double>(QUARTERS));
  return result;
}

}  // namespace tzolkin
