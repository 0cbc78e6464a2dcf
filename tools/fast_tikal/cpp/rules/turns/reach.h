// game/tikal/rules/actions/move.py
#pragma once

#include <algorithm>
#include <cassert>
#include <functional>
#include <queue>
#include <tuple>
#include <vector>

#include "list.h"
#include "rules/actions.h"
#include "rules/state.h"
#include "set.h"

namespace tikal {

struct Route {
  int cost;
  bool enters;
  List<int8_t, SPACES> spaces;

  Route onward(int space, int step) const {
    Route longer = *this;
    longer.cost += step;
    longer.spaces.push_back(space);
    return longer;
  }

  // As Python compares a step's tuple: which of equally cheap routes is taken depends on it.
  bool operator>(const Route& other) const {
    const auto rank = [](const Route& route) {
      return std::make_tuple(route.cost, route.enters, route.spaces.size(), route.spaces.back());
    };
    if (rank(*this) != rank(other)) return rank(*this) > rank(other);
    return std::lexicographical_compare(other.spaces.begin(), other.spaces.end(), spaces.begin(),
                                        spaces.end());
  }
};

using Routes = std::priority_queue<Route, std::vector<Route>, std::greater<Route>>;

inline Routes first_steps(const State& state, int seat, int origin, int ap) {
  Routes routes;
  const auto begin = [&routes](int cost, bool enters, int space) {
    routes.push(Route{cost, enters, {}}.onward(space, 0));
  };
  if (origin != IN_SUPPLY)
    begin(0, false, origin);
  else if (ap >= ENTER_AP)
    for (const int home : state.homes[seat]) begin(ENTER_AP, true, home);
  return routes;
}

// Python's reach, to one space that can be reached.
inline Route route_to(const State& state, int seat, int origin, int ap, int destination) {
  Routes routes = first_steps(state, seat, origin, ap);
  const Homes& homes = state.homes[seat];
  Set done;
  while (!routes.empty()) {
    const Route route = routes.top();
    routes.pop();
    const int space = route.spaces.back();
    if (space == destination) return route;
    if (done.contains(space)) continue;
    done.add(space);
    const auto go = [&](int neighbour, int step) {
      if (!done.contains(neighbour) && route.cost + step <= ap)
        routes.push(route.onward(neighbour, step));
    };
    for (int side = 0; side < SIDES; side++)
      if (const int step = state.costs[space][side]) go(NEIGHBOURS[space][side], step);
    if (homes.contains(space))
      for (const int home : homes)
        if (home != space) go(home, SHUTTLE_AP);
  }
  assert(false);
  return {};
}

inline int step_cost(const State& state, int origin, int space) {
  for (int side = 0; side < SIDES; side++)
    if (NEIGHBOURS[origin][side] == space) return state.costs[origin][side];
  return 0;
}

inline std::vector<Action> actions_along(const State& state, int seat, bool leader,
                                         const Route& route) {
  std::vector<Action> actions;
  if (route.enters) actions.push_back(Action::enter(leader, route.spaces.front()));
  const Homes& homes = state.homes[seat];
  for (int i = 0; i + 1 < route.spaces.size(); i++) {
    const int8_t origin = route.spaces[i], space = route.spaces[i + 1];
    const int open = step_cost(state, origin, space);
    const bool secret = homes.contains(origin) && homes.contains(space);
    const Verb verb = secret && (!open || open > SHUTTLE_AP) ? Verb::SHUTTLE : Verb::MOVE;
    actions.push_back(Action::step(verb, leader, origin, space));
  }
  return actions;
}

}  // namespace tikal
