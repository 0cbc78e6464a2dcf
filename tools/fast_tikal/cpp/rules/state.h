// game/tikal/rules/state.py
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "list.h"
#include "rules/members.h"
#include "tables.h"

namespace tikal {

constexpr int NONE = -1;
constexpr int IN_SUPPLY = -1, OUT_OF_PLAY = -2;

constexpr int TOUCHED = 1 << SIDES, LED_INTO = 1 << (SIDES + 1);

template <class T>
using BySpace = std::array<T, SPACES>;
template <class T>
using BySeat = std::array<T, MAX_SEATS>;
template <class T>
using ByTreasure = std::array<T, TREASURE_KINDS>;
using Seats = List<int8_t, MAX_SEATS>;
using Homes = List<int8_t, 1 + CAMPS>;

struct Bids {
  Seats still_in;
  int high;
  int8_t high_bidder, first_pass;
};

// What no player here asks for is left out: camps by their owners, points paid, who is scored what.
struct State {
  const Variant* variant;
  int8_t seats;
  int8_t rounds;  // the scoring rounds of the game
  List<int8_t, DECK_SIZE> deck;
  int8_t drawn;
  List<int8_t, TREASURES> stack;
  int8_t taken;
  BySpace<int8_t> hexagon, rotation, value;
  BySpace<List<int8_t, MOST_MASKS>> lying;
  BySpace<int8_t> guard;
  BySeat<Members> members;
  BySeat<int8_t> leader, workers;
  BySeat<Homes> homes;
  BySeat<int8_t> camps_left, guards_left;
  BySeat<int> score;
  BySeat<ByTreasure<int8_t>> treasures;
  std::array<int8_t, TEMPLE_NUMBERS> temple_tiles;
  int8_t hand;
  Seats display;
  Bids bids;
  Seats had_turn;
  int8_t placer;
  Phase phase;
  int8_t seat, ap;
  Seats queue;
  BySpace<int8_t> dug, recovered;
  int scorings;  // how many seats have been scored
  BySpace<int16_t> borders;
  List<int8_t, SPACES> camp_sites;
  BySpace<std::array<int8_t, SIDES>> costs;  // by side; 0 where no way leads

  bool explored(int space) const { return hexagon[space] != NONE; }
  Kind kind(int space) const { return HEXAGONS[hexagon[space]].kind; }
  const int8_t* stones(int space) const { return STONES[hexagon[space]][rotation[space]]; }
};

inline int opposite(int side) { return (side + SIDES / 2) % SIDES; }

inline void open_ways(State& state, int space) {
  const int8_t* stones = state.stones(space);
  for (int side = 0; side < SIDES; side++) {
    const int neighbour = NEIGHBOURS[space][side];
    const bool open = neighbour != OFF_BOARD && state.explored(neighbour) &&
                      state.kind(neighbour) != Kind::VOLCANO;
    state.costs[space][side] = open ? stones[side] + state.stones(neighbour)[opposite(side)] : 0;
  }
}

inline void move_border(State& state, int space) {
  state.borders[space] = 0;
  const int8_t* stones = state.stones(space);
  for (int side = 0; side < SIDES; side++) {
    const int neighbour = NEIGHBOURS[space][side];
    if (neighbour == OFF_BOARD || state.explored(neighbour)) continue;
    state.borders[neighbour] |= TOUCHED;
    if (state.kind(space) != Kind::VOLCANO) state.borders[neighbour] |= 1 << opposite(side);
    if (stones[side]) state.borders[neighbour] |= LED_INTO;
  }
}

inline void explore(State& state, int space, int hexagon, int rotation) {
  state.hexagon[space] = hexagon;
  state.rotation[space] = rotation;
  move_border(state, space);
  const Kind kind = state.kind(space);
  if (kind == Kind::TEMPLE) state.value[space] = HEXAGONS[hexagon].value;
  if (kind == Kind::JUNGLE) state.camp_sites.push_back(space);
  if (kind == Kind::VOLCANO) return;
  open_ways(state, space);
  for (int side = 0; side < SIDES; side++)
    if (state.costs[space][side]) open_ways(state, NEIGHBOURS[space][side]);
}

inline State new_state(const Variant& variant, int seats, int rounds, int first_player,
                       const std::vector<int>& deck, const std::vector<int>& treasures) {
  State state{};
  state.variant = &variant;
  state.seats = seats;
  state.rounds = rounds;
  for (const int hexagon : deck) state.deck.push_back(hexagon);
  for (const int kind : treasures) state.stack.push_back(kind);
  state.hexagon.fill(NONE);
  state.guard.fill(NONE);
  state.leader.fill(IN_SUPPLY);
  state.workers.fill(variant.workers);
  for (Homes& homes : state.homes) homes.push_back(BASE_CAMP_SPACE);
  state.camps_left.fill(variant.camps);
  state.guards_left.fill(variant.guards);
  state.score.fill(variant.points);
  std::copy(std::begin(TEMPLE_TILES), std::end(TEMPLE_TILES), state.temple_tiles.begin());
  state.hand = NONE;
  state.phase = Phase::PLACE;
  state.placer = state.seat = first_player;
  for (const auto& [space, hexagon] : PRINTED) explore(state, space, hexagon, 0);
  state.value[NORTH_TEMPLE_SPACE] = A4_VALUE;
  return state;
}

}  // namespace tikal
