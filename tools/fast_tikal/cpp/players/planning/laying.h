// game/tikal/players/planning/search.py
#pragma once

#include <algorithm>
#include <vector>

#include "players/evaluation.h"
#include "players/planning/ways.h"
#include "rules/actions.h"
#include "rules/play.h"
#include "rules/state.h"
#include "rules/turns/placement.h"

namespace tikal {

struct Laid {
  double worth;
  Action action;
  State state;
};

inline std::vector<Laid> ranked(const State& view, const Tables& tables) {
  BySeat<Costs> homes, nearer;
  for (int seat = 0; seat < view.seats; seat++) homes[seat] = costs_from(view, view.homes[seat]);
  Evaluation evaluation(view, view.seat, tables, homes);
  std::vector<Laid> found;
  for (const Action& action : placements(view)) {
    found.push_back({0.0, action, view});
    Laid& laid = found.back();
    apply(laid.state, action);
    nearer = homes;
    if (action.verb == Verb::TILE)
      for (int seat = 0; seat < view.seats; seat++)
        nearer[seat] = with_hexagon(laid.state, homes[seat], action.space);
    evaluation.lay(laid.state, nearer);
    laid.worth = evaluation.contested();
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Laid& one, const Laid& other) { return one.worth > other.worth; });
  return found;
}

}  // namespace tikal
