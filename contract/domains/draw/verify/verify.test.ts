import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, joinedBytes, numberBytes, toHex } from './bytes.ts';
import { chancesOf } from './chances.ts';
import { checkDraw, isFitting } from './check.ts';
import { type Entry, holderOf, leafOf, proofOf, rootBy, rootOf } from './entries.ts';
import { type DrawFacts, firstLine, lineOf, readFile } from './files.ts';
import { numbersOf } from './numbers.ts';
import { nextPrize, type Pick, ticketsOf } from './picks.ts';
import { type Hash, hmac, sha256 } from './sha256.ts';

const quick: Hash = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());
const seedOf = (number: number): Uint8Array => quick(numberBytes(number, 8));
const root = quick(new Uint8Array([7]));
const none = new Uint8Array();

/** A published draw of so many entries, as its file says it. */
function published(count: number, { once = true, weights = [1] }: { once?: boolean; weights?: number[] } = {}) {
  const entries: Entry[] = Array.from({ length: count }, (_, at) => ({
    ticket: at + 1,
    weight: weights[at % weights.length] ?? 1,
    holder: holderOf(quick, seedOf(at).subarray(0, 16), at + 100),
  }));
  const [seed, signature] = [seedOf(count), seedOf(99)];
  const tree = rootOf(
    quick,
    entries.map((entry, at) => leafOf(quick, 5, at + 1, entry)),
  );
  const chances = chancesOf(entries);
  const prizes = [
    { id: 31, count: 1 },
    { id: 32, count: 2 },
  ];
  const next = ticketsOf(numbersOf(quick, { seed, root: tree, beacon: quick(signature) }), chances, once);
  const picks: Pick[] = [31, 32, 32].map((prizeid, at) => ({
    ...{ place: at + 1, prizeid, ticket: next() ?? 0, outcome: 'won' as const, again: 0 },
  }));
  const beacon = {
    round: 12,
    chain: 'ab',
    randomness: toHex(quick(signature)),
    signature: toHex(signature),
    previous: '',
  };
  const facts: DrawFacts = {
    ...{ form: 1, drawid: 5, commitment: toHex(quick(seed)), seed: toHex(seed), root: toHex(tree) },
    ...{ entries: count, chances: chances.total, once, beacon, prizes, picks },
  };
  return { facts, entries };
}

/** Chi-squared of counts against what is expected of each. */
const chiSquared = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, at) => sum + (count - (expected[at] ?? 1)) ** 2 / (expected[at] ?? 1), 0);

