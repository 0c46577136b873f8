import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallSpec, defineCall } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import { emptySays, momentOrNone, neverEmpty, text, whole } from '../../../contract/primitives/fields.ts';
import { Refusal } from '../refusal.ts';
import { parseInput } from './parse.ts';

const empty = { params: {}, query: {}, body: {}, signs: undefined };
const fieldsOf = (spec: CallSpec, body: Record<string, unknown>): string[] => {
  try {
    parseInput(spec, { ...empty, body });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.refusal).toBe('wire.bad_input');
    return (error.detail.issues ?? []).map((issue) => issue.field);
  }
};

test('numbers come as numbers or as digits, lists as an array or with commas', () => {
  expect(parseInput(calls['threads.view'], { ...empty, body: { tid: '12', page: '3' } })).toMatchObject({
    tid: 12,
    page: 3,
    limit: 20,
    order: 'asc',
  });
  for (const aids of ['4, 5,,6', [4, '5', 6], '4,5,6'])
    expect(parseInput(calls['threads.create'], { ...empty, body: { aids } })).toMatchObject({ aids: [4, 5, 6] });
});

test.each([
  [{ tid: 'x' }, 'tid'],
  [{ tid: 0 }, 'tid'],
  [{ tid: 2 ** 53 }, 'tid'],
  [{ tid: 1.5 }, 'tid'],
  [{ tid: { $gt: 1 } }, 'tid'],
  [{ tid: 1, message: 'a\0b' }, 'message'],
  [{ tid: 1, message: 'a\ud800b' }, 'message'],
  [{ tid: 1, message: 'x'.repeat(10_000_000) }, 'message'],
  [{ tid: 1, message: ['x'] }, 'message'],
  [{ tid: 1, at_list_current: '1,two' }, 'at_list_current'],
])('R-MSC-038 bad input is a parameter error that names the field: case %#', (body, field) => {
  expect(fieldsOf(calls['threads.new-reply'], body)[0]?.split('.')[0]).toBe(field);
});

test('an optional field sent empty counts as absent, within an object as well; a required one and one that says something stay', () => {
  const spec = defineCall({
    method: 'POST',
    path: '/here',
    envelope: 'other',
    summary: 'For this test.',
    access: 'guest',
    output: z.object({}),
    body: z.object({
      subject: text(9),
      note: text(9).min(2).optional(),
      signature: emptySays(text(9).optional()),
      place: z.object({ city: text(9).min(2).optional() }).optional(),
    }),
  });
  const body = { subject: '', note: '', signature: '', place: { city: '' } };
  expect(parseInput(spec, { ...empty, body })).toEqual({ subject: '', signature: '', place: {} });
});

test.each([null, '', ' ', 'null', 0, -1, 1.5, '1.5'])(
  'an amount that may be left out is refused as %j, and named',
  (price) => {
    const spec = defineCall({
      ...{ method: 'POST', path: '/here', envelope: 'other', summary: 'For this test.', access: 'guest' },
      output: z.object({}),
      body: z.object({ price: neverEmpty(whole(1, 9).optional()) }),
    });
    expect(fieldsOf(spec, { price })).toEqual(['price']);
    expect(fieldsOf(spec, {})).toEqual([]);
  },
);

test('a moment comes as Unix seconds, or as a form’s field of date and time holds it; anything else is refused', () => {
  const read = (sent: unknown) => momentOrNone.safeParse(sent).data;
  expect([0, '0', '1782864000', '2026-07-01T00:00', '2026-07-01T00:00:30', '2028-02-29T00:00'].map(read)).toEqual([
    ...[0, 0, 1_782_864_000, 1_782_864_000, 1_782_864_030, 1_835_395_200],
  ]);
  const wrong = [
    '',
    'soon',
    '2026-07-01',
    '2026-13-01T00:00',
    '2026-02-31T10:00',
    '2026-02-29T10:00',
    '2026-02-01T24:00',
    '2026-02-01T25:00',
    '1969-12-31T23:59',
    '2026-07-01T00:00Z',
  ];
  expect(wrong.map(read)).toEqual(wrong.map(() => undefined));
});
