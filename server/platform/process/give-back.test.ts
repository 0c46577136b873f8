import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackWhenQuiet } from './give-back.ts';

const MiB = 2 ** 20;
let held = 0;
let come = 0;
let collections = 0;
const machine = {
  collect: () => {
    collections += 1;
    held = Math.min(held, 90 * MiB);
  },
  heldBytes: () => held,
};

beforeEach(() => {
  vi.useFakeTimers();
  [held, come, collections] = [0, 0, 0];
});
afterEach(() => vi.useRealTimers());

/** Five seconds in which so many requests come. */
function pass(requests: number): void {
  come += requests;
  vi.advanceTimersByTime(5000);
}

const quietly = (): void => {
  for (let looks = 0; looks < 4; looks += 1) pass(5);
};
const requests = () => come;

test('gives back once the site has been quiet for twenty seconds, and again only when it has taken more', () => {
  const end = giveBackWhenQuiet(requests, machine);
  held = 200 * MiB;
  pass(300);
  for (let looks = 0; looks < 3; looks += 1) pass(5);
  expect(collections).toBe(0);
  pass(0);
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
  const end = giveBackWhenQuiet(requests, machine);
  for (let looks = 0; looks < 60; looks += 1) {
    held += 10 * MiB;
    pass(looks % 4 === 3 ? 6 : 5);
  }
  expect(collections).toBe(0);
  end();
});

test('does nothing where Node was started without what it takes', () => {
  giveBackWhenQuiet(requests, { ...machine, collect: undefined })();
  expect(vi.getTimerCount()).toBe(0);
});
