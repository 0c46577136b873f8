import { expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

const soon = () => new Promise((done) => setImmediate(done));

test('eight of a crowd go at once, the next when one is done, and other goods wait for nobody', async () => {
  const turn = createTurns();
  const going: (() => void)[] = [];
  for (let asked = 0; asked < 10; asked += 1) void turn(1).then((end) => going.push(end));
  await soon();
  expect(going).toHaveLength(8);
  (await turn(2))();
  going[0]!();
  going[0]!();
  await soon();
  expect(going).toHaveLength(9);
  for (const end of going) end();
  await soon();
  expect(going).toHaveLength(10);
});

test('a turn that nobody ends is over after ten seconds', async () => {
  vi.useFakeTimers();
  try {
    const turn = createTurns();
    for (let asked = 0; asked < 8; asked += 1) await turn(1);
    let last = false;
    void turn(1).then(() => {
      last = true;
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(last).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(last).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
