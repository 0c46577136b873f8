import { expect, test } from 'vitest';
import { dropKey, minutesLeft, readKey, storeKey } from './draw-key.ts';

function tab() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  };
}

test('R-JCK-004 the key is stored in the tab until it ends or is ended', () => {
  const storage = tab();
  storeKey(storage, { token: 'k', expires: 1800 });
  expect(readKey(storage, 0)).toEqual({ token: 'k', expires: 1800 });
  expect(readKey(storage, 1800)).toBeNull();
  expect(storage.held.size).toBe(0);
  storeKey(storage, { token: 'k', expires: 1800 });
  dropKey(storage);
  expect(readKey(storage, 0)).toBeNull();
});

test('what is no key is forgotten', () => {
  const storage = tab();
  for (const broken of ['', '{', '{"token":1,"expires":9}', 'null']) {
    storage.held.set('draw_key', broken);
    expect(readKey(storage, 0)).toBeNull();
  }
});

test.each([
  [1800, 30],
  [1741, 30],
  [1740, 29],
  [1, 1],
  [0, 0],
])('of %i seconds %i minutes are said', (expires, minutes) => {
  expect(minutesLeft({ token: '', expires }, 0)).toBe(minutes);
});
