import { expect, test } from 'vitest';
import { appCode, recoveryCode, recoveryCodeBytes, recoveryForm } from './recovery-codes.ts';

test('a recovery code is two halves without characters that are mistaken for others', () => {
  const code = recoveryCode(Uint8Array.from({ length: recoveryCodeBytes }, (_, at) => at * 25));
  expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  expect(recoveryCode(new Uint8Array(recoveryCodeBytes).fill(255))).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
});

test('a recovery code is the same with blanks, without dashes, in capitals', () => {
  for (const typed of ['ab2cd-efg3h', 'AB2CD EFG3H', ' ab2cdefg3h ']) expect(recoveryForm(typed)).toBe('ab2cdefg3h');
});

test('six digits are a code of the app, blanks or not; nothing else is', () => {
  expect(['123456', '123 456', ' 123456 '].map(appCode)).toEqual(['123456', '123456', '123456']);
  for (const typed of ['', '12345', '1234567', '12345a', '१२३४५६']) expect(appCode(typed)).toBeUndefined();
});
