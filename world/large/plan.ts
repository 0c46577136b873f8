import { type Random, random, shuffled, skewed } from './random.ts';

export interface Size {
  members: number;
  threads: number;
  /** All posts, the threads' first ones included. */
  posts: number;
}

/**
 * Who wrote what when, before a word of it is written. Two million posts are planned in typed arrays, in the order
 * of their threads; `order` lists them by time, which is the order of their ids and of the table on disk.
 */
export interface Plan {
  size: Size;
  /** Seconds since 1970. Members are numbered in the order they joined. */
  joined: Float64Array;
  /** Index into `countryWeights` of each member. */
  country: Uint8Array;
  /** First post of each thread in the arrays below; one more entry closes the last thread. */
  start: Uint32Array;
  thread: Uint32Array;
  author: Uint32Array;
  at: Float64Array;
  floor: Uint32Array;
  /** Index of the parent and of the answered post; `none` where there is none. */
  parent: Uint32Array;
  quote: Uint32Array;
  children: Uint32Array;
  likes: Uint16Array;
  order: Uint32Array;
  /** Place of each post in `order`. */
  rank: Uint32Array;
}

export const none = 0xffffffff;

/** Share of members by country; the world leans on the countries where the site is at home. */
export const countryWeights = [
  ['ng', 24],
  ['in', 20],
  ['eg', 10],
  ['ke', 9],
  ['pk', 8],
  ['ci', 8],
  ['ma', 7],
  ['gh', 4],
  ['id', 3],
  ['tz', 2],
  ['ug', 2],
  ['ph', 1],
  ['bd', 1],
  ['np', 1],
] as const;

const day = 86_400;
const span = 540 * day;

/** Plans a world that ends at `end` (seconds since 1970). The same seed and size give the same world. */
export function planWorld(size: Size, end: number, seed = 2026): Plan {
  const next = random(seed);
  const plan = emptyPlan(size);
  planMembers(plan, end, next);
  const crowd = crowdOf(plan, end, next);
  planThreads(plan, end, next);
  for (let t = 0; t < size.threads; t++) planPosts(plan, t, end, crowd, next);
  planOrder(plan, end);
  planLikes(plan, crowd, next);
  return plan;
}

function emptyPlan(size: Size): Plan {
  const u32 = (length: number) => new Uint32Array(length);
  return {
    size,
    joined: new Float64Array(size.members),
    country: new Uint8Array(size.members),
    start: u32(size.threads + 1),
    thread: u32(size.posts),
    author: u32(size.posts),
    at: new Float64Array(size.posts),
    floor: u32(size.posts),
    parent: u32(size.posts).fill(none),
    quote: u32(size.posts).fill(none),
    children: u32(size.posts),
    likes: new Uint16Array(size.posts),
    order: u32(size.posts),
    rank: u32(size.posts),
  };
}

/** Members join over the whole time, the first tenth before the first thread. */
function planMembers({ size, joined, country }: Plan, end: number, next: Random): void {
  const total = countryWeights.reduce((sum, [, weight]) => sum + weight, 0);
  for (let m = 0; m < size.members; m++) {
    const share = Math.max(0, (m / size.members - 0.1) / 0.9);
    joined[m] = Math.floor(end - span * 1.05 + span * share ** 1.2);
    let draw = next() * total;
    let c = 0;
    while (c < countryWeights.length - 1 && draw >= countryWeights[c]![1]) draw -= countryWeights[c++]![1];
    country[m] = c;
  }
}

interface Crowd {
  /** How many members have joined by a time. */
  joinedBy(at: number): number;
  /** Somebody of a country who had joined by then, active members far more often than others. */
  of(country: number, at: number): number;
  anyone(at: number): number;
}

function crowdOf({ size, joined, country }: Plan, end: number, next: Random): Crowd {
  // Activity has nothing to do with when somebody joined: the most active come first in a shuffled list.
  const active: number[][] = countryWeights.map(() => []);
  for (const m of shuffled(size.members, next)) active[country[m]!]!.push(m);
  const joinedBy = (at: number) => {
    const share = Math.max(0, (at - (end - span * 1.05)) / span) ** (1 / 1.2);
    let m = Math.min(size.members, Math.floor((share * 0.9 + 0.1) * size.members) + 1);
    while (m > 1 && joined[m - 1]! >= at) m--;
    return m;
  };
  const anyone = (at: number) => Math.floor(next() * joinedBy(at));
  const of = (c: number, at: number) => {
    const list = active[c]!;
    for (let tries = 0; tries < 3 && list.length > 0; tries++) {
      const m = list[skewed(list.length, next)]!;
      if (joined[m]! < at) return m;
    }
    return anyone(at);
  };
  return { joinedBy, of, anyone };
}

