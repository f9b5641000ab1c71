// One stage game of POK: the logit quantal-response path, step by step as in solve_stage.py.
#pragma once
#include "solve_shape.h"

struct Settings {  // the constants of solve_stage.py and solve_state.py, in this order
  double first, last, longest, shortest, steps, straight, nearby, farthest, close, close_enough, pure, steady, shifts;
  double shift[16];
};

struct Work {  // of one stage game; vectors have a place for each logarithm y, and one more for s = log lambda
  double *weight, *sums, *slope, *matrix, *x, *u, *y, *bias, *tried, *guess, *along, *slide, *next_along, *next_slide, *step;
  double* pay;
  int width;  // of the matrix; its last used column holds the right side
};

ANY int carve(const Shape& k, double* base, Work& w) {
  double* at = base;
  int n = k.size + 1;
  w.width = (n + 1) | 1;
  w.weight = at, at += k.entries;
  w.sums = at, at += k.items;
  w.slope = at, at += k.size * k.size;
  w.matrix = at, at += n * w.width;
  w.x = at, w.u = at + n, w.y = at + 2 * n, w.bias = at + 3 * n, w.tried = at + 4 * n, at += 5 * n;
  w.guess = at, w.along = at + n, w.slide = at + 2 * n, w.next_along = at + 3 * n, w.next_slide = at + 4 * n, at += 5 * n;
  w.step = at, at += 2 * n;
  return int(at - base);
}

// The mean payoff u of every action against the mixes x, and its slope in the others' mixes.
FN void expect(const Shape& k, Work& w, bool slopes) {
  for (int e = lane(); e < k.entries; e += LANES) {
    Entry entry = k.entry[e];
    const Side& d = k.side[entry.side];
    double chance = 1.0;
    for (int i = 0; i < d.seats; i++)
      if (!(entry.skip >> i & 1)) chance *= w.x[k.start[k.group[d.first + i]] + entry.at / d.stride[i] % d.kinds[i]];
    w.weight[e] = chance;
  }
  sync();
  for (int i = lane(); i < k.items; i += LANES) {
    Item item = k.item[i];
    const double *pay = w.pay + item.cell, *weight = w.weight + item.start;
    const Entry* entry = k.entry + item.start;
    double sum = 0.0;
    for (int t = 0; t < item.count; t++) sum += weight[t] * pay[entry[t].at * item.width];
    w.sums[i] = sum;
  }
  sync();
  for (int row = lane(); row < k.size; row += LANES) {
    int g = k.row_group[row], s = side_of(k, k.first[g]), me = k.first[g] - k.side[s].first;
    const Side& d = k.side[s];
    const double* sums = w.sums + k.own[g] + (row - k.start[g]) * d.stride[me];
    double sum = 0.0;
    for (int e = d.one[me]; e < d.one[me] + d.ones[me]; e++) sum += w.weight[e] * sums[k.entry[e].at];
    w.u[row] = sum;
  }
  for (int i = lane(); slopes && i < k.size * k.size; i += LANES) {
    int row = i / k.size, column = i - row * k.size, g = k.row_group[row], h = k.row_group[column];
    int a = row - k.start[g], b = column - k.start[h], s = side_of(k, k.first[g]), me = k.first[g] - k.side[s].first;
    double sum = 0.0;
    for (int seat = k.first[h]; seat < k.seats && k.group[seat] == h; seat++) {
      if (seat == k.first[g]) continue;
      int o = side_of(k, seat), it = seat - k.side[o].first;
      const Side& d = k.side[o];
      int e = o == s ? d.two[me][it] : d.one[it], end = e + (o == s ? d.twos[me][it] : d.ones[it]);
      const double* sums = w.sums + (o == s ? k.own[g] + a * d.stride[me] : k.far[g] + a * d.total) + b * d.stride[it];
      for (; e < end; e++) sum += w.weight[e] * sums[k.entry[e].at];
    }
    w.slope[i] = sum;
  }
  sync();
}

