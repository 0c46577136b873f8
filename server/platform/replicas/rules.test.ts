import { describe, expect, test } from 'vitest';
import { bounds, lagOf, leastBusy, type Standing, standingOf } from './rules.ts';

const marks = [
  { at: 1000, position: 100 },
  { at: 2000, position: 500 },
  { at: 3000, position: 900 },
];

describe('how far a replica is behind', () => {
  test.for([
    ['one that has everything', 900, { bytes: 0, milliseconds: 100 }],
    ['one that has what was there a second ago', 600, { bytes: 300, milliseconds: 1100 }],
    ['one that has more than was there when the primary was asked', 950, { bytes: 0, milliseconds: 100 }],
    ['one that was never seen to have anything', 50, { bytes: 850, milliseconds: Number.POSITIVE_INFINITY }],
  ] as const)('%s', ([, replayed, lag]) => {
    expect(lagOf(replayed, marks, 3100)).toEqual(lag);
  });

  test('an idle primary makes none old', () => {
    const idle = [1000, 2000, 60_000].map((at) => ({ at, position: 100 }));
    expect(lagOf(100, idle, 60_010)).toEqual({ bytes: 0, milliseconds: 10 });
  });

  test('while the primary can’t be asked, what a replica shows gets older', () => {
    expect(lagOf(900, marks, 20_000).milliseconds).toBe(17_000);
  });
});

describe('what a replica is good for', () => {
  const at = { inRecovery: true, replayed: 900 };
  const from = (before: Standing, replayedBefore = 800) => ({ before, replayedBefore, end: 900 });
  const fresh = { bytes: 0, milliseconds: 20 };

  test('one that keeps up serves', () => {
    for (const before of ['serving', 'behind', 'lost', 'promoted', 'ahead'] as const)
      expect(standingOf(at, fresh, from(before))).toBe('serving');
  });

  test('one that is too old or has too much before it is behind', () => {
    expect(standingOf(at, { ...fresh, milliseconds: bounds.milliseconds + 1 }, from('serving'))).toBe('behind');
    expect(standingOf(at, { ...fresh, bytes: bounds.bytes + 1 }, from('serving'))).toBe('behind');
    expect(standingOf(at, { ...fresh, milliseconds: Number.POSITIVE_INFINITY }, from('lost'))).toBe('behind');
  });

  test('one that was behind comes back once it is well within the bound', () => {
    const nearly = { ...fresh, milliseconds: bounds.milliseconds - 1 };
    expect(standingOf(at, nearly, from('serving'))).toBe('serving');
    expect(standingOf(at, nearly, from('behind'))).toBe('behind');
    expect(standingOf(at, { ...fresh, milliseconds: bounds.backMilliseconds }, from('behind'))).toBe('serving');
  });

  test('one that was promoted, or follows another primary, serves no reads', () => {
    expect(standingOf({ ...at, inRecovery: false }, fresh, from('serving'))).toBe('promoted');
    expect(standingOf(at, fresh, from('serving', 901))).toBe('ahead');
  });
});

describe('the choice', () => {
  const [one, two, three] = [
    { name: 'one', inFlight: 3, replayed: 900 },
    { name: 'two', inFlight: 1, replayed: 500 },
    { name: 'three', inFlight: 2, replayed: 900 },
  ];

  test('is the least busy one', () => {
    expect(leastBusy([one!, two!, three!], 0)).toBe(two);
  });

  test('is among those that have what the caller wrote', () => {
    expect(leastBusy([one!, two!, three!], 600)).toBe(three);
    expect(leastBusy([one!, two!, three!], 901)).toBeUndefined();
  });
});
