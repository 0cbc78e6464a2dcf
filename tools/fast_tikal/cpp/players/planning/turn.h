// game/tikal/players/planning/search.py
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "players/evaluation.h"
#include "players/planning/jobs.h"
#include "players/planning/plan.h"
#include "players/planning/planner.h"
#include "players/planning/ways.h"
#include "rules/actions.h"
#include "rules/state.h"

namespace tikal {

// A position of its own, with what was worked out about it: parts point to one another, so it stays
// where it is.
class Survey {
 public:
  Survey(const State& position, int seat, const Tables& tables)
      : state(position), ways(state), evaluation(state, seat, tables, from_homes()) {}
  Survey(const Survey&) = delete;
  Survey& operator=(const Survey&) = delete;

  const State state;
  Ways ways;
  Evaluation evaluation;
  std::vector<Plan> plans;

 private:
  BySeat<Costs> from_homes() {
    BySeat<Costs> homes;
    for (int seat = 0; seat < state.seats; seat++) homes[seat] = ways.from_homes(state.homes[seat]);
    return homes;
  }
};

struct Turn {
  std::shared_ptr<const Survey> survey;
  const Plan* plan;
  double worth;
  std::optional<Action> placement;
};

// The best first; equals stay in their order, as Python's do.
inline void sort_by_worth(std::vector<Turn>& turns) {
  std::stable_sort(turns.begin(), turns.end(),
                   [](const Turn& one, const Turn& other) { return one.worth > other.worth; });
}

inline std::vector<Turn> turns_of(const State& state, const Tables& tables, int width,
                                  const std::optional<Action>& placement = std::nullopt) {
  const auto survey = std::make_shared<Survey>(state, state.seat, tables);
  survey->plans = plan_turn(Jobs(survey->evaluation, survey->ways), width);
  std::vector<Turn> turns;
  for (const Plan& plan : survey->plans) turns.push_back({survey, &plan, plan.worth, placement});
  sort_by_worth(turns);
  return turns;
}

inline double worth_of(const State& state, int seat, const Tables& tables) {
  return Survey(state, seat, tables).evaluation.total();
}

}  // namespace tikal
