import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { Said } from './Said.tsx';

const shown = (name: string, issues: { field: string; message: string }[]) => {
  const refused = { name, msg: issues[0]?.message ?? 'Sold out.', issues, extra: {} };
  return rendered(<Said />, { said: { call: 'store.pay', fields: {}, refused } });
};

test('what is wrong with a field is said as that, and not where the page marks the field', () => {
  const toast = shown('wire.bad_input', [{ field: 'city', message: 'Fill this in.' }]);
  expect(toast).toContain('Check this: Fill this in.');
  expect(toast).toContain('of-field');
});

test('a refusal that is about no field is said as it is', () => {
  const toast = shown('store.sold_out', []);
  expect(toast).toContain('>Sold out.<');
  expect(toast).not.toContain('of-field');
});
