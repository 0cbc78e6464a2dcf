// game/tzolkin/rules/actions: what an action is and how it is written.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/state.h"

namespace tzolkin {

// The numbers are the fields of the class in Python, in their order; of cubes, how many of each
// kind; of two tiles that are kept, the third is NONE.
struct Action {
  ActionKind kind;
  std::array<int8_t, 3> numbers;

  static Action of(ActionKind kind, int one = 0, int two = 0, int three = 0) {
    return {kind,
            {static_cast<int8_t>(one), static_cast<int8_t>(two), static_cast<int8_t>(three)}};
  }
  bool operator==(const Action& other) const {
    return kind == other.kind && numbers == other.numbers;
  }
};

inline const Action END_TURN = Action::of(ActionKind::END_TURN);
inline const Action PASS = Action::of(ActionKind::PASS);

inline std::string tile_fields(const Action& action) {
  const auto [tile, source, way] = action.numbers;
  if (action.kind == ActionKind::KEEP) {
    const std::string two = std::string(WEALTH[tile].id) + ' ' + WEALTH[source].id;
    return way == NONE ? two : two + ' ' + WEALTH[way].id;
  }
  const bool monument = action.kind == ActionKind::BUILD_MONUMENT;
  std::string text = monument ? MONUMENTS[tile].id : BUILDINGS[tile].id;
  if (source != NONE) text += std::string(" from ") + BUILDINGS[source].id;
  if (way == PLAIN) return text + " plain";
  return way == FULL_PRICE ? text : text + " save " + KIND_NAMES[way - 1];
}

inline std::string cube_fields(const Action& action) {
  std::string text;
  for (int kind = 0; kind < KINDS; kind++)
    for (int i = 0; i < action.numbers[kind]; i++)
      text += std::string(text.empty() ? "" : " ") + KIND_NAMES[kind];
  return text;
}

inline std::string fields_of(const Action& action) {
  const auto [one, two, three] = action.numbers;
  switch (action.kind) {
    case ActionKind::TRIBE: return TRIBE_NAMES[one - 1];
    case ActionKind::KEEP:
    case ActionKind::BUILD:
    case ActionKind::BUILD_MONUMENT: return tile_fields(action);
    case ActionKind::PLACE: return std::string(GEAR_NAMES[one]) + (two ? " skip" : "");
    case ActionKind::PICK:
      return std::string(GEAR_NAMES[GEAR_OF[one]]) + ' ' + std::to_string(SPACE_OF[one]);
    case ActionKind::BEG:
    case ActionKind::BURN:
    case ActionKind::STEP_UP:
    case ActionKind::LOWER: return TEMPLE_NAMES[one];
    case ActionKind::MERCY: return GEAR_NAMES[one];
    case ActionKind::TRADE:
    case ActionKind::SELL:
    case ActionKind::BUY: return KIND_NAMES[one];
    case ActionKind::LEARN:
    case ActionKind::BONUS:
    case ActionKind::UNLEARN: return TRACK_NAMES[one];
    case ActionKind::DO_ON: return std::string(GEAR_NAMES[one]) + ' ' + std::to_string(two);
    case ActionKind::DO:
    case ActionKind::TAKE_GOLD:
    case ActionKind::ADVANCE: return std::to_string(one);
    case ActionKind::TAKE: return one ? "wood" : "corn";
    case ActionKind::PAY:
    case ActionKind::GAIN: return cube_fields(action);
    default: return "";
  }
}

// Its notation, as str(action) gives it.
inline std::string str(const Action& action) {
  const std::string fields = fields_of(action), verb = VERBS[static_cast<int>(action.kind)];
  return fields.empty() ? verb : verb + ' ' + fields;
}

using Actions = std::vector<Action>;

inline std::string listed(const Actions& actions) {
  std::string text;
  for (const Action& action : actions) text += (text.empty() ? "" : ", ") + str(action);
  return text;
}

}  // namespace tzolkin