/** Gives each thread its time and its number of posts: few threads have thousands, most have about ten. */
function planThreads({ size, start, at }: Plan, end: number, next: Random): void {
  const ranks = shuffled(size.threads, next);
  const weight = new Float64Array(size.threads);
  let sum = 0;
  for (let t = 0; t < size.threads; t++) {
    weight[t] = next() < 0.1 ? 0 : (ranks[t]! + 1) ** -0.72 * (0.6 + next() * 0.8);
    sum += weight[t]!;
  }
  const replies = size.posts - size.threads;
  const counts = weight.map((each) => Math.floor((each / sum) * replies));
  let left = replies - counts.reduce((total, each) => total + each, 0);
  for (let t = 0; left > 0; t = (t + 1) % size.threads) {
    if (weight[t] === 0 && left < size.threads) continue;
    counts[t]! += 1;
    left--;
  }
  const born = Float64Array.from({ length: size.threads }, () =>
    Math.floor(end - 3600 - (span - 4000) * next() ** 1.4),
  );
  born.sort();
  for (let t = 0; t < size.threads; t++) {
    start[t + 1] = start[t]! + 1 + counts[t]!;
    at[start[t]!] = born[t]!;
  }
}

/** Fills one thread: times, authors, and which reply answers which. */
function planPosts(plan: Plan, t: number, end: number, crowd: Crowd, next: Random): void {
  const { start, at, author, thread, floor, parent, quote, children } = plan;
  const first = start[t]!;
  const last = start[t + 1]!;
  const born = at[first]!;
  const home = plan.country[crowd.anyone(born)]!;
  author[first] = crowd.of(home, born);
  thread[first] = t;
  // The talk of a big thread goes on for months, that of a small one for two days.
  const life = Math.min(end - born - 60, day * (2 + (last - first) / 40));
  for (let p = first + 1; p < last; p++) at[p] = Math.floor(born + 30 + life * next() ** 3);
  at.subarray(first + 1, last).sort();
  const tops: number[] = [];
  const answered = new Map<number, number>();
  for (let p = first + 1; p < last; p++) {
    thread[p] = t;
    const place = next();
    author[p] = place < 0.08 ? author[first]! : place < 0.75 ? crowd.of(home, at[p]!) : crowd.anyone(at[p]!);
    if (tops.length === 0 || next() > 0.3) {
      floor[p] = tops.push(p);
      continue;
    }
    const chosen =
      next() < 0.25
        ? tops[skewed(Math.min(3, tops.length), next, 1)]!
        : tops[tops.length - 1 - skewed(Math.min(12, tops.length), next, 2)]!;
    parent[p] = chosen;
    children[chosen]! += 1;
    const before = answered.get(chosen);
    if (before !== undefined && next() < 0.35) quote[p] = before;
    answered.set(chosen, p);
  }
}

/** Sorts all posts by time; a thread's posts keep their order where the second is the same. */
function planOrder({ size, at, order, rank }: Plan, end: number): void {
  const origin = Math.floor(end - span * 1.1);
  const shift = 2 ** 25;
  const keys = Float64Array.from({ length: size.posts }, (_, p) => (at[p]! - origin) * shift + p);
  keys.sort();
  for (let i = 0; i < size.posts; i++) {
    const p = keys[i]! % shift;
    order[i] = p;
    rank[p] = i;
  }
}

function planLikes({ size, start, likes, at }: Plan, crowd: Crowd, next: Random): void {
  for (let t = 0; t < size.threads; t++) {
    const first = start[t]!;
    const last = start[t + 1]!;
    const warmth = next() ** 3;
    for (let p = first; p < last; p++) {
      const wanted = p === first ? warmth * (4 + (last - first) * 0.25) : next() < 0.2 ? 0.6 / (next() + 0.02) : 0;
      // Never more than half of those who are there, so that distinct members can always be named.
      likes[p] = wanted < 1 ? 0 : Math.min(wanted, 2000, (crowd.joinedBy(at[p]!) - 1) / 2);
    }
  }
}

/** The distinct members who like a post, none of them its author. */
export function* likersOf(plan: Plan, post: number, joinedBy: number): Generator<number> {
  const n = plan.likes[post]!;
  // Odd multiples of a step walk through the members without meeting one twice.
  let step = (post % 97) * 2 + 101;
  while (gcd(step, joinedBy) !== 1) step += 2;
  let who = (post * 7919) % joinedBy;
  for (let given = 0; given < n; ) {
    if (who !== plan.author[post]) {
      yield who;
      given++;
    }
    who = (who + step) % joinedBy;
  }
}

function gcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** How many members had joined by a time: the rule that likers and followers are drawn by. */
export function joinedBefore({ joined }: Plan, at: number): number {
  let low = 0;
  let high = joined.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (joined[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
