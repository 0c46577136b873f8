import { expect, test } from 'vitest';
import { fitted } from './medal-picture.ts';

const letters = (text: string) => text.length;

test('a line of the picture is cut at a word', () => {
  expect(fitted('Good neighbour', 20, letters)).toBe('Good neighbour');
  expect(fitted('People like what you write', 17, letters)).toBe('People like what…');
  expect(fitted('Unbreakable', 4, letters)).toBe('Unbreakable…');
});
