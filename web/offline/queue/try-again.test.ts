import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPauseMs, longestPauseMs, tryingAgain } from './try-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function trying() {
  const state = { waits: true, sent: 0 };
  const send = () => {
    state.sent += 1;
  };
  return { state, ...tryingAgain({ waits: () => state.waits, send }) };
}

test('what was not answered is tried again, each time after twice the pause', () => {
  const { state, look } = trying();
  look();
  look();
  vi.advanceTimersByTime(firstPauseMs - 1);
  expect(state.sent).toBe(0);
  vi.advanceTimersByTime(1);
  expect(state.sent).toBe(1);
  vi.advanceTimersByTime(2 * firstPauseMs - 1);
  expect(state.sent).toBe(1);
  vi.advanceTimersByTime(1);
  expect(state.sent).toBe(2);
});

test('the pauses grow to ten minutes and no further', () => {
  const { state, look } = trying();
  look();
  vi.advanceTimersByTime(20 * longestPauseMs);
  const before = state.sent;
  vi.advanceTimersByTime(longestPauseMs);
  expect(state.sent).toBe(before + 1);
});

test('where nothing waits nothing is tried; the next to wait begins with the first pause', () => {
  const { state, look } = trying();
  look();
  vi.advanceTimersByTime(firstPauseMs);
  state.waits = false;
  look();
  vi.advanceTimersByTime(longestPauseMs);
  expect(state.sent).toBe(1);
  state.waits = true;
  look();
  vi.advanceTimersByTime(firstPauseMs);
  expect(state.sent).toBe(2);
});

test('a line that is back is used at once', () => {
  const { state, look, begin, stop } = trying();
  look();
  begin();
  expect(state.sent).toBe(1);
  stop();
  vi.advanceTimersByTime(longestPauseMs);
  expect(state.sent).toBe(1);
});
