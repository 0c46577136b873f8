import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallSpec, defineCall } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import { emptySays, text } from '../../../contract/primitives/fields.ts';
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
