// game/tikal/players/planning/plan.py
#pragma once

#include <vector>

#include "players/evaluation.h"
#include "players/planning/plan.h"
#include "python/numbers.h"
#include "rules/actions.h"
#include "rules/play.h"
#include "rules/state.h"
#include "rules/turns/reach.h"
#include "rules/turns/turn.h"

namespace tikal {

inline std::vector<Action> steps(const State& state, const Job& job) {
  switch (job.kind) {
    case Job::Kind::BRING: {
      const Route route = route_to(state, state.seat, job.origin, job.cost, job.space);
      return actions_along(state, state.seat, job.leader, route);
    }
    case Job::Kind::UNCOVER: return {Action::at(Verb::DIG, job.space)};
    case Job::Kind::RECOVER: return {Action::at(Verb::RECOVER, job.space)};
    case Job::Kind::CAMP: return {Action::at(Verb::CAMP, job.space)};
    case Job::Kind::GUARD: return {Action::at(Verb::GUARD, job.space)};
    case Job::Kind::EXCHANGE: return {Action::exchange(job.give, job.seat, job.take)};
  }
  return {};
}

inline std::vector<Action> actions_of(const State& view, const Plan& plan, bool to_the_end) {
  State state = view;
  std::vector<Action> actions;
  for (const Job& job : plan.jobs()) {
    for (const Action& action : steps(state, job)) {
      actions.push_back(action);
      if (action.verb == Verb::RECOVER) return actions;
      apply(state, action);
    }
  }
  const bool left_open = !actions.empty() && plan.ap && !to_the_end;
  if (!left_open) actions.push_back(Action{Verb::END});
  return actions;
}

inline void carry_out(State& state, const Plan& plan) {
  for (const Job& job : plan.jobs())
    for (const Action& action : steps(state, job)) apply(state, action);
  apply(state, Action{Verb::END});
}

// True for a treasure, which nobody sees.
inline bool imagine(State& state, const Action& action) {
  if (action.verb != Verb::RECOVER) {
    apply(state, action);
    return false;
  }
  state.lying[action.space].pop_back();
  state.ap -= RECOVER_AP;
  return true;
}

inline void hand_on(State& state) {
  bool has_hexagon = true;
  if (!state.queue.empty()) {
    end_scoring_turn(state);
    has_hexagon = state.phase == Phase::PLACE;
  } else {
    state.seat = (state.seat + 1) % state.seats;
  }
  if (has_hexagon) start_acting(state);
}

inline State after(const Evaluation& evaluation, const Plan& plan) {
  State state = evaluation.state();
  int unseen = 0;
  for (const Job& job : plan.jobs())
    for (const Action& action : steps(state, job)) unseen += imagine(state, action);
  state.score[evaluation.seat()] += rounded(unseen * evaluation.treasure());
  hand_on(state);
  return state;
}

}  // namespace tikal
