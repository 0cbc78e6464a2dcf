// game/tikal/rules/play.py
#pragma once

#include "tables.h"

namespace tikal {

inline bool may_take_more(int taken, int members) { return taken < MOST_LEVELS && members > taken; }

}  // namespace tikal
