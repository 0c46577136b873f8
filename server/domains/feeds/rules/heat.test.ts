import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heatScore } from './heat.ts';

const count = fc.integer({ min: 0, max: 1_000_000 });
const time = fc.integer({ min: 1.7e12, max: 2e12 }).map((at) => new Date(at));

test('a like, a reply and newness make hotter, never cooler', () => {
  fc.assert(
    fc.property(count, count, time, (likes, replies, at) => {
      const score = heatScore(likes, replies, at);
      expect(heatScore(likes + 1, replies, at)).toBeGreaterThanOrEqual(score);
      expect(heatScore(likes, replies + 1, at)).toBeGreaterThanOrEqual(score);
      expect(heatScore(likes, replies, new Date(at.getTime() + 1000))).toBeGreaterThan(score);
    }),
  );
});

test('ten times the votes weigh as much as half a day', () => {
  const at = new Date(1.8e12);
  const later = new Date(at.getTime() + 45_000_000);
  expect(heatScore(100, 0, at)).toBeCloseTo(heatScore(10, 0, later));
});