describe('what is computed', () => {
  test('SHA-256 and HMAC are those of everybody, whatever the length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 64 }), (bytes, key) => {
        expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
        expect(toHex(hmac(sha256, key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
      }),
    );
  });

  test('the numbers are those of HMAC-DRBG as the standard writes it', () => {
    const material = { seed: seedOf(1), root, beacon: seedOf(2) };
    const once = (key: Buffer, ...parts: Uint8Array[]) =>
      createHmac('sha256', key).update(Buffer.concat(parts)).digest();
    let [key, value]: [Buffer, Buffer] = [Buffer.alloc(32, 0), Buffer.alloc(32, 1)];
    const entropy = createHash('sha256')
      .update(Buffer.concat([material.seed, root, material.beacon]))
      .digest();
    key = once(key, value, Buffer.from([0]), entropy);
    value = once(key, value);
    key = once(key, value, Buffer.from([1]), entropy);
    value = once(key, value);
    const next = numbersOf(sha256, material);
    for (let i = 0; i < 20; i++) {
      value = once(key, value);
      const drawn = value.readUIntBE(0, 6);
      key = once(key, value, Buffer.from([0]));
      value = once(key, value);
      expect(next(2 ** 48)).toBe(drawn);
    }
  });

  test('a number that would make some chances likelier is thrown away', () => {
    // Of 2^48 numbers those above 2^47 and one lead nowhere where there are so many chances: about half.
    const below = 2 ** 47 + 1;
    const [all, fair] = [
      numbersOf(quick, { seed: seedOf(3), root, beacon: none }),
      numbersOf(quick, { seed: seedOf(3), root, beacon: none }),
    ];
    const wanted: number[] = [];
    for (let i = 0; i < 60; i++) {
      const drawn = all(2 ** 48);
      if (drawn < below) wanted.push(drawn);
    }
    expect(wanted.map(() => fair(below))).toEqual(wanted);
    expect(wanted.length).toBeLessThan(45);
  });

  test('every chance is as likely as the others, over ten thousand seeds', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let seed = 0; seed < 10_000; seed++) {
      const at = numbersOf(quick, { seed: seedOf(seed), root, beacon: none })(10);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    // 9 degrees of freedom: 27.9 is passed once in a thousand times.
    expect(chiSquared(counts, Array(10).fill(1000))).toBeLessThan(27.9);
  });

  test('weighted entries win as their weights say, the second place as well', () => {
    const weights = [1, 2, 3, 4];
    const entries = weights.map((weight, at) => ({ ticket: at + 1, weight }));
    const [first, second] = [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    for (let seed = 0; seed < 10_000; seed++) {
      const next = ticketsOf(numbersOf(quick, { seed: seedOf(seed), root, beacon: none }), chancesOf(entries), true);
      for (const counts of [first, second]) {
        const at = (next() ?? 0) - 1;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    expect(
      chiSquared(
        first,
        weights.map((weight) => weight * 1000),
      ),
    ).toBeLessThan(16.3);
    const expected = weights.map((own, at) =>
      weights.reduce((sum, won, other) => (other === at ? sum : sum + (won / 10) * (own / (10 - won))), 0),
    );
    expect(
      chiSquared(
        second,
        expected.map((share) => share * 10_000),
      ),
    ).toBeLessThan(16.3);
  });

  test('nobody is found twice where that is ruled out, and all are found in the end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        (weights, seed) => {
          const chances = chancesOf(weights.map((weight, at) => ({ ticket: at + 1, weight })));
          const next = ticketsOf(numbersOf(quick, { seed: seedOf(seed), root, beacon: none }), chances, true);
          const found = weights.map(() => next());
          expect(new Set(found)).toEqual(new Set(weights.map((_, at) => at + 1)));
          expect(next()).toBeUndefined();
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the list', () => {
  test('every leaf leads to the root by its neighbours, and no other leaf, place or count does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (count, where) => {
        const leaves = Array.from({ length: count }, (_, at) => seedOf(at));
        const at = where % count;
        const [tree, proof] = [rootOf(quick, leaves), proofOf(quick, leaves, at)];
        const leaf = leaves[at] ?? none;
        const by = (given: Uint8Array, place: number) => {
          const found = rootBy(quick, given, { at: place, count, proof });
          return found && toHex(found);
        };
        expect(by(leaf, at)).toBe(toHex(tree));
        expect(by(seedOf(1000), at)).not.toBe(toHex(tree));
        if (count > 1) expect(by(leaf, (at + 1) % count)).not.toBe(toHex(tree));
        expect(rootBy(quick, leaf, { at: count, count, proof })).toBeUndefined();
      }),
    );
  });

  test('the tree of runs of leaves has the root of the whole', () => {
    const leaves = Array.from({ length: 37 }, (_, at) => seedOf(at));
    const runs = Array.from({ length: 5 }, (_, run) => rootOf(quick, leaves.slice(run * 8, run * 8 + 8)));
    expect(toHex(rootOf(quick, runs))).toBe(toHex(rootOf(quick, leaves)));
  });

  test('no entry moves once the root is known', () => {
    const { facts, entries } = published(9);
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), (one, other) => {
        fc.pre(one !== other);
        const moved = entries.map((entry, at) => (at === one ? entries[other] : at === other ? entries[one] : entry));
        expect(
          checkDraw(
            facts,
            moved.flatMap((entry) => entry ?? []),
            quick,
          )[1]?.result,
        ).toBe('differs');
      }),
    );
  });
});

