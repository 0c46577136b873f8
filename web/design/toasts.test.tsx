import { afterEach, expect, test, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  holdToast,
  letToastGo,
  listenToasts,
  showError,
  showToast,
  toastTime,
} from './toasts.ts';

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test("R-MSC-060 a failed call's message shows as an error, until its time is over", () => {
  vi.useFakeTimers();
  showError('Not enough XGold in your account');
  expect(currentToast()).toEqual({ text: 'Not enough XGold in your account', kind: 'error' });
  vi.advanceTimersByTime(3999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('a toast waits under a finger, and has its whole time once that is lifted', () => {
  vi.useFakeTimers();
  showToast({ text: 'read slowly' });
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.text).toBe('read slowly');
  letToastGo();
  vi.advanceTimersByTime(3999);
  expect(currentToast()?.text).toBe('read slowly');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('one toast at a time; one with an action stays longer', () => {
  vi.useFakeTimers();
  const shown: (string | undefined)[] = [];
  const stop = listenToasts(() => shown.push(currentToast()?.text));
  showToast({ text: 'first' });
  vi.advanceTimersByTime(3000);
  showToast({ text: 'second', action: { label: 'Undo', run: () => undefined } });
  vi.advanceTimersByTime(7999);
  expect(currentToast()?.text).toBe('second');
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['first', 'second', undefined]);
  expect(toastTime({ text: '' })).toBe(4000);
  stop();
});
