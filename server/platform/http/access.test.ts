import { expect, test } from 'vitest';
import type { CallSpec } from '../../../contract/call.ts';
import { anActor } from '../../../tests/support/actor.ts';
import type { Actor } from '../context.ts';
import type { BoundCall } from './handlers.ts';
import { admitted } from './run.ts';

const now = new Date('2026-11-22T12:00:00Z');
const refusalOf = (spec: Partial<CallSpec>, actor: Actor | null): Promise<string | undefined> =>
  admitted({ spec } as BoundCall, { actor, now }).then(
    () => undefined,
    ({ refusal }: { refusal: string }) => refusal,
  );

test.each([
  ['guest', [undefined, undefined, undefined, undefined, undefined, undefined]],
  ['member', ['wire.unauthorized', 'wire.no_access', undefined, undefined, undefined, undefined]],
  ['creator', ['wire.unauthorized', 'wire.no_access', 'wire.forbidden', undefined, 'wire.forbidden', 'wire.forbidden']],
  ['office', ['wire.unauthorized', 'wire.no_access', 'wire.forbidden', 'wire.forbidden', undefined, undefined]],
  ['moderator', ['wire.unauthorized', 'wire.no_access', 'wire.forbidden', 'wire.forbidden', undefined, undefined]],
  [
    'operator',
    ['wire.unauthorized', 'wire.no_access', 'wire.forbidden', 'wire.forbidden', 'wire.forbidden', undefined],
  ],
] as const)(
  'a call for a %s: guest, without access, member, creator, moderator, operator',
  async (access, verdicts) => {
    const callers = [
      null,
      anActor({ groupid: 5 }),
      anActor(),
      anActor({ isCreator: true }),
      anActor({ groupid: 3 }),
      anActor({ groupid: 1 }),
    ];
    expect(await Promise.all(callers.map((actor) => refusalOf({ access } as Partial<CallSpec>, actor)))).toEqual(
      verdicts,
    );
  },
);

test('a call for whoever looks after a place: one that is for moderators alone is not theirs', async () => {
  const placed = anActor({ offices: [{ office: 'board', place: 2, countryFid: 188 }] });
  const asked = (['office', 'moderator'] as const).map((access) => refusalOf({ access } as Partial<CallSpec>, placed));
  expect(await Promise.all(asked)).toEqual([undefined, 'wire.forbidden']);
});

test('a member without access still makes the calls that are for them', async () => {
  expect(await refusalOf({ access: 'member', whileBanned: true }, anActor({ groupid: 5 }))).toBeUndefined();
});

test('a recent proof is one of the last quarter of an hour, and a session that awaits its second step holds no office', async () => {
  const operator = { access: 'operator', proof: 'recent' } as const;
  const proven = (minutes: number) => anActor({ groupid: 1, provenAt: new Date(now.getTime() - minutes * 60_000) });
  const asked = [proven(14.99), proven(15), anActor({ groupid: 1 }), anActor({ awaitsSecondStep: true })];
  expect(await Promise.all(asked.map((actor) => refusalOf(operator, actor)))).toEqual([
    undefined,
    'wire.proof_needed',
    'wire.proof_needed',
    'wire.second_step_needed',
  ]);
});