describe('the check', () => {
  test('what was drawn by the rules fits, with weights and where somebody may win twice', () => {
    for (const { facts, entries } of [
      published(9),
      published(9, { weights: [1, 5, 2] }),
      published(3, { once: false }),
    ])
      expect(checkDraw(facts, entries).map(({ result }) => result)).toEqual(Array(5).fill('fits'));
  });

  test('a changed figure of the seal, the root, the public number, the list or a winner makes it fail', () => {
    const { facts, entries } = published(9);
    const text = firstLine(facts) + entries.map(lineOf).join('');
    const turned = (hex: string, at: number): string => {
      const bytes = fromHex(hex) ?? none;
      return toHex(bytes.map((byte, i) => (i === (at >> 3) % bytes.length ? byte ^ (1 << (at & 7)) : byte)));
    };
    const fails = (changed: DrawFacts, list = entries) =>
      expect(isFitting(checkDraw(changed, list, quick))).toBe(false);
    fc.assert(
      fc.property(fc.nat(255), fc.nat(8), (bit, which) => {
        const { beacon } = facts;
        if (!beacon) throw new Error('a draw with a public number');
        fails({ ...facts, seed: turned(facts.seed, bit) });
        fails({ ...facts, commitment: turned(facts.commitment, bit) });
        fails({ ...facts, root: turned(facts.root, bit) });
        fails({ ...facts, beacon: { ...beacon, randomness: turned(beacon.randomness, bit) } });
        fails({ ...facts, beacon: { ...beacon, signature: turned(beacon.signature, bit) } });
        const holder = fromHex(turned(toHex(entries[which]?.holder ?? none), bit)) ?? none;
        fails(
          facts,
          entries.map((entry, at) => (at === which ? { ...entry, holder } : entry)),
        );
        fails(
          facts,
          entries.map((entry, at) => (at === which ? { ...entry, weight: entry.weight + 1 } : entry)),
        );
        const picks = facts.picks.map((pick, at) =>
          at === which % 3 ? { ...pick, ticket: (pick.ticket % 9) + 1 } : pick,
        );
        fails({ ...facts, picks });
      }),
      { numRuns: 60 },
    );
    const read = readFile(text);
    expect(read?.facts).toEqual(facts);
    expect(read && isFitting(checkDraw(read.facts, read.entries, quick))).toBe(true);
  });

  test('a beacon that is left out of the facts makes it fail', () => {
    const { facts, entries } = published(9);
    expect(isFitting(checkDraw({ ...facts, beacon: null }, entries, quick))).toBe(false);
  });

  test('prizes go in their order; what was passed over or not claimed is drawn again', () => {
    const prizes = [
      { id: 1, count: 1 },
      { id: 2, count: 1 },
    ];
    const pick = (place: number, prizeid: number, outcome: Pick['outcome'] = 'won', again = 0): Pick => ({
      ...{ place, prizeid, outcome, again, ticket: place },
    });
    expect(nextPrize(prizes, [])).toEqual({ prizeid: 1, again: 0 });
    expect(nextPrize(prizes, [pick(1, 1, 'passed')])).toEqual({ prizeid: 1, again: 0 });
    expect(nextPrize(prizes, [pick(1, 1), pick(2, 2)])).toBeUndefined();
    expect(nextPrize(prizes, [pick(1, 1, 'unclaimed'), pick(2, 2)])).toEqual({ prizeid: 1, again: 1 });
    expect(nextPrize(prizes, [pick(1, 1, 'unclaimed'), pick(2, 2), pick(3, 1, 'won', 1)])).toBeUndefined();
    const { facts, entries } = published(9);
    const swapped = facts.picks.map((each, at) => ({ ...each, prizeid: [32, 31, 32][at] ?? 0 }));
    expect(checkDraw({ ...facts, picks: swapped }, entries, quick)[3]?.result).toBe('differs');
  });

  test('the worked example of the document fits', () => {
    const read = readFile(readFileSync('docs/features/draw-example.txt', 'utf8'));
    expect(read && checkDraw(read.facts, read.entries).map(({ result }) => result)).toEqual(Array(5).fill('fits'));
    expect(read?.facts.picks.map(({ ticket }) => ticket)).toEqual([2, 1, 7]);
  });

  test('a file that is cut off or has a broken line is not read', () => {
    const { facts, entries } = published(3);
    const text = firstLine(facts) + entries.map(lineOf).join('');
    expect(readFile(text.slice(0, -1))).toBeUndefined();
    expect(readFile(text.replace('\n2 ', '\n02 '))).toBeUndefined();
    expect(readFile(`x${text}`)).toBeUndefined();
    expect(joinedBytes(Uint8Array.of(1), Uint8Array.of(2))).toEqual(Uint8Array.of(1, 2));
  });
});
