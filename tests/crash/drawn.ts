import { random } from '../../world/large/random.ts';

/** Numbers drawn by a seed. */
export interface Drawn {
  /** From 0 up to below this. */
  int(below: number): number;
}

export function drawnBy(seed: number): Drawn {
  const next = random(seed);
  return { int: (below) => Math.floor(next() * below) };
}
