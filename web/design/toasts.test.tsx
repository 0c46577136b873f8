import { useState, useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mounted } from '../testing/mounted.tsx';
import { useTimeOfPage } from './Toasts.tsx';
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

test('a toast that came before its page has its whole time once the page is drawn', async () => {
  vi.useFakeTimers();
  const screen = await mounted(() => {
    const [isLoading, setLoading] = useState(false);
    useTimeOfPage(isLoading, useSyncExternalStore(listenToasts, currentToast));
    return setLoading;
  });
  await screen.act(() => showToast({ text: 'Your post is out.', action: { label: 'Share it', run: () => undefined } }));
  await screen.act((setLoading) => setLoading(true));
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.text).toBe('Your post is out.');
  await screen.act((setLoading) => setLoading(false));
  vi.advanceTimersByTime(7999);
  expect(currentToast()?.text).toBe('Your post is out.');
  await screen.act(() => vi.advanceTimersByTime(1));
  expect(currentToast()).toBeNull();

  await screen.act((setLoading) => setLoading(true));
  await screen.act(() => showToast({ text: 'said on the way' }));
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.text).toBe('said on the way');
  await screen.leave();
});
