// One state of POK: its stage games for every throw, backwards over the idle rounds, with best responses, as in solve_state.py.
#pragma once
#include "solve_path.h"

struct Rules {  // the arrays of solve_model.py
  int seats, hands, left, throws, limit, mirrors, stuck;
  const int *counts, *mirror, *gone, *states;
  const double* weights;
  const int64_t* keys;
  int64_t known;
  const double *values, *bests;  // [state, seat], of all states
};

struct Result {
  int depth, lost, paths;
  double worst, values[SEATS], bests[SEATS];
};

struct Room {  // what the warps that work on one state share
  Shape shape;
  int next, lost, paths, *stalls;
  double *rounds, *most_rounds, *worth, *most;  // [idle rounds, seat] and [throw, group]
  int64_t* after;
  double* pay;
};

ANY size_t room_size(const Rules& r, int warps) {
  size_t cells = size_t(r.limit + 1) * r.seats * 2 + size_t(r.throws) * r.seats * 2 + (size_t(1) << 2 * r.seats);
  size_t joints = 1;
  for (int seat = 0; seat < r.seats; seat++) joints *= SYMBOLS;
  return (sizeof(Room) + 255) / 256 * 256 + 8 * (cells + warps * joints * 2 * r.seats + r.throws);
}

FN Room& room_at(const Rules& r, char* base) {
  Room& room = *(Room*)base;
  double* at = (double*)(base + (sizeof(Room) + 255) / 256 * 256);
  room.rounds = at, at += (r.limit + 1) * r.seats;
  room.most_rounds = at, at += (r.limit + 1) * r.seats;
  room.worth = at, at += r.throws * r.seats;
  room.most = at, at += r.throws * r.seats;
  room.after = (int64_t*)at, at += size_t(1) << 2 * r.seats;
  room.stalls = (int*)at, at += r.throws;
  room.pay = at;
  return room;
}

// The key of a position, and each seat's place in it, 4 bits a seat.
FN int64_t place_in(const Rules& r, const int* hands, int64_t& places) {
  int64_t best = -1;
  for (int mirror = 0; mirror < r.mirrors; mirror++) {
    int mapped[SEATS], order[SEATS];
    for (int seat = 0; seat < r.seats; seat++) {
      int hand = mapped[seat] = r.mirror[mirror * r.hands + hands[seat]], at = seat;
      for (; at > 0 && mapped[order[at - 1]] > hand; at--) order[at] = order[at - 1];
      order[at] = seat;
    }
    int64_t key = 0, found = 0;
    for (int place = 0; place < r.seats; place++) {
      key = key * r.hands + mapped[order[place]];
      found |= int64_t(place) << 4 * order[place];
    }
    if (best < 0 || key < best) best = key, places = found;
  }
  return best;
}

FN int64_t state_of(const Rules& r, int64_t key) {
  int64_t low = 0, high = r.known;
  while (low < high) {
    int64_t middle = (low + high) / 2;
    if (r.keys[middle] < key) low = middle + 1; else high = middle;
  }
  return low;
}

// What follows if these counters are handed over: the state and the places there; or, below 0, among how many seats the pot
// is shared, and who they are.
FN int64_t follows(const Rules& r, const int* hands, int number) {
  int moved[SEATS], winners = 0, held = 0, base = r.counts[3 * (r.hands - 1)] + 1;
  int64_t places = 0;
  for (int seat = r.seats - 1; seat >= 0; seat--, number /= 4) {
    int symbol = number % 4 - 1, sum = 0;
    if (symbol >= 0 && !r.counts[hands[seat] * 3 + symbol]) return 0;
    moved[seat] = hands[seat] - (symbol < 0 ? 0 : symbol == 0 ? base * base : symbol == 1 ? base : 1);
    for (int i = 0; i < SYMBOLS; i++) {
      sum += r.counts[moved[seat] * 3 + i];
      if (r.counts[moved[seat] * 3 + i]) held |= 1 << i;
    }
    if (symbol >= 0 && sum == r.left) winners++, places |= int64_t(1) << 4 * seat;  // POK-11, POK-12
  }
  bool over = (held == 1 && r.stuck & 1) || (held == 2 && r.stuck & 2) || (held == 4 && r.stuck & 4);  // POK-13
  if (!winners && over)
    for (int seat = 0; seat < r.seats; seat++) winners++, places |= int64_t(1) << 4 * seat;
  int64_t state = winners ? -winners : state_of(r, place_in(r, moved, places));
  return int64_t(uint64_t(state) << 32) | places;
}

FN double worth_of(const Rules& r, int64_t after, int seat, const double* values) {
  int64_t state = after >> 32;
  int place = int(after >> 4 * seat & 15);
  return state < 0 ? place / double(-state) : values[state * r.seats + place];
}

