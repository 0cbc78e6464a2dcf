// Fields of the form name=value, each of which has to be there once and to be asked for.
#pragma once

#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace fast {

class BadLine : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream rest(text);
  for (std::string part; std::getline(rest, part, separator);) parts.push_back(part);
  return parts;
}

class Fields {
 public:
  // Whose they are is said of what is wrong with them.
  explicit Fields(const std::string& whose) : whose_(whose) {}

  void add(const std::string& field) {
    const size_t end = field.find('=');
    if (end == std::string::npos) fail("'" + field + "' is not of the form name=value");
    const std::string name = field.substr(0, end);
    if (!values_.emplace(name, field.substr(end + 1)).second) fail(name + " is there twice");
  }

  std::string text(const std::string& name) {
    const auto field = values_.find(name);
    if (field == values_.end()) fail(name + " is missing");
    const std::string value = field->second;
    values_.erase(field);
    return value;
  }

  int whole(const std::string& name, int least) {
    const int number = whole_of(name, text(name));
    if (number < least) fail(name + " is less than " + std::to_string(least));
    return number;
  }

  std::vector<int> wholes(const std::string& name) {
    std::vector<int> numbers;
    for (const std::string& one : split(text(name), ',')) numbers.push_back(whole_of(name, one));
    return numbers;
  }

  double figure(const std::string& name) {
    const std::string value = text(name);
    char* end = nullptr;
    const double number = std::strtod(value.c_str(), &end);
    if (value.empty() || *end || !std::isfinite(number)) fail(name + " is no number: " + value);
    return number;
  }

  void nothing_else() const {
    if (!values_.empty()) fail(values_.begin()->first + " is not known");
  }

  [[noreturn]] void fail(const std::string& why) const { throw BadLine(whose_ + ": " + why); }

 private:
  int whole_of(const std::string& name, const std::string& value) const {
    char* end = nullptr;
    errno = 0;
    const long number = std::strtol(value.c_str(), &end, 10);
    if (value.empty() || *end || errno || number != static_cast<int>(number))
      fail(name + " is no whole number: " + value);
    return static_cast<int>(number);
  }

  std::string whose_;
  std::map<std::string, std::string> values_;
};

// The fields of a game in a line, and behind them those of each player. Raises BadLine.
inline std::vector<Fields> game_and_players(const std::string& line) {
  std::vector<Fields> parts = {Fields("the game")};
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    if (word == "player")
      parts.emplace_back("player " + std::to_string(parts.size()));
    else
      parts.back().add(word);
  }
  return parts;
}

}  // namespace fast
