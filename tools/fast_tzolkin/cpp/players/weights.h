// game/tzolkin/players/weights.py: Weights.
#pragma once

#include <iterator>

namespace tzolkin {

// Each has to be named in WEIGHTS too.
struct Weights {
  double corn;
  double corn_plenty;
  double wood;
  double stone;
  double gold;
  double cube_plenty;
  double skull;
  double late;
  double worker;
  double meal;
  double hunger;
  double agriculture;
  double extraction;
  double architecture;
  double theology;
  double deeper;
  double rise;
  double lead;
  double missing;
  double hand;
  double day;
  double standing;
  double crowd;
  double unready;
  double aim;
  double marker;
  double light;
  double palenque;
  double yaxchilan;
  double tikal;
  double uxmal;
  double chichen;
};

struct NamedWeight {
  const char* name;
  double Weights::* weight;
};

inline constexpr NamedWeight WEIGHTS[] = {
    {"corn", &Weights::corn},
    {"corn_plenty", &Weights::corn_plenty},
    {"wood", &Weights::wood},
    {"stone", &Weights::stone},
    {"gold", &Weights::gold},
    {"cube_plenty", &Weights::cube_plenty},
    {"skull", &Weights::skull},
    {"late", &Weights::late},
    {"worker", &Weights::worker},
    {"meal", &Weights::meal},
    {"hunger", &Weights::hunger},
    {"agriculture", &Weights::agriculture},
    {"extraction", &Weights::extraction},
    {"architecture", &Weights::architecture},
    {"theology", &Weights::theology},
    {"deeper", &Weights::deeper},
    {"rise", &Weights::rise},
    {"lead", &Weights::lead},
    {"missing", &Weights::missing},
    {"hand", &Weights::hand},
    {"day", &Weights::day},
    {"standing", &Weights::standing},
    {"crowd", &Weights::crowd},
    {"unready", &Weights::unready},
    {"aim", &Weights::aim},
    {"marker", &Weights::marker},
    {"light", &Weights::light},
    {"palenque", &Weights::palenque},
    {"yaxchilan", &Weights::yaxchilan},
    {"tikal", &Weights::tikal},
    {"uxmal", &Weights::uxmal},
    {"chichen", &Weights::chichen},
};
static_assert(sizeof(Weights) == std::size(WEIGHTS) * sizeof(double), "a weight has no name");

}  // namespace tzolkin
