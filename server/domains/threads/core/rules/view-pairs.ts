/** A thread, and 64 bits that stand for who read it in a day: hashed, so that they are evenly spread. */
export interface ViewPair {
  tid: number;
  high: number;
  low: number;
}

/** What a view takes in a batch: the thread's number, then the reader's bits. */
export const pairBytes = 16;

/** Packs what readers read. */
export function packPairs(readers: readonly { key: Buffer; tids: ReadonlySet<number> }[]): Buffer {
  const packed = Buffer.allocUnsafe(readers.reduce((sum, { tids }) => sum + tids.size, 0) * pairBytes);
  let at = 0;
  for (const { key, tids } of readers)
    for (const tid of tids) {
      packed.writeDoubleLE(tid, at);
      key.copy(packed, at + 8, 0, 8);
      at += pairBytes;
    }
  return packed;
}

/** Reads a batch, pair by pair; the pair that is given is the same object, filled anew. */
export function eachPair(packed: Buffer, take: (pair: Readonly<ViewPair>) => void): void {
  const pair: ViewPair = { tid: 0, high: 0, low: 0 };
  for (let at = 0; at + pairBytes <= packed.length; at += pairBytes) {
    pair.tid = packed.readDoubleLE(at);
    pair.high = packed.readUInt32LE(at + 8);
    pair.low = packed.readUInt32LE(at + 12);
    take(pair);
  }
}

const two32 = 2 ** 32;
const leastSlots = 1024;

/**
 * Which pairs there were: 12 to 24 bytes each, where a set of strings takes a hundred. A pair is known by 64 bits; a reader's threads,
 * and a thread's readers, are never taken for one another, and of a million pairs two are once in tens of millions of hours.
 */
export class PairSet {
  size = 0;
  #slots = new Uint32Array(leastSlots * 2);
  #zeros = false;

  /** True where the pair is new. */
  add({ tid, high, low }: Readonly<ViewPair>): boolean {
    if (this.size * 3 > this.#slots.length) this.#grow();
    const ofThread = Math.imul(tid >>> 0, 0x9e3779b1);
    const first = (high ^ Math.imul(Math.floor(tid / two32), 0x85ebca6b) ^ (ofThread >>> 15)) >>> 0;
    const second = (low ^ ofThread) >>> 0;
    if (first !== 0 || second !== 0) return this.#put(first, second);
    // Two zeros mark a place as free.
    const isNew = !this.#zeros;
    this.#zeros = true;
    if (isNew) this.size += 1;
    return isNew;
  }

  #put(first: number, second: number): boolean {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let at = (second * 2) & mask; ; at = (at + 2) & mask) {
      if (slots[at] === first && slots[at + 1] === second) return false;
      if (slots[at] !== 0 || slots[at + 1] !== 0) continue;
      slots[at] = first;
      slots[at + 1] = second;
      this.size += 1;
      return true;
    }
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Uint32Array(before.length * 2);
    this.size = this.#zeros ? 1 : 0;
    for (let at = 0; at < before.length; at += 2) {
      const [first = 0, second = 0] = [before[at], before[at + 1]];
      if (first !== 0 || second !== 0) this.#put(first, second);
    }
  }
}
