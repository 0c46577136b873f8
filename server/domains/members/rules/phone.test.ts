import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries, countryOfCode } from '../../../../contract/primitives/countries.ts';
import { numbersMeant, phoneNumber } from './phone.ts';

const number = (typed: string, code: string) => phoneNumber(typed, countryOfCode(code)!);

test.each(['', '1', '1234', '+234', ' 12-34 '])('R-REG-005 %j has fewer than five digits', (typed) => {
  expect(number(typed, 'ng')).toEqual({ fault: 'accounts.phone_too_short' });
});

test('R-REG-005 five digits are enough', () => {
  expect(number('12345', 'ng')).toEqual({ number: '23412345' });
});

test.each([
  ['08012345678', 'ng', '2348012345678'],
  ['8012345678', 'ng', '2348012345678'],
  ['+234 801 234 5678', 'ng', '2348012345678'],
  ['002348012345678', 'ng', '2348012345678'],
  ['2348012345678', 'ng', '2348012345678'],
  ['0712345678', 'ci', '2250712345678'],
  ['9123456789', 'in', '919123456789'],
  ['919123456789', 'in', '919123456789'],
  ['89261234567', 'rus', '79261234567'],
  ['33612345678', 'global', '33612345678'],
])('%s in %s is +%s', (typed, code, expected) => {
  expect(number(typed, code)).toEqual({ number: expected });
});

test.each([
  ['abcdefgh', 'ng'],
  ['+33612345678', 'ng'],
  ['123456789012345678', 'ng'],
  ['123456789012345678901', 'ng'],
  ['0612345678', 'global'],
  ['080123\x256', 'ng'],
  ['०८०१२३४५६७८', 'in'],
])('%j in %s is no mobile number', (typed, code) => {
  expect(number(typed, code)).toEqual({ fault: 'accounts.mobile_invalid' });
});

test('whatever is accepted is E.164 and is found again by what was typed', () => {
  const typed = fc.stringMatching(/^\+?[0-9]{3,20}$/);
  fc.assert(
    fc.property(typed, fc.constantFrom(...countries), (text, country) => {
      const phone = phoneNumber(text, country);
      if (!('number' in phone)) return;
      expect(phone.number).toMatch(/^[1-9]\d{4,14}$/);
      expect(numbersMeant(text)).toContain(phone.number);
    }),
  );
});

test.each(['amina', 'a@b.com', '123', '1'.repeat(40), '08012345678x'])('%s is no number to log in with', (typed) => {
  expect(numbersMeant(typed)).toEqual([]);
});
