// game/tikal/rules/actions
#pragma once

#include <cctype>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/state.h"

namespace tikal {

// What an action does not need is NONE.
struct Action {
  Verb verb;
  bool leader = false;
  int8_t origin = NONE, space = NONE, rotation = NONE, hexagon = NONE;
  int8_t give = NONE, seat = NONE, take = NONE;
  int points = NONE;

  static Action bid(int points) {
    Action action{Verb::BID};
    action.points = points;
    return action;
  }
  static Action choose(int hexagon) {
    Action action{Verb::CHOOSE};
    action.hexagon = hexagon;
    return action;
  }
  static Action tile(int space, int rotation) {
    Action action = at(Verb::TILE, space);
    action.rotation = rotation;
    return action;
  }
  static Action enter(bool leader, int space) {
    Action action = at(Verb::ENTER, space);
    action.leader = leader;
    return action;
  }
  // A move or a shuttle.
  static Action step(Verb verb, bool leader, int origin, int space) {
    Action action = at(verb, space);
    action.leader = leader;
    action.origin = origin;
    return action;
  }
  static Action exchange(int give, int seat, int take) {
    Action action{Verb::EXCHANGE};
    action.give = give;
    action.seat = seat;
    action.take = take;
    return action;
  }
  static Action at(Verb verb, int space) {
    Action action{verb};
    action.space = space;
    return action;
  }
};

// Its notation, as str(action) gives it.
inline std::string str(const Action& action) {
  std::string text = VERB_NAMES[static_cast<int>(action.verb)];
  const auto add = [&text](const std::string& word) { text += ' ' + word; };
  const bool by_member = action.verb == Verb::ENTER || action.origin != NONE;
  if (by_member) add(action.leader ? "l" : "w");
  if (action.points != NONE) add(std::to_string(action.points));
  if (action.hexagon != NONE) add(HEXAGONS[action.hexagon].id);
  if (action.give != NONE) add(std::to_string(action.give));
  if (action.seat != NONE) add('p' + std::to_string(action.seat));
  if (action.take != NONE) add(std::to_string(action.take));
  if (action.origin != NONE) add(SPACE_NAMES[action.origin]);
  if (action.space != NONE) add(SPACE_NAMES[action.space]);
  if (action.rotation != NONE) add('r' + std::to_string(action.rotation));
  return text;
}

// The number of the name that is a word; NONE if there is none.
template <class Names, class NameOf>
int8_t number_of(const Names& names, const std::string& word, const NameOf& name_of) {
  int8_t number = 0;
  for (const auto& one : names) {
    if (name_of(one) == word) return number;
    number++;
  }
  return NONE;
}

inline void read_number(Action& action, int number) {
  if (action.verb == Verb::BID)
    action.points = number;
  else
    (action.give == NONE ? action.give : action.take) = number;
}

inline void read_space(Action& action, const std::string& name) {
  action.origin = action.space;
  action.space = number_of(SPACE_NAMES, name, [](const char* one) { return std::string(one); });
}

// A word of an action's notation behind the verb.
inline void read_word(Action& action, const std::string& word) {
  const char first = word[0];
  if (word == "w" || word == "l")
    action.leader = word == "l";
  else if (std::isdigit(first))
    read_number(action, std::stoi(word));
  else if (first == 'p')
    action.seat = std::stoi(word.substr(1));
  else if (first == 'r')
    action.rotation = std::stoi(word.substr(1));
  else if (std::isupper(first))
    action.hexagon = number_of(HEXAGONS, word, [](const auto& one) { return std::string(one.id); });
  else
    read_space(action, word);
}

// The action of a notation, given as its words; str() is the way back.
inline Action action_of(const std::vector<std::string>& words) {
  const auto text = [](const char* one) { return std::string(one); };
  const int verb = words.empty() ? NONE : number_of(VERB_NAMES, words[0], text);
  Action action{verb == NONE ? Verb::END : static_cast<Verb>(verb)};
  for (size_t i = 1; i < words.size(); i++) read_word(action, words[i]);
  return action;
}

}  // namespace tikal
