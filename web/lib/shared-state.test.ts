import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sharedState, useShared } from './shared-state.ts';

test('readers are called after each change, and not where nothing has changed', () => {
  const state = sharedState(1);
  const seen: number[] = [];
  const end = state.subscribe(() => seen.push(state.now()));
  state.set((now) => now + 1);
  state.set((now) => now);
  end();
  state.set((now) => now + 1);
  expect([seen, state.now()]).toEqual([[2], 3]);
});

test('a reader may end in the middle of a change', () => {
  const state = sharedState(1);
  const seen: string[] = [];
  const end = state.subscribe(() => {
    seen.push('first');
    end();
  });
  state.subscribe(() => seen.push('second'));
  state.set(() => 2);
  state.set(() => 3);
  expect(seen).toEqual(['first', 'second', 'second']);
});

test('a part that comes to life finds the state as it began, which is what the server drew', () => {
  const state = sharedState('first');
  state.set(() => 'later');
  const Part = () => useShared(state, (now) => now);
  expect(renderToStaticMarkup(createElement(Part))).toBe('first');
});
