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

const quietly = (milliseconds = 100): void => {
  for (let looks = 0; looks < 4; looks += 1) pass(milliseconds);
};

test('gives back once the site has been quiet for twenty seconds, and again only when it has taken more', () => {
  const end = giveBackWhenQuiet(machine);
  held = 200 * MiB;
  pass(3000);
  for (let looks = 0; looks < 3; looks += 1) pass(100);
  expect(collections).toBe(0);
  pass(100);
  expect([collections, held]).toEqual([1, 90 * MiB]);
  held = 100 * MiB;
  quietly();
  expect(collections).toBe(1);
  held = 115 * MiB;
  quietly();
  expect(collections).toBe(2);
  end();
  held = 300 * MiB;
  quietly();
  expect(collections).toBe(2);
});

test('a site with steady readers is never stopped for it', () => {
  const end = giveBackWhenQuiet(machine);
  for (let looks = 0; looks < 60; looks += 1) {
    held += 10 * MiB;
    pass(looks % 4 === 3 ? 200 : 100);
  }
  expect(collections).toBe(0);
  end();
});

test('does nothing where Node was started without what it takes', () => {
  giveBackWhenQuiet({ ...machine, collect: undefined })();
  expect(vi.getTimerCount()).toBe(0);
});
