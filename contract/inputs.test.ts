import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CallSpec } from './call.ts';
import { calls } from './calls.ts';
import { idList, secret, text } from './primitives/fields.ts';

type Schema = Record<string, unknown>;

/** Texts within what a caller may send that have no end: no length, and no form that gives one. */
function endless(schema: unknown, path: string): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  if (Array.isArray(schema)) return schema.flatMap((each) => endless(each, path));
  const { type, maxLength, pattern, format, enum: choices, const: fixed, ...rest } = schema as Schema;
  const bounded = maxLength ?? choices ?? fixed ?? format ?? (isBounded(pattern) || undefined);
  const own = [type].flat().includes('string') && bounded === undefined ? [path] : [];
  return [
    ...own,
    ...Object.entries(rest).flatMap(([name, part]) => endless(part, name === 'properties' ? path : `${path}.${name}`)),
  ];
}

/** A form from its beginning to its end in which nothing repeats without an end. */
const isBounded = (pattern: unknown): boolean =>
  typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern);

test('every text that a caller may send has a length that is judged first', () => {
  const found = Object.entries(calls as Record<string, CallSpec>).flatMap(([name, { params, query, body, signs }]) =>
    [params, query, body, signs].flatMap((fields) =>
      fields ? endless(z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }), name) : [],
    ),
  );
  expect(found, 'take text(max), or secret(max) for what must stay as it is (contract/primitives/fields.ts)').toEqual(
    [],
  );
});

test('the test distinguishes texts that end from those that do not', () => {
  const fields = z.object({
    a: z.string(),
    b: z.string().max(3),
    c: z.string().regex(/^\d{4}$/),
    d: z.string().regex(/^\d+$/),
    e: z.array(z.string()),
    f: z.enum(['x']),
    g: z.union([z.string(), z.number()]),
  });
  const found = endless(z.toJSONSchema(fields, { io: 'input' }), '');
  expect(found).toEqual(['.a', '.d', '.e.items', '.g']);
});

test('of a text that is too long nothing but its length is looked at', () => {
  const issues = text(3)
    .safeParse('abc\0')
    .error?.issues.map(({ code }) => code);
  expect(issues).toEqual(['too_big']);
  expect(
    text(3)
      .safeParse('a\0')
      .error?.issues.map(({ code }) => code),
  ).toEqual(['custom']);
});

test('a text loses marks that no character carries, a password stays as it was typed', () => {
  const typed = `e${'\u0301'.repeat(12)}`;
  expect(text(20).parse(typed)).toBe(`e${'\u0301'.repeat(8)}`);
  expect(secret(20).parse(typed)).toBe(typed);
});

test.each<[unknown, number[] | undefined]>([
  ['3,1, 2', [3, 1, 2]],
  ['', []],
  [',5,', [5]],
  [7, [7]],
  [
    [7, '8', '٩'],
    [7, 8, 9],
  ],
  ['१२,۳', [12, 3]],
  ['0x10', undefined],
  ['1e2', undefined],
  ['1.0', undefined],
  ['+5', undefined],
  ['1,0', undefined],
  ['-1', undefined],
  [1.5, undefined],
  [[['7']], undefined],
  [{ length: 1, 0: 7 }, undefined],
  ['9007199254740993', undefined],
])('a list of ids is digits alone: %j', (sent, ids) => {
  expect(idList(9).safeParse(sent).data).toEqual(ids);
});
