import { expect, test } from 'vitest';
import { maskedName } from './masked.ts';

test('a name shows its first two characters as readers count them, in every script', () => {
  const names = ['Adaeze', 'A', 'Al', 'मुक्तिबोध', '👩‍👩‍👧‍👦🇳🇬x', 'e\u0301a\u0308o', 'محمد', 'שלום', 'คำนี้ดี', ''];
  expect(names.map(maskedName)).toEqual([
    ...['Ad…', 'A…', 'Al…', 'मुक्ति…', '👩‍👩‍👧‍👦🇳🇬…', 'e\u0301a\u0308…', 'مح…', 'של…', 'คำนี้…', ''],
  ]);
});
