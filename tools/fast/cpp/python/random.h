// random.Random: the Mersenne Twister, seeded as Python seeds it, since players throw the same dice
// in both.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "python/sha512.h"

namespace fast {

class Random {
 public:
  explicit Random(const std::string& seed) { init(key_of(seed + Sha512::digest(seed))); }
  // A fraction from 0 up to 1; Python takes its hash.
  explicit Random(double seed) { init(key_of(hash_of(seed))); }

  double random() {
    const uint32_t high = next() >> 5, low = next() >> 6;
    return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0);
  }

  double triangular(double low, double high) {
    double drawn = random(), mode = 0.5;
    if (drawn > mode) {
      drawn = 1.0 - drawn;
      mode = 1.0 - mode;
      std::swap(low, high);
    }
    return low + (high - low) * std::sqrt(drawn * mode);
  }

 private:
  using Key = std::vector<uint32_t>;
  static constexpr int WORDS = 624, AHEAD = 397;

  static Key key_of(uint64_t number) {
    Key key = {static_cast<uint32_t>(number)};
    if (number >> 32) key.push_back(static_cast<uint32_t>(number >> 32));
    return key;
  }

  // The bytes are those of one great number, the greatest first.
  static Key key_of(const std::string& bytes) {
    Key key((bytes.size() + 3) / 4);
    for (size_t i = 0; i < bytes.size(); i++)
      key[i / 4] |= uint32_t{static_cast<uint8_t>(bytes[bytes.size() - 1 - i])} << i % 4 * 8;
    while (key.size() > 1 && !key.back()) key.pop_back();
    return key;
  }

  // hash(float): the fraction modulo the prime 2**61 - 1.
  static uint64_t hash_of(double fraction) {
    constexpr int BITS = 61, STEP = 28;
    constexpr uint64_t PRIME = (uint64_t{1} << BITS) - 1;
    const auto shifted = [](uint64_t number, int by) {
      return (number << by & PRIME) | number >> (BITS - by);
    };
    int exponent = 0;
    uint64_t hash = 0;
    for (double rest = std::frexp(fraction, &exponent); rest != 0.0; exponent -= STEP) {
      rest = std::ldexp(rest, STEP);
      const auto whole = static_cast<uint64_t>(rest);
      rest -= static_cast<double>(whole);
      hash = shifted(hash, STEP) + whole;
      if (hash >= PRIME) hash -= PRIME;
    }
    return shifted(hash, (exponent % BITS + BITS) % BITS);
  }

  void init(uint32_t number) {
    words_[0] = number;
    for (int i = 1; i < WORDS; i++) words_[i] = mixed(i, 1812433253U) + i;
  }

  void init(const Key& key) {
    init(uint32_t{19650218U});
    const int length = static_cast<int>(key.size());
    int i = 0;
    for (int k = 0; k < std::max(WORDS, length); k++) {
      i = after(i);
      words_[i] = (words_[i] ^ mixed(i, 1664525U)) + key[k % length] + k % length;
    }
    for (int k = 1; k < WORDS; k++) {
      i = after(i);
      words_[i] = (words_[i] ^ mixed(i, 1566083941U)) - i;
    }
    words_[0] = 0x80000000U;
  }

  // The next place, from 1 to the last; the first word is that after the last.
  int after(int i) {
    if (i + 1 < WORDS) return i + 1;
    words_[0] = words_[WORDS - 1];
    return 1;
  }

  uint32_t mixed(int i, uint32_t factor) const {
    return (words_[i - 1] ^ words_[i - 1] >> 30) * factor;
  }

  uint32_t next() {
    if (at_ == WORDS) turn();
    uint32_t drawn = words_[at_++];
    drawn ^= drawn >> 11;
    drawn ^= drawn << 7 & 0x9d2c5680U;
    drawn ^= drawn << 15 & 0xefc60000U;
    return drawn ^ drawn >> 18;
  }

  void turn() {
    for (int i = 0; i < WORDS; i++) {
      const uint32_t both = (words_[i] & 0x80000000U) | (words_[(i + 1) % WORDS] & 0x7fffffffU);
      words_[i] = words_[(i + AHEAD) % WORDS] ^ both >> 1 ^ (both & 1 ? 0x9908b0dfU : 0U);
    }
    at_ = 0;
  }

  std::array<uint32_t, WORDS> words_;
  int at_ = WORDS;
};

}  // namespace fast
