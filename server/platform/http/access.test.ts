import { expect, test } from 'vitest';
import type { CallSpec } from '../../../contract/call.ts';
import type { Actor } from '../context.ts';
import type { BoundCall } from './handlers.ts';
import { requireAccess } from './run.ts';

const member = (fields: Partial<Actor> = {}): Actor => ({
  uid: 1,
  username: 'ada',
  countryFid: 188,
  groupid: 10,
  readaccess: 10,
  isCreator: false,
  verified: true,
  needsConsent: false,
  timeZone: 'UTC',
  session: 'none',
  ...fields,
});
const refusalOf = (spec: Partial<CallSpec>, actor: Actor | null): string | undefined => {
  try {
    requireAccess({ spec } as BoundCall, actor);
    return undefined;
  } catch (error) {
    return (error as { refusal: string }).refusal;
  }
};

test.each([
  ['guest', [undefined, undefined, undefined, undefined, undefined, undefined]],
  ['member', ['wire.unauthorized', 'wire.no_access', undefined, undefined, undefined, undefined]],
  ['creator', ['wire.unauthorized', 'wire.no_access', 'wire.forbidden', undefined, 'wire.forbidden', 'wire.forbidden']],
  ['moderator', ['wire.unauthorized', 'wire.no_access', 'wire.forbidden', 'wire.forbidden', undefined, undefined]],
  [
    'operator',
    ['wire.unauthorized', 'wire.no_access', 'wire.forbidden', 'wire.forbidden', 'wire.forbidden', undefined],
  ],
] as const)('a call for a %s: guest, without access, member, creator, moderator, operator', (access, verdicts) => {
  const callers = [
    null,
    member({ groupid: 5 }),
    member(),
    member({ isCreator: true }),
    member({ groupid: 3 }),
    member({ groupid: 1 }),
  ];
  expect(callers.map((actor) => refusalOf({ access }, actor))).toEqual(verdicts);
});

test('a member without access still makes the calls that are for them', () => {
  expect(refusalOf({ access: 'member', whileBanned: true }, member({ groupid: 5 }))).toBeUndefined();
});