// Solve the linear system of n rows; w.step becomes the solution. Returns the sign of the determinant, 0 if singular.
FN int eliminate(Work& w, int n) {
  double *a = w.matrix, *inverse = w.step + n;
  int wide = w.width, sign = 1;
  for (int column = 0; column < n; column++) {
    double big = -1.0;
    int pivot = column;
    for (int row = column + lane(); row < n; row += LANES)
      if (fabs(a[row * wide + column]) > big) big = fabs(a[row * wide + column]), pivot = row;
    highest_at(big, pivot);
    if (big < 1e-300) return 0;
    if (a[pivot * wide + column] < 0.0) sign = -sign;
    sync();
    if (pivot != column) {
      sign = -sign;
      for (int i = column + lane(); i <= n; i += LANES) {
        double swapped = a[pivot * wide + i];
        a[pivot * wide + i] = a[column * wide + i], a[column * wide + i] = swapped;
      }
      sync();
    }
    double scale = 1.0 / a[column * wide + column];
    if (lane() == 0) inverse[column] = scale;
    for (int row = column + 1 + lane(); row < n; row += LANES) {
      double factor = a[row * wide + column] * scale;
      if (factor != 0.0)
        for (int i = column + 1; i <= n; i++) a[row * wide + i] -= factor * a[column * wide + i];
    }
    sync();
  }
  for (int row = n - 1; row >= 0; row--) {
    double found = a[row * wide + n] * inverse[row];
    for (int other = lane(); other < row; other += LANES) a[other * wide + n] -= a[other * wide + row] * found;
    if (lane() == 0) w.step[row] = found;
    sync();
  }
  return sign;
}

FN double chance_of(double y, const Settings& z) { return exp(fmax(y, -z.pure)); }

// The path's equations at (y, s), bordered by the direction `along` (null: s is fixed). The right side asks for a correction,
// or, if `tangent`, for the direction of the path.
FN void linearise(const Shape& k, Work& w, const Settings& z, const double* y, double s, const double* along, bool tangent) {
  double precision = exp(s);
  int n = k.size;
  for (int i = lane(); i < n; i += LANES) w.x[i] = chance_of(y[i], z);
  sync();
  expect(k, w, true);
  for (int i = lane(); i < n * n; i += LANES) {
    int row = i / n, column = i - row * n, g = k.row_group[row], top = k.start[g];
    for (int other = top + 1; other < k.start[g + 1]; other++)
      if (y[other] > y[top]) top = other;
    double cell = row == top ? (k.row_group[column] == g ? w.x[column] : 0.0)
                             : double(row == column) - double(column == top) -
                                   precision * (w.slope[i] - w.slope[top * n + column]) * w.x[column];
    w.matrix[row * w.width + column] = cell;
    if (column) continue;
    double miss = 1.0, difference = 0.0;
    if (row == top)
      for (int b = k.start[g]; b < k.start[g + 1]; b++) miss -= w.x[b];
    else
      difference = precision * (w.u[row] - w.u[top]), miss = difference + w.bias[row] - w.bias[top] - (y[row] - y[top]);
    w.matrix[row * w.width + n] = -difference;
    w.matrix[row * w.width + n + 1] = tangent ? 0.0 : miss;
  }
  for (int i = lane(); i <= n + 1; i += LANES) {
    double cell = i > n ? double(tangent) : !along ? double(i == n) : i == n ? along[n] : along[i] * w.x[i];
    w.matrix[n * w.width + i] = cell;
  }
  sync();
}

FN double change_of(const Shape& k, const Work& w, const Settings& z, const double* y) {
  double moved = fabs(w.step[k.size]);
  if (!(moved < INFINITY)) moved = INFINITY;
  for (int i = lane(); i < k.size; i += LANES) {
    double chance = chance_of(y[i], z), grown = chance_of(fmin(y[i] + w.step[i], 1.0), z) - chance;
    double most = fmax(fabs(chance * w.step[i]), grown);
    moved = fmax(moved, w.step[i] == w.step[i] ? most : INFINITY);
  }
  return highest(moved);
}

// Newton's method back to the path; returns the number of rounds, 0 if it does not converge.
FN int correct(const Shape& k, Work& w, const Settings& z, double* y, double& s, const double* along, int rounds, double close) {
  double last = INFINITY;
  for (int number = 1; number <= rounds; number++) {
    linearise(k, w, z, y, s, along, false);
    if (!eliminate(w, k.size + 1)) return 0;
    double moved = change_of(k, w, z, y);
    if (!(moved < fmax(2.0, 2.0 * last)) || moved > 3.0) return 0;
    for (int i = lane(); i < k.size; i += LANES) y[i] = fmin(y[i] + w.step[i], 0.5);
    s += w.step[k.size];
    sync();
    if (moved < close) return number;
    last = moved;
  }
  return 0;
}

