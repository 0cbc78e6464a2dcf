// A position as text: every attribute of State in Python by its name, lists written out flat, lists
// of tuples with ";" between these.
#pragma once

#include <sstream>
#include <string>

#include "rules/state.h"

namespace tzolkin {

class Dump {
 public:
  explicit Dump(const State& state) : state_(state) {
    add_table();
    add_seats();
    add_turn();
  }

  std::string text() const { return text_.str(); }

 private:
  static void write(std::ostream& text, Phase phase) {
    text << PHASE_NAMES[static_cast<int>(phase)];
  }
  static void write(std::ostream& text, QuickTile tile) {
    text << QUICK_TILE_NAMES[static_cast<int>(tile)];
  }
  static void write(std::ostream& text, int number) { text << number; }
  static void write(std::ostream& text, const Step& step) {
    text << static_cast<int>(step.code);
    for (const int number : step.numbers) text << ',' << number;
  }
  template <class List>
  static auto write(std::ostream& text, const List& list) -> decltype(list.begin(), void()) {
    write(text, list, static_cast<int>(list.end() - list.begin()), ",");
  }
  template <class List>
  static void write(std::ostream& text, const List& list, int size, const char* between) {
    for (int i = 0; i < size; i++) {
      if (i) text << between;
      write(text, list[i]);
    }
  }

  template <class Value>
  void add(const char* name, const Value& value) {
    text_ << name << '=';
    write(text_, value);
    text_ << ' ';
  }
  template <class List>
  void add(const char* name, const List& list, int size, const char* between) {
    text_ << name << '=';
    write(text_, list, size, between);
    text_ << ' ';
  }
  template <class T>
  void add_by_seat(const char* name, const BySeat<T>& list, const char* between = ",") {
    add(name, list, state_.seats, between);
  }

  void add_table() {
    const State& state = state_;
    add("seats", state.seats);
    add("teeth", state.teeth);
    add("start_space", state.start_space);
    add("quick_spaces", state.quick_spaces);
    add("calendar_corn", state.calendar_corn);
    add("days_passed", state.days_passed);
    add("round", state.round);
    add("age", state.age);
    add("first_player", state.first_player);
    add("food_day", state.food_day);
    add("food_days_done", state.food_days_done);
    add("jungle_corn", state.jungle_corn);
    add("jungle_wood", state.jungle_wood);
    add("skulls_left", state.skulls_left);
    add("offered_spaces", state.offered_spaces);
    add("displayed_buildings", state.displayed_buildings);
    add("deck1", state.deck1);
    add("deck2", state.deck2);
    add("displayed_monuments", state.displayed_monuments);
    add("prophecies", state.prophecies);
    add("prophecy", state.prophecy);
    add("quick_tiles", state.quick_tiles);
    add("dealt_wealth", state.dealt_wealth);
    add("dealt_tribes", state.dealt_tribes);
  }

  void add_seats() {
    const State& state = state_;
    add_by_seat("corn", state.corn);
    add_by_seat("score", state.score);
    add_by_seat("cubes", state.cubes);
    add_by_seat("skulls", state.skulls);
    add_by_seat("workers_in_hand", state.workers_in_hand);
    add_by_seat("workers_in_bank", state.workers_in_bank);
    add_by_seat("temples", state.temples);
    add_by_seat("techs", state.techs);
    add_by_seat("light_side", state.light_side);
    add_by_seat("corn_tiles", state.corn_tiles);
    add_by_seat("wood_tiles", state.wood_tiles);
    add_by_seat("buildings", state.buildings, ";");
    add_by_seat("own_monuments", state.own_monuments, ";");
    add_by_seat("wealth", state.wealth, ";");
    add_by_seat("buildings_given_up", state.buildings_given_up, ";");
    add_by_seat("tribe", state.tribe);
    add_by_seat("skulls_on_buildings", state.skulls_on_buildings);
    add_by_seat("fed_last_food_day", state.fed_last_food_day);
  }

  void add_turn() {
    const State& state = state_;
    add("phase", state.phase);
    add("seat", state.seat);
    add("phase_args", state.phase_args);
    add("pending_steps", state.pending_steps, state.pending_steps.size(), ";");
    add("workers_placed", state.workers_placed);
    add("teeth_placed_on", state.teeth_placed_on);
    add("space_discount_used", state.space_discount_used);
    add("skipped_tooth", state.skipped_tooth);
    add("turn_flags", state.turn_flags);
    add("irreversible_events", state.irreversible_events);
  }

  const State& state_;
  std::ostringstream text_;
};

}  // namespace tzolkin
