import { expect, test } from 'vitest';
import { atFixedRate, type Clock, oneAfterAnother } from './schedule.ts';

/** Time that goes on when somebody waits for it, in the order of what is waited for. */
function clockByHand(): Clock & { at: number } {
  const clock = {
    at: 0,
    now: () => clock.at,
    until: async (at: number) => {
      clock.at = Math.max(clock.at, at);
    },
  };
  return clock;
}

test('at a fixed rate all are sent when due, whatever the answers take', async () => {
  const clock = clockByHand();
  const sentAt: number[] = [];
  const answers: (() => void)[] = [];
  const times = atFixedRate({
    perSecond: 100,
    count: 5,
    clock,
    ask: (i) => {
      sentAt.push(clock.at);
      return new Promise((done) => {
        answers.push(done);
        // The last one is sent though none was answered.
        if (i === 4) for (const answer of answers) answer();
      });
    },
  });
  expect(await times).toEqual([40, 30, 20, 10, 0]);
  expect(sentAt).toEqual([0, 10, 20, 30, 40]);
});

test('at a fixed rate the time counts from when a request was due, also where it was sent late', async () => {
  const clock = clockByHand();
  const times = await atFixedRate({
    perSecond: 100,
    count: 4,
    clock,
    // The sender itself is held up for 35 ms by the first: those that were due in that time began late.
    ask: async (i) => {
      if (i === 0) clock.at += 35;
    },
  });
  expect(times).toEqual([35, 25, 15, 5]);
});

test('one after another over some connections: never more at once, each index once', async () => {
  const clock = clockByHand();
  let open = 0;
  let most = 0;
  const asked: number[] = [];
  const times = await oneAfterAnother({
    connections: 3,
    goesOn: (index) => index < 10,
    clock,
    ask: async (index) => {
      asked.push(index);
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
    },
  });
  expect(most).toBe(3);
  expect(asked.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(times).toHaveLength(10);
});
