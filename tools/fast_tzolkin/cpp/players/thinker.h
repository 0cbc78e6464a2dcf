// game/tzolkin/players/thinker.py
#pragma once

#include <algorithm>
#include <limits>
#include <sstream>
#include <string>

#include "players/level.h"
#include "players/rounds.h"
#include "python/random.h"

namespace tzolkin {

inline Random random_for_decision(const std::string& seed, const State& view) {
  std::ostringstream text;
  text << seed << ' ' << view.irreversible_events << ' ' << int{view.seat} << ' '
       << PHASE_NAMES[static_cast<int>(view.phase)];
  return Random(text.str());
}

inline double worth_of_choice(const State& state, const Action& action,
                              const Evaluation& evaluation, int width) {
  if (action.kind == ActionKind::TRIBE) return TRIBE_VALUES[action.numbers[0] - 1];
  double worth = -std::numeric_limits<double>::infinity();
  for (const State& begun : next_own_turns(state, action, evaluation)) {
    const Evaluation prices(begun, evaluation.seat, evaluation.weights);
    const bool plans = state.phase == Phase::KEEP && begun.phase != Phase::OVER;
    worth = std::max(worth, plans ? plan_turns(begun, prices, width).front()->expected_points
                                  : prices.expected_points(begun));
  }
  return worth;
}

inline Action best_choice(const State& state, const Level& level) {
  const Evaluation evaluation(state, state.seat, level.weights);
  double best = -std::numeric_limits<double>::infinity();
  Action chosen = END_TURN;
  for (const Action& action : legal_actions(state)) {
    const bool searches = level.choice_lines && action.kind != ActionKind::TRIBE;
    const double worth = searches ? best_worth(state, action, evaluation, level)
                                  : worth_of_choice(state, action, evaluation, level.beam_width);
    if (worth <= best) continue;
    best = worth;
    chosen = action;
  }
  return chosen;
}

inline void misjudge(Turns& turns, double error, Random& chance) {
  for (const TurnPtr& turn : turns)
    turn->judgement_error = chance.triangular(-2 * error, 2 * error);
  std::stable_sort(turns.begin(), turns.end(), [](const TurnPtr& one, const TurnPtr& other) {
    return -one->expected_points - one->judgement_error <
           -other->expected_points - other->judgement_error;
  });
}

class Thinker {
 public:
  Thinker(const Level& level, const std::string& seed) : level_(level), seed_(seed) {}

  Actions think(const State& view) const {
    Random chance = random_for_decision(seed_, view);
    const State state = sampled_position(view, chance);
    if (view.phase != Phase::TURN) return {best_choice(state, level_)};
    const Evaluation evaluation(state, view.seat, level_.weights);
    Turns turns = plan_turns(state, evaluation, level_.beam_width);
    if (level_.judgement_error) misjudge(turns, level_.judgement_error, chance);
    const TurnPtr turn = best_turn(turns, evaluation, level_);
    Actions actions = turn->actions;
    actions.push_back(turn->last);
    return actions;
  }

 private:
  Level level_;
  std::string seed_;
};

}  // namespace tzolkin
