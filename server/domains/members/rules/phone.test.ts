import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries, countryOfCode } from '../../../../contract/primitives/countries.ts';
import { numbersMeant, phoneNumber } from './phone.ts';

const number = (typed: string, code: string) => phoneNumber(typed, countryOfCode(code)!);

test.each(['', '1', '1234', '+234', ' 12-34 '])('R-REG-005 %j has fewer than five digits', (typed) => {
  expect(number(typed, 'ng')).toEqual({ fault: 'accounts.phone_too_short' });
});

test.each([
  ['+20001', 'eg'],
  ['+78000', 'rus'],
  ['+20001', 'global'],
])('R-REG-005 %j in %s has fewer than five digits without what is dialled before it', (typed, code) => {
  expect(number(typed, code)).toEqual({ fault: 'accounts.phone_too_short' });
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
  ['8121234567', 'rus', '78121234567'],
  ['88121234567', 'rus', '78121234567'],
  ['081234567890', 'id', '6281234567890'],
  ['62812345678', 'id', '62812345678'],
  ['0212612345678', 'ma', '212612345678'],
  ['(0) +212 612345678', 'ma', '212612345678'],
  ['0020612345', 'eg', '20612345'],
  ['+2120612345678', 'global', '212612345678'],
  ['+33 (0)6 12 34 56 78', 'global', '33612345678'],
  ['+33 06 12 34 56 78', 'global', '33612345678'],
  ['+33（0）6 12 34 56 78', 'global', '33612345678'],
  ['0033 0612345678', 'global', '33612345678'],
  ['330612345678', 'global', '33612345678'],
  ['+213 0551 23 45 67', 'global', '213551234567'],
  ['+966 (0)50 123 4567', 'global', '966501234567'],
  ['+36 06 20 123 4567', 'global', '36201234567'],
  ['+39 06 1234 5678', 'global', '390612345678'],
  ['+229 01 97 12 34 56', 'global', '2290197123456'],
  ['+1 202 555 0123', 'global', '12025550123'],
  ['0 225 07 08 09 10 11', 'ci', '2250708091011'],
  ['07 926 123 45 67', 'rus', '79261234567'],
  ['+7 (0) 926 123-45-67', 'rus', '79261234567'],
  // Numbers of landlines are shorter than mobile ones in some countries.
  ['23412345678', 'ng', '23412345678'],
  ['+23412345678', 'ng', '23412345678'],
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
  ['254712345678', 'eg'],
  ['+254712345678', 'eg'],
  ['07123abc', 'ke'],
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

/** A person's number as people write it; the numbers are invented. */
const written: [code: string, number: string, texts: string[]][] = [
  [
    'ma',
    '212612345678',
    [
      ...['0612345678', '612345678', '+212612345678', '+212 (0)6 12345678', '+212 0612345678'],
      ...['00212 06 12 34 56 78', '2120612345678', '٠٦١٢٣٤٥٦٧٨'],
    ],
  ],
  ['eg', '201012345678', ['01012345678', '+201012345678', '+2001012345678', '+20 (0)10 1234 5678', '٠١٠١٢٣٤٥٦٧٨']],
  ['pk', '923001234567', ['03001234567', '+92 300 1234567', '+92 0300 1234567', '۰۳۰۰۱۲۳۴۵۶۷']],
  ['in', '919876543210', ['9876543210', '09876543210', '+91 98765 43210', '+91 09876543210', '०९८७६५४३२१०']],
  ['bd', '8801712345678', ['01712345678', '+8801712345678', '+88 01712-345678', '০১৭১২৩৪৫৬৭৮']],
  [
    'ke',
    '254712345678',
    [
      ...['0712345678', '+254712345678', '+254 0712 345 678', '\u202a+254712345678\u202c', '+254712345678\u200e'],
      ...['０７１２３４５６７８', '＋254 712 345 678', '0712–345–678', '[0712] 345.678', '0712\u00a0345\u202f678'],
    ],
  ],
  ['ng', '2348031234567', ['08031234567', '8031234567', '+2348031234567', '+234 0803 123 4567', '23408031234567']],
  ['rus', '79261234567', ['89261234567', '9261234567', '+7 926 123-45-67', '79261234567', '+7 8 926 123 45 67']],
  ['ci', '2250708091011', ['0708091011', '+225 0708091011', '2250708091011', '+225 (0)7 08 09 10 11']],
  [
    'id',
    '6281234567890',
    ['0812-3456-7890', '81234567890', '+62 812 3456 7890', '+62 (0)812 3456 7890', '6281234567890'],
  ],
  ['ug', '256772123456', ['0772123456', '772123456', '+256 772 123456', '+256 0772 123456', '256772123456']],
  ['ph', '639171234567', ['0917 123 4567', '9171234567', '+63 917 123 4567', '+63 0917 123 4567', '639171234567']],
  ['tz', '255712345678', ['0712345678', '712345678', '+255 712 345 678', '+255 0712345678', '00255712345678']],
  ['gh', '233244556677', ['0244556677', '244556677', '+233 24 455 6677', '+233 (0)24 455 6677', '233244556677']],
  ['np', '9779841234567', ['9841234567', '09841234567', '+977 984-1234567', '९८४१२३४५६७', '9779841234567']],
  ['zm', '260977123456', ['0977123456', '977123456', '+260 977 123456', '+260 0977 123456', '260977123456']],
];

test('every country that dials has such a number', () => {
  expect(written.map(([code]) => code).toSorted()).toEqual(
    countries.flatMap(({ code, dial }) => (dial === '' ? [] : [code])).toSorted(),
  );
});

test.each(written)('R-REG-005 in %s all texts of +%s are one number, and log in', (code, expected, texts) => {
  expect(texts.map((text) => number(text, code))).toEqual(texts.map(() => ({ number: expected })));
  for (const text of texts) expect(numbersMeant(text)).toContain(expected);
});

test('a number stored with a second prefix logs in by every text of it', () => {
  for (const text of ['0612345678', '+212 612 345 678', '+212 0612345678', '2120612345678'])
    expect(numbersMeant(text)).toContain('2120612345678');
  expect(numbersMeant('09876543210')).toContain('91919876543210');
  expect(numbersMeant('+33 6 12 34 56 78')).toEqual(expect.arrayContaining(['33612345678', '330612345678']));
});
