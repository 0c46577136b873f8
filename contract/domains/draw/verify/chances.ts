import type { Entry } from './entries.ts';
import type { Chances } from './picks.ts';

/** The chances of a whole list: found by halves, in the sums of the weights. */
export function chancesOf(entries: readonly Pick<Entry, 'ticket' | 'weight'>[]): Chances {
  const sums = new Float64Array(entries.length);
  let total = 0;
  entries.forEach(({ weight }, at) => {
    total += weight;
    sums[at] = total;
  });
  const ticketAt = (number: number): number => {
    let [low, high] = [0, entries.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > number) high = middle;
      else low = middle + 1;
    }
    return entries[low]?.ticket ?? 0;
  };
  return { total, ticketAt, entries: entries.length };
}
