import type { ViewPair } from './view-pairs.ts';

/** What one customer's line, which thousands may share, counts for a thread in an hour: browsers' names are made up at will. */
export const mostOfLine = 500;

const cells = 2 ** 20;

/**
 * How often each line read each thread in an hour, in 2 MB however many there are. Two that fall on one cell share what is counted of them:
 * of a million views that is one on each cell, and nobody comes near the most by it.
 */
export class LineCounts {
  #counts = new Uint16Array(cells);

  /** True while the line has read the thread less than the most. */
  add({ tid, high }: Readonly<ViewPair>): boolean {
    const mixed = Math.imul(high ^ Math.imul(tid >>> 0, 0x9e3779b1) ^ Math.floor(tid / 2 ** 32), 0x85ebca6b);
    const at = (mixed ^ (mixed >>> 15)) & (cells - 1);
    const count = this.#counts[at] ?? 0;
    if (count >= mostOfLine) return false;
    this.#counts[at] = count + 1;
    return true;
  }
}
