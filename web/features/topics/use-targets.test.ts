import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mounted } from '../../testing/mounted.tsx';
import type { TargetPage, TargetSource } from './target-rows.ts';
import { useTargets } from './use-targets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A source whose lists come when the test lets them. */
function held() {
  const asked: string[] = [];
  const waiting: ((page: TargetPage) => void)[] = [];
  const list = (words: string) => {
    asked.push(words);
    return new Promise<TargetPage>((resolve) => waiting.push(resolve));
  };
  const source: TargetSource = { recent: async () => [], standard: () => list(''), search: list };
  return { source, asked, come: () => waiting.shift()!({ rows: [], page: 1, more: false }) };
}

test('R-TOP-007 a picker asks for nothing while a list loads, and for what was typed once that has come', async () => {
  const { source, asked, come } = held();
  const typed = { words: '' };
  const picker = await mounted(() => useTargets(source, typed.words));
  await picker.act(() => vi.advanceTimersByTime(0));
  expect([asked, picker.now().state.loading]).toEqual([[''], true]);
  typed.words = 'rain';
  await picker.act(({ search }) => search());
  await picker.act(() => vi.advanceTimersByTime(5000));
  expect(asked).toEqual(['']);
  await picker.act(come);
  await picker.act(() => vi.advanceTimersByTime(1000));
  expect(asked).toEqual(['', 'rain']);
});
