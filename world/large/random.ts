/** A number in [0, 1) at each call, the same stream for the same seed. */
export type Random = () => number;

/** mulberry32: small, fast and even enough for a world of words. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** An index below `n` by a power law: low ones often, high ones seldom (Zipf with exponent 1 - 1/steepness). */
export const skewed = (n: number, next: Random, steepness = 3.5): number => Math.floor(n * next() ** steepness);

export const pick = <T>(list: readonly T[], next: Random): T => list[Math.floor(next() * list.length)] as T;

/** The numbers 0 to n-1 in an order drawn from `next`. */
export function shuffled(n: number, next: Random): Uint32Array {
  const order = Uint32Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const swapped = order[i] as number;
    order[i] = order[j] as number;
    order[j] = swapped;
  }
  return order;
}
