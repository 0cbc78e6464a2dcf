// game/players/tournament/arena.py
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "fixture.h"
#include "players/thinker.h"
#include "rules/actions.h"
#include "rules/play.h"
#include "rules/state.h"

namespace tikal {

// What is counted of every seat beside its points.
inline constexpr Verb HABITS[] = {Verb::GUARD, Verb::CAMP, Verb::RECOVER, Verb::DIG,
                                  Verb::EXCHANGE};

struct Result {
  std::vector<int> points;                      // by seat
  std::vector<std::array<int, VERBS>> actions;  // by seat and verb
};

using Watcher = std::function<void(const std::vector<Action>&)>;

// The watcher is given every decision.
inline Result play(const Fixture& fixture, const Watcher& watcher) {
  const int seats = static_cast<int>(fixture.entrants.size());
  State state =
      new_game(*fixture.variant, seats, fixture.rounds, fixture.first_player, fixture.deck,
               fixture.treasures);
  for (const Action& action : fixture.played) apply(state, action);
  std::vector<Thinker> players;
  for (const Entrant& one : fixture.entrants) players.emplace_back(one.level, one.seed);
  Result result = {{}, std::vector<std::array<int, VERBS>>(seats)};
  while (state.phase != Phase::OVER) {
    const int seat = state.seat;
    const std::vector<Action> decision = players[seat].think(state);
    watcher(decision);
    for (const Action& action : decision) {
      result.actions[seat][static_cast<int>(action.verb)]++;
      apply(state, action);
    }
  }
  result.points.assign(state.score.begin(), state.score.begin() + seats);
  return result;
}

}  // namespace tikal
