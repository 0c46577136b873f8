import { expect, test } from 'vitest';
import { isImageHash, secondsToResend } from './codes.ts';

test.each([
  ['abcdEF12', true],
  ['abcdEF1', false],
  ['abcdEF123', false],
  ['abcd-F12', false],
  ['abcdEF1\0', false],
])('R-REG-027 an image hash has eight ASCII letters or digits: %j -> %s', (hash, expected) => {
  expect(isImageHash(hash)).toBe(expected);
});

test('another code is sent after a minute', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const in10Minutes = new Date('2026-03-01T12:10:00Z');
  expect(secondsToResend(undefined, now)).toBe(0);
  expect(secondsToResend(in10Minutes, now)).toBe(60);
  expect(secondsToResend(in10Minutes, new Date('2026-03-01T12:00:59.500Z'))).toBe(1);
  expect(secondsToResend(in10Minutes, new Date('2026-03-01T12:01:00Z'))).toBe(0);
});
