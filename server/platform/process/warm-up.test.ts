import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmUpLater } from './warm-up.ts';

const warn = vi.fn();
const log = { info: vi.fn(), warn, error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockClear();
});
afterEach(() => vi.useRealTimers());

test('it begins some time after the start, once', async () => {
  const work = vi.fn(async () => undefined);
  const end = warmUpLater(work, log);
  await vi.advanceTimersByTimeAsync(2900);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  await end();
});

test('what fails in it is logged, and harms nothing', async () => {
  const end = warmUpLater(() => Promise.reject(new Error('no database')), log);
  await vi.advanceTimersByTimeAsync(3000);
  expect(warn).toHaveBeenCalledTimes(1);
  await end();
});

test('a process that ends before it begins none of it, and waits no longer than two seconds for the rest', async () => {
  const work = vi.fn(() => new Promise<void>(() => undefined));
  await warmUpLater(work, log)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
  const end = warmUpLater(work, log);
  await vi.advanceTimersByTimeAsync(3000);
  const ended = vi.fn();
  void end().then(ended);
  await vi.advanceTimersByTimeAsync(1900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toHaveBeenCalled();
});
