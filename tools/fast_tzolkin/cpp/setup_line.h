// The game of a line (see main.cc): its set-up.
#pragma once

#include <algorithm>
#include <iterator>
#include <numeric>
#include <string>
#include <vector>

#include "fields.h"
#include "rules/setup.h"

namespace tzolkin {

inline bool option_of(Fields& fields, const char* name) {
  return fields.whole(std::string("option.") + name, 0);
}

inline Options options_of(Fields& fields) {
  Options options;
  options.tribes = option_of(fields, "tribes");
  options.prophecies = option_of(fields, "prophecies");
  options.new_buildings = option_of(fields, "new_buildings");
  options.quick_actions = option_of(fields, "quick_actions");
  options.x07_same = option_of(fields, "x07_same");
  options.bacab_limit = fields.whole("option.bacab_limit", 0);
  options.monuments5 = fields.whole("option.monuments5", 0);
  if (options.monuments5 > MONUMENT_TILES) fields.fail("option.monuments5 is too great");
  return options;
}

inline std::vector<int> numbers_from(int first, int size) {
  std::vector<int> numbers(size);
  std::iota(numbers.begin(), numbers.end(), first);
  return numbers;
}

// An order has to have exactly the tiles that are wanted.
inline std::vector<int> order_of(Fields& fields, const char* name, const std::vector<int>& wanted) {
  const std::vector<int> order = fields.wholes(name);
  if (!std::is_permutation(order.begin(), order.end(), wanted.begin(), wanted.end()))
    fields.fail(std::string(name) + " has not the tiles of the game");
  return order;
}

// Raises BadLine.
inline Setup setup_of(Fields& fields) {
  Setup setup;
  setup.seats = fields.whole("seats", MIN_SEATS);
  setup.first_player = fields.whole("first_player", 0);
  const Options options = setup.options = options_of(fields);
  if (setup.seats > (options.quick_actions ? MAX_SEATS : MAX_SEATS_OF_BASE))
    fields.fail("the game is not for so many");
  if (setup.first_player >= setup.seats) fields.fail("the first player has no seat");
  const auto order = [&fields](const char* name, const std::vector<int>& wanted) {
    return order_of(fields, name, wanted);
  };
  const bool fresh = options.new_buildings;
  setup.wealth = order("wealth", numbers_from(0, WEALTH_TILES));
  setup.buildings1 = order("buildings1", fresh ? all_of(NEW_AGE_1) : all_of(BASE_AGE_1));
  setup.buildings2 = order("buildings2", fresh ? all_of(NEW_AGE_2) : all_of(BASE_AGE_2));
  setup.monuments = order("monuments", numbers_from(0, MONUMENT_TILES));
  setup.tribes = order("tribes", numbers_from(1, options.tribes ? TRIBES : 0));
  setup.prophecies =
      order("prophecies", numbers_from(1, options.prophecies ? std::size(BAND_LIMITS) : 0));
  setup.quick1 = order("quick1", all_of(QUICK_1, options.quick_actions));
  setup.quick2 = order("quick2", all_of(QUICK_2, options.quick_actions));
  return setup;
}

}  // namespace tzolkin
