// game/tikal/rules/turns.py
#pragma once

#include "rules/state.h"
#include "rules/turns/auction.h"
#include "rules/turns/scoring.h"

namespace tikal {

inline Seats clockwise(const State& state, int first) {
  Seats order;
  for (int step = 0; step < state.seats; step++) order.push_back((first + step) % state.seats);
  return order;
}

inline void refresh(State& state) {
  state.phase = Phase::ACT;
  state.ap = ACTION_POINTS;
  state.dug.fill(0);
  state.recovered.fill(0);
}

inline void start_acting(State& state) {
  state.hand = NONE;
  refresh(state);
}

inline void start_scoring(State& state, const Seats& order) {
  state.queue = order;
  state.seat = order.front();
  refresh(state);
}

inline void show_hand(State& state) {
  if (HEXAGONS[state.hand].kind == Kind::VOLCANO)
    start_scoring(state, clockwise(state, state.seat));
  else
    state.phase = Phase::PLACE;
}

inline void draw(State& state) {
  if (state.drawn == state.deck.size()) {
    start_scoring(state, clockwise(state, state.seat));
    return;
  }
  state.hand = state.deck[state.drawn++];
  state.placer = state.seat;
  show_hand(state);
}

inline void begin_game(State& state) {
  if (state.variant->auction)
    begin_round(state, state.seat);
  else
    draw(state);
}

inline void choose(State& state, int hexagon) {
  take(state, hexagon);
  show_hand(state);
}

inline int rounds_scored(const State& state) { return state.scorings / state.seats; }

inline bool is_final_round(const State& state) {
  return !state.queue.empty() && (state.hand == NONE || rounds_scored(state) + 1 >= state.rounds);
}

inline void after_scoring(State& state) {
  if (!state.queue.empty()) {
    state.seat = state.queue.front();
    refresh(state);
    return;
  }
  state.ap = 0;
  if (state.hand == NONE || rounds_scored(state) >= state.rounds) {
    state.hand = NONE;
    state.phase = Phase::OVER;
  } else {
    state.seat = state.placer;
    state.phase = Phase::PLACE;
  }
}

inline void end_scoring_turn(State& state) {
  state.score[state.seat] += scored(state, state.seat);
  state.scorings++;
  state.queue.pop_front();
  after_scoring(state);
}

inline void end_turn(State& state) {
  if (!state.queue.empty()) {
    end_scoring_turn(state);
    return;
  }
  state.ap = 0;
  if (!state.variant->auction) {
    state.seat = (state.seat + 1) % state.seats;
    draw(state);
  } else if (!next_turn(state)) {
    start_scoring(state, ascending(state));
  }
}

}  // namespace tikal
