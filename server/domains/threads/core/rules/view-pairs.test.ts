import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachPair, PairSet, packPairs, type ViewPair } from './view-pairs.ts';

const bits = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const tids = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.maxSafeInteger().map(Math.abs));

test('a batch holds what was packed, 16 bytes a view', () => {
  const reader = fc.tuple(fc.uint8Array({ minLength: 8, maxLength: 32 }), fc.array(tids, { maxLength: 5 }));
  fc.assert(
    fc.property(fc.array(reader, { maxLength: 20 }), (all) => {
      const readers = all.map(([key, read]) => ({ key: Buffer.from(key), tids: new Set(read) }));
      const packed = packPairs(readers);
      const found: string[] = [];
      eachPair(packed, ({ tid, high, low }) => found.push(`${tid} ${high} ${low}`));
      const meant = readers.flatMap(({ key, tids: read }) =>
        [...read].map((tid) => `${tid} ${key.readUInt32LE(0)} ${key.readUInt32LE(4)}`),
      );
      expect(found).toEqual(meant);
      expect(packed.length).toBe(meant.length * 16);
    }),
  );
});

test('a set knows which pairs there were, however many, also the one of zeros', () => {
  const few = fc.integer({ min: 0, max: 3 });
  const pair = fc.record({ tid: tids, high: fc.oneof(few, bits), low: fc.oneof(few, bits) });
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 3000, size: 'max' }), (pairs) => {
      const [set, meant] = [new PairSet(), new Set<string>()];
      for (const each of [{ tid: 0, high: 0, low: 0 }, ...pairs]) {
        const name = `${each.tid} ${each.high} ${each.low}`;
        expect(set.add(each), name).toBe(!meant.has(name));
        meant.add(name);
      }
      expect(set.size).toBe(meant.size);
    }),
    { numRuns: 20 },
  );
});

test('a reader’s threads, and a thread’s readers, are never taken for one another', () => {
  const set = new PairSet();
  const key: Omit<ViewPair, 'tid'> = { high: 0x9e3779b1, low: 0x85ebca6b };
  for (let tid = 1; tid <= 100_000; tid += 1) expect(set.add({ ...key, tid })).toBe(true);
  for (let tid = 2 ** 32 + 1; tid <= 2 ** 32 + 1000; tid += 1) expect(set.add({ ...key, tid })).toBe(true);
  for (let tid = 1; tid <= 100_000; tid += 1) expect(set.add({ ...key, tid })).toBe(false);
});
