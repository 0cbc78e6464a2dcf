// game/players/tournament/fixture.py: a game to be played, read from a line (see main.cc).
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "fields.h"
#include "players/level.h"
#include "players/weights.h"
#include "rules/actions.h"
#include "rules/components.h"
#include "tables.h"

namespace tikal {

struct Entrant {
  std::string seed;
  Level level;
};

struct Fixture {
  const Variant* variant;
  int rounds, first_player;
  std::vector<int> deck, treasures;
  std::vector<Action> played;     // before the players take over
  std::vector<Entrant> entrants;  // by seat
};

inline const Variant& variant_of(Fields& fields) {
  const std::string name = fields.text("variant");
  const auto is_it = [&name](const Variant& one) { return one.name == name; };
  const auto variant = std::find_if(std::begin(VARIANTS), std::end(VARIANTS), is_it);
  if (variant == std::end(VARIANTS)) fields.fail("there is no variant '" + name + "'");
  return *variant;
}

inline std::vector<int> deck_of(Fields& fields, const Variant& variant) {
  const std::vector<int> deck = fields.wholes("deck");
  auto left = deck;
  for (const auto& part : variant.sets) {
    const auto end = left.begin() + std::min(part.size(), left.size());
    if (!std::is_permutation(left.begin(), end, part.begin(), part.end()))
      fields.fail("deck has not the hexagons of the variant, set by set");
    left.erase(left.begin(), end);
  }
  if (!left.empty()) fields.fail("deck has too many hexagons");
  return deck;
}

inline std::vector<int> treasures_of(Fields& fields, const Variant& variant) {
  const std::vector<int> treasures = fields.wholes("treasures");
  int kinds = 0;
  for (int kind = 0; kind < TREASURE_KINDS; kind++)
    kinds += std::count(treasures.begin(), treasures.end(), kind) == TREASURE_COPIES;
  const bool whole = static_cast<int>(treasures.size()) == kinds * TREASURE_COPIES;
  if (!whole || kinds != variant.kinds) fields.fail("treasures are not those of the variant");
  return treasures;
}

inline std::vector<Action> played_in(Fields& fields) {
  std::vector<Action> played;
  for (const std::string& one : split(fields.text("played"), ','))
    played.push_back(action_of(split(one, '_')));
  return played;
}

inline Level level_of(Fields& fields) {
  Level level;
  level.width = fields.whole("width", 1);
  level.placements = fields.whole("placements", 1);
  level.replies = fields.whole("replies", 0);
  level.reply_width = fields.whole("reply_width", 1);
  level.trials = fields.whole("trials", 0);
  level.deals = fields.whole("deals", level.trials ? 1 : 0);
  level.ahead = fields.whole("ahead", 0);
  level.crowd = fields.whole("crowd", 1);
  level.blur = fields.figure("blur");
  return level;
}

inline Weights weights_of(Fields& fields) {
  Weights weights;
  for (const auto& [name, weight] : WEIGHTS) weights.*weight = fields.figure(name);
  return weights;
}

inline Entrant entrant_of(Fields& fields) {
  Entrant entrant = {fields.text("seed"), level_of(fields)};
  entrant.level.tables = std::make_shared<Tables>(weights_of(fields));
  fields.nothing_else();
  return entrant;
}

// Raises BadLine.
inline Fixture fixture_of(const std::string& line) {
  std::vector<Fields> parts = game_and_players(line);
  Fields& game = parts.front();
  const Variant& variant = variant_of(game);
  Fixture fixture = {&variant,
                     game.whole("rounds", 1),
                     game.whole("first_player", 0),
                     deck_of(game, variant),
                     treasures_of(game, variant),
                     played_in(game),
                     {}};
  game.nothing_else();
  const int seats = static_cast<int>(parts.size()) - 1;
  if (seats < MIN_SEATS || seats > variant.most_seats)
    game.fail("the variant is not for " + std::to_string(seats));
  if (fixture.first_player >= seats) game.fail("the first player has no seat");
  for (int seat = 0; seat < seats; seat++) fixture.entrants.push_back(entrant_of(parts[1 + seat]));
  return fixture;
}

}  // namespace tikal
