import { expect, test, vi } from 'vitest';
import { warmUp } from './warm-up.ts';

const warn = vi.fn();
const log = { info: vi.fn(), warn, error: vi.fn() };

test('what fails in it is logged, and the start goes on', async () => {
  await warmUp(() => Promise.reject(new Error('no database')), log);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a start waits for it, but not for ever', async () => {
  vi.useFakeTimers();
  const ready = vi.fn();
  void warmUp(() => new Promise<void>(() => undefined), log).then(ready);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ready).toHaveBeenCalled();
  vi.useRealTimers();
});
