import { expect, test } from 'vitest';
import { mayGrow, maySearch, noTargets, type TargetState, targetsAfter } from './target-rows.ts';

const row = (id: number) => ({ id, name: `Topic ${id}`, logo: '', line: '' });
const asked = (state: TargetState) => targetsAfter(state, { kind: 'asked' });
const came = (state: TargetState, words: string, ids: number[], page = 1, more = false) =>
  targetsAfter(state, { kind: 'came', words, found: { rows: ids.map(row), page, more } });
const idsOf = ({ rows }: TargetState) => rows.map(({ id }) => id);

test('R-TOP-007 a search is ignored while a load is in progress, and made once that has come', () => {
  expect(maySearch(noTargets, '')).toBe(true);
  const loading = asked(noTargets);
  expect([maySearch(loading, 'rain'), mayGrow({ ...loading, more: true })]).toEqual([false, false]);
  const listed = came(loading, '', [1, 2]);
  expect([maySearch(listed, ''), maySearch(listed, 'rain')]).toEqual([false, true]);
});

test('the first page takes the place of the list, later ones go below it, each row once', () => {
  const first = came(asked(noTargets), '', [1, 2], 1, true);
  expect(mayGrow(first)).toBe(true);
  const second = came(asked(first), '', [2, 3], 2);
  expect([idsOf(second), mayGrow(second)]).toEqual([[1, 2, 3], false]);
  expect(idsOf(came(asked(second), 'rain', [9]))).toEqual([9]);
});

test('R-TOP-016 a list that fails says so, with what stood there, and may be asked for again', () => {
  const listed = came(asked(noTargets), '', [1]);
  const failed = targetsAfter(asked(listed), { kind: 'failed' });
  expect(failed).toMatchObject({ failed: true, loading: false });
  expect([idsOf(failed), maySearch(failed, '')]).toEqual([[1], true]);
  expect(asked(failed).failed).toBe(false);
});
