import { expect, test } from 'vitest';
import { countTry, type Failures, secondsLocked } from './login-lock.ts';

const limits = { failures: 5, windowSeconds: 900, firstWaitSeconds: 60, longestWaitSeconds: 3600 };
const start = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Fails so often that each failure comes as soon as it may; gives the waits. */
function waits(times: number): number[] {
  let state: Failures | undefined;
  let now = start;
  return Array.from({ length: times }, () => {
    state = countTry(state, limits, now);
    const wait = secondsLocked(state, now);
    now = new Date(now.getTime() + wait * 1000);
    return wait;
  });
}

test('the fifth failure brings a wait, and each further one doubles it up to an hour', () => {
  expect(waits(13)).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

test('failures count within a quarter of an hour', () => {
  let state: Failures | undefined;
  for (let i = 0; i < 4; i += 1) state = countTry(state, limits, later(i));
  expect(countTry(state, limits, later(901))).toEqual({ failures: 1, firstAt: later(901), lockedUntil: null });
  expect(countTry(state, limits, later(900)).failures).toBe(5);
});

test('a quiet quarter of an hour after the last wait forgets everything', () => {
  const state = { failures: 6, firstAt: start, lockedUntil: later(120) };
  expect(countTry(state, limits, later(1019)).failures).toBe(7);
  expect(countTry(state, limits, later(1021)).failures).toBe(1);
});
