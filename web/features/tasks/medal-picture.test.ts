import { expect, test } from 'vitest';
import { fitted } from './medal-picture.ts';

const lengthOf = (text: string) => text.length;

test('a line of the picture is cut at a word', () => {
  expect(fitted('Good neighbour', 20, lengthOf)).toBe('Good neighbour');
  expect(fitted('People like what you write', 17, lengthOf)).toBe('People like what…');
  expect(fitted('Unbreakable', 4, lengthOf)).toBe('Unbreakable…');
});
