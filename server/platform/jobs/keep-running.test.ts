import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { keepRunning, type Running } from './keep-running.ts';

const log = createLog('silent');

/** Something that runs until it is stopped or breaks. */
function worker() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let stops = 0;
  const running: Running = {
    promise,
    stop: async () => {
      stops += 1;
      resolve();
    },
  };
  return { running, breaks: () => reject(new Error('without a database')), stops: () => stops };
}

test('what ended by itself begins anew, also when it cannot at first, and ends when it is asked to', async () => {
  const [first, second] = [worker(), worker()];
  const begins = [async () => first.running, () => Promise.reject(new Error('not yet')), async () => second.running];
  let begun = 0;
  const stop = await keepRunning(() => begins[begun++]!(), log, 1);
  expect(begun).toBe(1);
  first.breaks();
  await expect.poll(() => begun).toBe(3);
  await stop();
  expect([first.stops(), second.stops()]).toEqual([0, 1]);
});

test('asked to stop while it begins anew, it is stopped as soon as it runs; at rest it does not begin again', async () => {
  const [first, second] = [worker(), worker()];
  const slow = Promise.withResolvers<Running>();
  let begun = 0;
  const stop = await keepRunning(() => (begun++ === 0 ? Promise.resolve(first.running) : slow.promise), log, 1);
  first.breaks();
  await expect.poll(() => begun).toBe(2);
  const stopped = stop();
  slow.resolve(second.running);
  await stopped;
  expect(second.stops()).toBe(1);

  const last = worker();
  let again = 0;
  const end = await keepRunning(
    async () => {
      again += 1;
      return last.running;
    },
    log,
    60_000,
  );
  last.breaks();
  await end();
  expect([again, last.stops()]).toEqual([1, expect.any(Number)]);
});

test('a first beginning that fails is thrown to the caller', async () => {
  await expect(keepRunning(() => Promise.reject(new Error('no database')), log)).rejects.toThrow('no database');
});
