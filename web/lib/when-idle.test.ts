import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  { onLine: true, soon: 0 },
  { onLine: false, soon: 1 },
])('what can wait is begun at once only where there is no line: $onLine', ({ onLine, soon }) => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine });
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(10);
  expect(act).toHaveBeenCalledTimes(soon);
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(1);
});
