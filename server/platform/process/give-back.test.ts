import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackWhenQuiet } from './give-back.ts';

const MiB = 2 ** 20;
let held = 0;
let cpu = 0;
let collections = 0;
const machine = {
  collect: () => {
    collections += 1;
    held = Math.min(held, 90 * MiB);
    cpu += 120;
  },
  heldBytes: () => held,
  cpuMilliseconds: () => cpu,
};

beforeEach(() => {
  vi.useFakeTimers();
  [held, cpu, collections] = [0, 0, 0];
});
afterEach(() => vi.useRealTimers());

/** Five seconds in which so much processor time goes by. */
function pass(milliseconds: number): void {
  cpu += milliseconds;
  vi.advanceTimersByTime(5000);
}

test('gives back once the site is quiet, and again only when it has taken more', () => {
  const end = giveBackWhenQuiet(machine);
  held = 200 * MiB;
  pass(3000);
  expect(collections).toBe(0);
  pass(100);
  expect([collections, held]).toEqual([1, 90 * MiB]);
  pass(100);
  held = 100 * MiB;
  pass(0);
  expect(collections).toBe(1);
  held = 115 * MiB;
  pass(0);
  expect(collections).toBe(2);
  end();
  held = 300 * MiB;
  pass(0);
  expect(collections).toBe(2);
});

test('does nothing where Node was started without what it takes', () => {
  giveBackWhenQuiet({ ...machine, collect: undefined })();
  expect(vi.getTimerCount()).toBe(0);
});
