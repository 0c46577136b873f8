import { beforeEach, expect, test } from 'vitest';
import type { CallSpec } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/calls.ts';
import { callSamples, isAudited } from '../../../tests/support/call-samples.ts';
import { testInvitations } from '../../../tests/support/invitations.ts';
import { forgetLimits } from '../../platform/http/limits.ts';

const { api, db, friendOf, member, operator, runTask } = await testInvitations();

// There are more acts than one operator makes in a minute.
beforeEach(() => forgetLimits(db));

const site = { api, db, friendOf, member, operator, runTask };
const samples = await callSamples();

const specOf = (name: CallName): CallSpec => calls[name];
const writes = (Object.keys(calls) as CallName[]).filter((name) => isAudited(specOf(name)));

test.each(writes)('%s leaves its row in the trail: who, what, what changed and why', async (name) => {
  const { action, input, changed, reason } = samples.get(name)!.audited!;
  await api.must(name, (await input(site)) as never, operator);
  const [row] = (await api.must('operators.audit', { action }, operator)).data.list;
  expect(row).toMatchObject({ by: { uid: operator.uid }, reason });
  // The proof that was asked of them stands beside it.
  if (specOf(name).proof === 'recent') expect(Date.parse(row!.provenAt ?? '')).toBeGreaterThan(0);
  expect(row!.label).toMatch(/^\p{Lu}[\p{L} ]+$/u);
  expect(row!.changes.map(({ field }) => field)).toEqual(changed);
  // The id of a text that there isn't would stand as it is.
  for (const { before, after } of row!.changes) expect(`${before} ${after}`).not.toMatch(/\b[a-z]+\.[a-zA-Z]+\.\w/);
});

test('a call that refuses leaves none', async () => {
  const count = async () => (await api.must('operators.audit', {}, operator)).data.list.length;
  const before = await count();
  const refused = { name: 'usernamePrice', value: '400', version: 77, reason: 'too late' };
  expect((await api.call('operators.change-setting', refused, operator)).error).toBe('operators.stale');
  expect((await api.call('moderation.ban-user', { ban_uid: operator.uid, bannew: 5, reason: 'x' }, operator)).ok).toBe(
    false,
  );
  expect(await count()).toBe(before);
});
