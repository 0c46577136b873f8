import { expect, test } from 'vitest';
import { askAddress, storeAsked } from './store-asked.ts';

test('an address opens a dialog about what it names, over the same part of the list, and closes it', () => {
  const list = new URLSearchParams('after=40');
  const open = askAddress(list, 'codes', 7, 'issue');
  expect(open).toBe('?after=40&ask=codes&id=7&way=issue');
  expect(storeAsked(new URLSearchParams(open))).toEqual({ ask: 'codes', id: 7, way: 'issue' });
  expect(askAddress(new URLSearchParams(open))).toBe('?after=40');
  expect(askAddress(new URLSearchParams(open), 'stock', 8)).toBe('?after=40&ask=stock&id=8');
});

test('whatever else an address says opens nothing', () => {
  for (const [query, asked] of [
    ['ask=refund&id=7', { ask: undefined, id: 7, way: 'import' }],
    ['ask=stock&id=-7', { ask: 'stock', id: 0, way: 'import' }],
    ['ask=stock&id=7x&way=steal', { ask: 'stock', id: 0, way: 'import' }],
    ['id=99999999999999999999', { ask: undefined, id: 0, way: 'import' }],
  ] as const)
    expect(storeAsked(new URLSearchParams(query)), query).toEqual(asked);
});
