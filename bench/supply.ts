/** Things that nobody used yet: each is handed out once. */
export interface Supply<T> {
  /** As many as there are left, at most `count`; an empty supply is an error. */
  take(count: number): T[];
}

export function supplyOf<T>(all: readonly T[]): Supply<T> {
  let taken = 0;
  return {
    take: (count) => {
      const next = all.slice(taken, taken + count);
      if (next.length === 0) throw new Error('nothing is left that no line used before: the world is too small');
      taken += next.length;
      return next;
    },
  };
}
