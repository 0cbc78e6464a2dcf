// game/tzolkin/players/rounds.py: the search over rounds.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "players/evaluation.h"
#include "players/level.h"
#include "players/rivals.h"
#include "players/turns.h"

namespace tzolkin {

inline double worth_after(const State& state, const Action& action, const Evaluation& evaluation) {
  State after = state;
  apply(after, action);
  return evaluation.expected_points(after);
}

inline Action choice_between_turns(const State& state, const Evaluation& evaluation) {
  const Actions legal = legal_actions(state);
  if (state.seat != evaluation.seat || legal.size() == 1) return legal.front();
  Action best = legal.front();
  double most = worth_after(state, best, evaluation);
  for (size_t i = 1; i < legal.size(); i++) {
    const double worth = worth_after(state, legal[i], evaluation);
    if (worth <= most) continue;
    best = legal[i];
    most = worth;
  }
  return best;
}

// The positions in which the seat's next turn may begin, one for each choice of days.
inline std::vector<State> next_own_turns(const State& before, const Action& last,
                                         const Evaluation& evaluation,
                                         const PredictedTurns& predicted = {}) {
  std::vector<State> waiting = {before}, begun;
  apply(waiting.front(), last);
  while (!waiting.empty()) {
    State& state = waiting.back();
    const bool own = state.seat == evaluation.seat;
    if (state.phase == Phase::OVER || (state.phase == Phase::TURN && own)) {
      begun.push_back(state);
      waiting.pop_back();
    } else if (state.phase == Phase::TURN) {
      play_predicted_turn(state, predicted);
    } else if (state.phase == Phase::ADVANCE && own) {
      State other = state;
      apply(state, Action::of(ActionKind::ADVANCE, 1));
      apply(other, Action::of(ActionKind::ADVANCE, 2));
      waiting.push_back(other);
    } else {
      apply(state, choice_between_turns(state, evaluation));
    }
  }
  return begun;
}

struct LineOfPlay {
  double worth;
  TurnPtr first_turn;
  std::shared_ptr<const Evaluation> evaluation;
  bool over;
};
using Lines = std::vector<LineOfPlay>;

inline void add_lines(const Turn& turn, const TurnPtr& first, const Evaluation& evaluation,
                      const PredictedTurns& predicted, Lines& lines) {
  for (const State& state : next_own_turns(turn.state, turn.last, evaluation, predicted)) {
    const auto following =
        std::make_shared<const Evaluation>(state, evaluation.seat, evaluation.weights);
    const double worth = following->expected_points(state) + first->judgement_error;
    lines.push_back({worth, first, following, state.phase == Phase::OVER});
  }
}

inline void carry_on(const LineOfPlay& line, const Level& level, const PredictedTurns& predicted,
                     Lines& lines) {
  if (line.over) return lines.push_back(line);
  const Evaluation& evaluation = *line.evaluation;
  const Turns turns = plan_turns(evaluation.tables.state, evaluation, level.later_beam_width);
  for (const TurnPtr& turn : best_different(turns, level.turns_per_line))
    add_lines(*turn, line.first_turn, evaluation, predicted, lines);
}

inline bool is_better(const LineOfPlay& one, const LineOfPlay& other) {
  return one.worth > other.worth;
}

inline bool lead_to_the_same(const LineOfPlay& one, const LineOfPlay& other) {
  const State &here = one.evaluation->tables.state, &there = other.evaluation->tables.state;
  return one.worth == other.worth && here.days_passed == there.days_passed && is_same(here, there);
}

// The lines that are continued; lines are sorted, the best first.
inline Lines best_lines(const Lines& lines, const Level& level) {
  Lines few;
  for (const LineOfPlay& line : lines) {
    if (static_cast<int>(few.size()) == level.lines_kept) break;
    const auto is_this = [&line](const LineOfPlay& one) { return lead_to_the_same(one, line); };
    if (level.merges_lines && std::any_of(few.begin(), few.end(), is_this)) continue;
    few.push_back(line);
  }
  return few;
}

inline LineOfPlay best_line(const Turns& turns, const Evaluation& evaluation, const Level& level) {
  PredictedTurns predicted;
  if (level.predicts_rivals)
    predicted = predict_turns(*turns.front(), level.rounds_ahead, evaluation.weights);
  Lines lines;
  for (const TurnPtr& turn : turns) add_lines(*turn, turn, evaluation, predicted, lines);
  for (int round = 0; round < level.rounds_ahead; round++) {
    std::stable_sort(lines.begin(), lines.end(), is_better);
    Lines following;
    for (const LineOfPlay& line : best_lines(lines, level))
      carry_on(line, level, predicted, following);
    lines = std::move(following);
  }
  return *std::min_element(lines.begin(), lines.end(), is_better);
}

// The turn that begins the best line of play; turns are sorted, the best first.
inline TurnPtr best_turn(const Turns& turns, const Evaluation& evaluation, const Level& level) {
  const Turns few = best_different(turns, level.searched_turns);
  if (few.size() == 1 || !level.rounds_ahead) return few.front();
  return best_line(few, evaluation, level).first_turn;
}

// The worth of the best line of play after an action outside of turns.
inline double best_worth(const State& state, const Action& action, const Evaluation& evaluation,
                         Level level) {
  level.lines_kept = level.choice_lines;
  const auto before = std::make_shared<Turn>(Turn{state, {}, 0.0, action});
  const PredictedTurns predicted =
      predict_turns(*before, level.rounds_ahead, evaluation.weights);
  Lines lines;
  add_lines(*before, before, evaluation, predicted, lines);
  for (LineOfPlay& line : lines) {
    if (line.over) continue;
    const auto begun = line.evaluation;
    const Turns turns = plan_turns(begun->tables.state, *begun, level.beam_width);
    line = best_line(best_different(turns, level.searched_turns), *begun, level);
  }
  return std::min_element(lines.begin(), lines.end(), is_better)->worth;
}

}  // namespace tzolkin