// The payoffs of every group's first seat; `again` is what another round is worth. Returns whether nobody may hand over.
FN bool fill(const Rules& r, const Room& room, Work& w, int thrown, const double* values, const double* again) {
  const Shape& k = room.shape;
  const Side &one = k.side[0], &two = k.side[1];
  double idle = 0.0;
  for (int joint = lane(); joint < k.joints; joint += LANES) {
    int left = joint / two.total, right = joint - left * two.total, shown[SEATS], tally[SYMBOLS] = {0, 0, 0}, number = 0;
    for (int seat = 0; seat < k.seats; seat++) {
      const Side& d = k.side[side_of(k, seat)];
      int i = seat - d.first;
      shown[seat] = k.symbols[k.group[seat]][(d.first ? right : left) / d.stride[i] % d.kinds[i]];
      tally[shown[seat]]++;
    }
    int mask = r.gone[(thrown * (k.seats + 1) + tally[0]) * (k.seats + 1) + tally[1]];
    for (int seat = 0; seat < k.seats; seat++) number = number * 4 + (mask >> shown[seat] & 1 ? shown[seat] + 1 : 0);
    if (!number) idle = 1.0;
    int64_t after = room.after[number];
    for (int g = 0; g < k.groups; g++) {
      double worth = number ? worth_of(r, after, k.first[g], values) : again[k.first[g]];
      w.pay[g * k.joints + joint] = worth;
      w.pay[(k.groups + g) * k.joints + right * one.total + left] = worth;
    }
  }
  sync();
  return highest(idle) > 0.0;
}

FN void solve_throw(const Rules& r, const Settings& z, Room& room, Work& w, int thrown, int idle) {
  const Shape& k = room.shape;
  const double *again = room.rounds + (idle + 1) * k.seats, *best = room.most_rounds + (idle + 1) * k.seats;
  bool stalls = fill(r, room, w, thrown, r.values, again);
  bool found = settle(k, w, z);
  for (int row = lane(); row < k.size; row += LANES) {
    int g = k.row_group[row];
    double sum = 0.0;
    for (int other = k.start[g]; other < k.start[g + 1]; other++) sum += chance_of(w.y[other], z);
    w.x[row] = chance_of(w.y[row], z) / sum;
  }
  sync();
  expect(k, w, false);
  for (int g = lane(); g < k.groups; g += LANES) {
    double sum = 0.0;
    for (int row = k.start[g]; row < k.start[g + 1]; row++) sum += w.x[row] * w.u[row];
    room.worth[thrown * k.seats + g] = sum;
  }
  sync();
  fill(r, room, w, thrown, r.bests, best);
  expect(k, w, false);
  for (int g = lane(); g < k.groups; g += LANES) {
    double most = w.u[k.start[g]];
    for (int row = k.start[g]; row < k.start[g + 1]; row++) most = fmax(most, w.u[row]);
    room.most[thrown * k.seats + g] = most;
  }
  if (lane() == 0) {
    room.stalls[thrown] = stalls;
    add(&room.lost, !found);
    add(&room.paths, 1);
  }
  sync();
}

FN void average(const Rules& r, Room& room, int seat, int idle) {
  double value = 0.0, best = 0.0;
  for (int thrown = 0; thrown < r.throws; thrown++) {
    value += r.weights[thrown] * room.worth[thrown * r.seats + room.shape.group[seat]];
    best += r.weights[thrown] * room.most[thrown * r.seats + room.shape.group[seat]];
  }
  room.rounds[idle * r.seats + seat] = value;
  room.most_rounds[idle * r.seats + seat] = best;
}

FN void solve_state(const Rules& r, const Settings& z, Room& room, Work& w, double* space, int thread, int threads,
                    int state, Result& result) {
  const int* hands = r.states + size_t(state) * r.seats;
  if (thread == 0) {
    outline(room.shape, r.seats, hands, r.counts);
    fill_tables(room.shape);
    room.next = room.lost = room.paths = 0;
  }
  for (int number = 1 + thread; number < 1 << 2 * r.seats; number += threads) room.after[number] = follows(r, hands, number);
  for (int seat = thread; seat < r.seats; seat += threads)
    room.rounds[r.limit * r.seats + seat] = room.most_rounds[r.limit * r.seats + seat] = 1.0 / r.seats;  // POK-14
  gather();
  carve(room.shape, space, w);
  int idle = r.limit;
  double change = INFINITY, worst = 0.0;
  while (idle > 0 && !(change < z.steady)) {
    idle--;
    for (int thrown = from_first(lane() ? 0 : add(&room.next, 1)); thrown < r.throws;
         thrown = from_first(lane() ? 0 : add(&room.next, 1)))
      if (idle == r.limit - 1 || room.stalls[thrown]) solve_throw(r, z, room, w, thrown, idle);
    gather();
    for (int seat = thread; seat < r.seats; seat += threads) average(r, room, seat, idle);
    if (thread == 0) room.next = 0;
    gather();
    change = 0.0;
    for (int seat = 0; seat < r.seats; seat++) {
      int at = idle * r.seats + seat;
      change = fmax(change, fabs(room.rounds[at] - room.rounds[at + r.seats]));
      change = fmax(change, fabs(room.most_rounds[at] - room.most_rounds[at + r.seats]));
      worst = fmax(worst, room.most_rounds[at] - room.rounds[at]);
    }
  }
  for (int seat = thread; seat < r.seats; seat += threads) {
    result.values[seat] = room.rounds[idle * r.seats + seat];
    result.bests[seat] = room.most_rounds[idle * r.seats + seat];
  }
  if (thread == 0) result.depth = r.limit - idle, result.lost = room.lost, result.paths = room.paths, result.worst = worst;
  gather();
}
