import { describe, expect, test } from 'vitest';
import type { FormVariable } from '../../../contract/domains/bugs/shapes.ts';
import { buildIn, phoneOf, stepOf, valuesOf, wrongIn } from './typed-report.ts';

const variable = (name: string, fields: Partial<FormVariable> = {}): FormVariable => ({
  ...{ var: name, title: name, type: 'select', required: 1, multiple: 0, open: 0, parent: '', value: '', options: [] },
  ...fields,
});
const variables = [
  variable('type'),
  variable('device_model', { open: 1 }),
  variable('build_number', { open: 1, required: 0, parent: 'device_model' }),
  variable('probability'),
  variable('email', { type: 'text' }),
  variable('network', { required: 0, multiple: 1 }),
];
const whole = {
  ...{ subject: 'Torch stays on', type: 'bug', device_model: 'Zuri 5', probability: 'often' },
  ...{ message: 'After a call the torch stays on.', email: 'tunde@mail.com' },
};
const wrong = (fields: Record<string, string>) => [...wrongIn({ ...whole, ...fields }, variables)];

describe('what is missing in a report', () => {
  test('nothing of one that says all that is asked', () => {
    expect(wrong({})).toEqual([]);
  });

  test('R-BUG-001 a description of fewer than 10 characters says how many it has', () => {
    expect(wrong({ message: ' Torch ' })).toEqual([
      ['message', { text: 'bugs.wrong.short', values: { min: 10, have: 5 } }],
    ]);
    expect(wrong({ message: '1234567890' })).toEqual([]);
  });

  test.each(['', 'tunde', 'tunde@mail', '@mail.com', 'tunde@mail.', 'tu nde@mail.com'])(
    'R-BUG-002 "%s" is no e-mail address',
    (email) => {
      expect(wrong({ email })).toEqual([['email', { text: 'bugs.wrong.email' }]]);
    },
  );

  test('each field that is required is named, by how it is filled in', () => {
    expect(wrong({ subject: '', device_model: '', probability: '' })).toEqual([
      ['subject', { text: 'bugs.wrong.missing' }],
      ['device_model', { text: 'bugs.wrong.missing' }],
      ['probability', { text: 'bugs.wrong.choose' }],
    ]);
  });
});

test.each([
  ['subject', 1],
  ['device_model', 2],
  ['network', 2],
  ['message', 3],
  ['email', 3],
] as const)('%s is asked in step %i', (field, step) => {
  expect(stepOf(field)).toBe(step);
});

test('what operators ask beside goes out together, the rest as fields of the call', () => {
  expect(valuesOf({ ...whole, build_number: ' 14.0.32 ', network: 'mtn,wifi' }, variables)).toEqual({
    ...{ type: 'bug', device_model: 'Zuri 5', build_number: '14.0.32', probability: 'often', email: 'tunde@mail.com' },
    extra: { network: ['mtn', 'wifi'] },
  });
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14; ZR5-L Build/ZR5-14.0.31; wv)', 'ZR5-14.0.31'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile', ''],
])('a version is taken of a browser only where it names one', (userAgent, build) => {
  expect(buildIn(userAgent)).toBe(build);
});

test.each([
  ['ZR5-L', 'Zuri 5'],
  ['zuri 5', 'Zuri 5'],
  ['K', 'K'],
  ['', ''],
])('the browser’s "%s" is the phone "%s"', (hint, phone) => {
  expect(phoneOf(hint, [{ value: 'Zuri 5', title: 'Zuri 5 (ZR5-L)' }])).toBe(phone);
});
