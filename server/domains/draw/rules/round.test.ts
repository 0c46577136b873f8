import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeOfRound } from '../beacon/port.ts';
import { roundAfter } from './round.ts';

const chain = { chain_genesis: 1000, chain_period: 30 };
const timeOf = (round: number): number => timeOfRound({ genesis: 1000, period: 30 }, round);

test('whenever a list is frozen, the round that decides comes after it, and is the named one where that does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 20_000 }), (round, frozen) => {
      const decides = roundAfter({ ...chain, round }, frozen);
      expect(timeOf(decides)).toBeGreaterThanOrEqual(frozen + 10);
      expect(decides === round).toBe(timeOf(round) >= frozen + 10);
      if (decides !== round) expect(timeOf(decides) - frozen).toBeLessThan(60 + 30);
    }),
  );
  expect(roundAfter({ ...chain, round: 0 }, 5000)).toBe(0);
});
