import { expect, test } from 'vitest';
import { newSince, noteLooked } from './new-since.ts';

const row = (lastpost: number, new_replies = 3) => ({ tid: 7, lastpost, new_replies });

test('a row says what is new, until its reader has looked into the thread, and again when more came since', () => {
  expect(newSince(row(100))).toBe(3);
  noteLooked(7, 100);
  expect(newSince(row(100))).toBe(0);
  expect(newSince(row(101, 1))).toBe(1);
  // A look at an older page of it takes nothing back.
  noteLooked(7, 50);
  expect(newSince(row(100))).toBe(0);
  expect(newSince({ ...row(100), tid: 8 })).toBe(3);
});
