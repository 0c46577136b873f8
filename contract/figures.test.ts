import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { CallSpec } from './call.ts';
import { calls } from './calls.ts';

/** What people type into a field of figures, and the same on another keyboard and copied with marks of direction. */
const written: readonly (readonly [string, string])[] = [
  ['1', '\u200e१'],
  ['12', ' ١٢'],
  ['490154203237518', '\u202a४९०१५४२०३२३७५१८\u202c'],
  ['1,2', '১,২'],
  ['2026-11-24', '٢٠٢٦-١١-٢٤'],
  ['22:30', '۲۲:۳۰'],
  ['2026-11-24T22:30', '２０２６-１１-２４T２２:３０'],
];
const words = ['abc', 'noon', 'x y', 'one-long-word', 'long enough for every text that has a least length'];

const table: [string, CallSpec][] = Object.entries(calls);
const fields = table.flatMap(([name, { query, body, signs }]) =>
  [query, body, signs].flatMap((part) =>
    Object.entries(part?.shape ?? {}).map(([field, schema]) => ({
      of: `${name} ${field}`,
      schema: schema as z.ZodType,
    })),
  ),
);
const takes = (schema: z.ZodType, value: string) => schema.safeParse(value).success;
/** Fields that take figures alone. */
const ofFigures = fields.filter(
  ({ schema }) => written.some(([plain]) => takes(schema, plain)) && !words.some((word) => takes(schema, word)),
);

test('every field of figures, days and times is read in any script', () => {
  expect(ofFigures.length).toBeGreaterThan(300);
  for (const { of, schema } of ofFigures) {
    for (const [plain, other] of written) {
      const read = schema.safeParse(plain);
      if (read.success) expect([of, schema.safeParse(other)]).toEqual([of, read]);
    }
  }
});

test.each([
  'sign-in.register-email VerificationCode',
  'sign-in.register-mobile VerificationCode',
  'sign-in.reset-password code',
  'sign-in.login-code code',
  'sign-in.forgot-password imageCode',
  'proofs.phone-code imageCode',
  'proofs.validate-email-code code',
  'invitations.activate-imei imei',
  'invitations.inviter code',
  'store.find-code code',
  'store.redeem code',
])('the code in %s is read in any script, with blanks and dashes or without', (of) => {
  const { schema } = fields.find((each) => each.of === of)!;
  expect(schema.parse(' ٤٨١-५१६ \u200f')).toBe('481516');
});
