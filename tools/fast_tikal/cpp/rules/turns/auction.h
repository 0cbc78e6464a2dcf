// game/tikal/rules/turns.py
#pragma once

#include <algorithm>

#include "rules/state.h"

namespace tikal {

inline void win(State& state, int seat, int price) {
  state.score[seat] -= price;
  state.seat = seat;
  state.phase = Phase::CHOOSE;
}

inline void begin_auction(State& state, int first_bidder) {
  Seats waiting;
  for (int step = 0; step < state.seats; step++) {
    const int8_t seat = (first_bidder + step) % state.seats;
    if (!state.had_turn.contains(seat)) waiting.push_back(seat);
  }
  if (waiting.size() == 1) {
    win(state, waiting.front(), 0);
    return;
  }
  state.phase = Phase::AUCTION;
  state.seat = waiting.front();
  state.bids = {waiting, 0, NONE, NONE};
}

inline void begin_round(State& state, int first_bidder) {
  state.display = {};
  while (state.display.size() < state.seats && state.drawn < state.deck.size())
    state.display.push_back(state.deck[state.drawn++]);
  state.had_turn = {};
  begin_auction(state, first_bidder);
}

inline bool next_turn(State& state) {
  state.had_turn.push_back(state.seat);
  const int following = (state.seat + 1) % state.seats;
  if (state.had_turn.size() < state.seats) {
    begin_auction(state, following);
    return true;
  }
  if (state.drawn == state.deck.size()) return false;
  begin_round(state, following);
  return true;
}

inline Seats ascending(const State& state) {
  Seats order;
  // clockwise from the player of the last hexagon's left: equals stay so
  for (int step = 1; step <= state.seats; step++)
    order.push_back((state.placer + step) % state.seats);
  std::stable_sort(order.begin(), order.end(),
                   [&](int one, int other) { return state.score[one] < state.score[other]; });
  return order;
}

inline void go_on(State& state) {
  const Bids& bids = state.bids;
  if (bids.still_in.empty())
    win(state, bids.first_pass, 0);
  else if (bids.still_in.size() == 1 && bids.still_in.front() == bids.high_bidder)
    win(state, bids.high_bidder, bids.high);
  else
    state.seat = bids.still_in.front();
}

inline void apply_bid(State& state, int points) {
  const int8_t seat = state.bids.still_in.pop_front();
  state.bids.still_in.push_back(seat);
  state.bids.high = points;
  state.bids.high_bidder = seat;
  go_on(state);
}

inline void apply_pass(State& state) {
  const int8_t seat = state.bids.still_in.pop_front();
  if (state.bids.first_pass == NONE) state.bids.first_pass = seat;
  go_on(state);
}

inline void take(State& state, int hexagon) {
  state.display.remove(hexagon);
  state.hand = hexagon;
  state.placer = state.seat;
}

}  // namespace tikal
