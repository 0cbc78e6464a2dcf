// game/tikal/players/level.py
#pragma once

#include <memory>

#include "players/weights.h"
#include "tables.h"

namespace tikal {

struct Level {
  int width, placements, replies, reply_width, trials, deals, ahead, crowd;
  double blur;
  std::shared_ptr<const Tables> tables;

  Level at(int seats) const {
    Level level = *this;
    if (seats != MIN_SEATS) {
      level.placements *= crowd;
      level.replies *= crowd;
    }
    return level;
  }
};

}  // namespace tikal