// The direction of the path, of length 1 in probabilities and s (`along`) and in y (`slide`); the determinant's sign.
FN int tangent(const Shape& k, Work& w, const Settings& z, const double* y, double s, const double* before, double* slide,
               double* along) {
  linearise(k, w, z, y, s, before, true);
  int sign = eliminate(w, k.size + 1);
  if (!sign) return 0;
  double square = 0.0;
  for (int i = lane(); i <= k.size; i += LANES) {
    double part = i == k.size ? w.step[i] : chance_of(y[i], z) * w.step[i];
    square += part * part;
  }
  double length = sqrt(total(square));
  for (int i = lane(); i <= k.size; i += LANES) {
    along[i] = (i == k.size ? w.step[i] : chance_of(y[i], z) * w.step[i]) / length;
    slide[i] = w.step[i] / length;
  }
  sync();
  return sign;
}

// One step along the path; returns the rounds of its correction, 0 if a shorter step is needed.
FN int advance(const Shape& k, Work& w, const Settings& z, double& s, double step, int sign) {
  int n = k.size;
  double goal = s + step * w.slide[n], reached = goal, square = 0.0, bend = 0.0;
  for (int i = lane(); i < n; i += LANES) w.guess[i] = w.tried[i] = w.y[i] + step * w.slide[i];
  sync();
  int rounds = correct(k, w, z, w.tried, reached, w.along, 8, z.close_enough);
  if (!rounds) return 0;
  for (int i = lane(); i < n; i += LANES) {
    double apart = exp(w.guess[i]) - exp(w.tried[i]);
    square += apart * apart;
  }
  double shift = sqrt(total(square) + (goal - reached) * (goal - reached));
  if (!(shift < fmin(z.nearby * step, z.farthest))) return 0;
  if (tangent(k, w, z, w.tried, reached, w.along, w.next_slide, w.next_along) != sign) return 0;
  for (int i = lane(); i <= n; i += LANES) bend += w.along[i] * w.next_along[i];
  if (!(total(bend) > z.straight)) return 0;
  for (int i = lane(); i <= n; i += LANES) {
    if (i < n) w.y[i] = w.tried[i];
    w.along[i] = w.next_along[i], w.slide[i] = w.next_slide[i];
  }
  s = reached;
  sync();
  return rounds;
}

// Follow the path from uniform play to the last precision; w.y becomes its end. False if the path is lost.
FN bool follow(const Shape& k, Work& w, const Settings& z) {
  int n = k.size;
  for (int i = lane(); i < n; i += LANES) w.y[i] = -log(double(k.kinds[k.row_group[i]]));
  for (int i = lane(); i <= n; i += LANES) w.next_along[i] = i == n;
  sync();
  double s = z.first, step = 0.5;
  if (!correct(k, w, z, w.y, s, nullptr, 20, z.close)) return false;
  int sign = tangent(k, w, z, w.y, s, w.next_along, w.slide, w.along);
  for (int number = 0; sign && number < int(z.steps); number++) {
    int rounds;
    if (s + step * w.slide[n] >= z.last) {
      double end = z.last;
      for (int i = lane(); i < n; i += LANES) w.tried[i] = w.y[i] + (z.last - s) / w.slide[n] * w.slide[i];
      sync();
      rounds = correct(k, w, z, w.tried, end, nullptr, 12, z.close);
      if (rounds) {
        for (int i = lane(); i < n; i += LANES) w.y[i] = w.tried[i];
        sync();
        return true;
      }
    } else {
      rounds = advance(k, w, z, s, step, sign);
    }
    if (s < z.first - 1.0 || step < z.shortest) return false;
    step = !rounds ? step * 0.4 : rounds <= 4 ? fmin(step * 1.7, z.longest) : rounds >= 6 ? step * 0.7 : step;
  }
  return false;
}

FN bool settle(const Shape& k, Work& w, const Settings& z) {
  for (int number = 0; number < int(z.shifts); number++) {
    for (int i = lane(); i < k.size; i += LANES) w.bias[i] = z.shift[number] * fmod((i + 1) * (i + 1) * 0.7548776662, 1.0);
    sync();
    if (follow(k, w, z)) return true;
  }
  return false;
}
