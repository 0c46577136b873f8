import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CallSpec } from '../contract/call.ts';
import { type CallName, calls } from '../contract/calls.ts';
import { callSamples } from '../tests/support/call-samples.ts';
import { testForum } from '../tests/support/forum.ts';
import { drawImage, registration } from '../tests/support/people.ts';
import { sha256 } from './platform/seal.ts';

const { api, db, member, post, settle, forgetLimits } = await testForum();
const operator = await member({ groupid: 1 });
const { tid } = await post(operator);
await settle();
// Makes the key that `signs` is sealed for.
await api.seal({});

const form = await registration(api, { idhash: await drawImage(api) });
const samples = await callSamples();
// What was counted until now is written a moment later, in the midst of a test.
await forgetLimits();

/** Every row of every table, as one digest a table; of events, which go once they are read, the last number given. */
async function everyTable(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'leases'`.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const digest = sql<{ digest: string }>`select coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as digest
      from ${sql.table(name)} t`;
    digests[name] = (await digest.execute(db)).rows[0]!.digest;
  }
  const { rows: last } = await sql<{ id: string }>`select last_value as id from platform.outbox_id_seq`.execute(db);
  return { ...digests, 'platform.events': last[0]!.id };
}

const declared = (Object.entries(calls) as [CallName, CallSpec][]).filter(([, spec]) => spec.idempotent);

test('every call that honours a key stores its answer in the transaction that it writes in', () => {
  expect(declared.length).toBeGreaterThan(5);
  for (const [name, spec] of declared) expect([name, spec.writes]).toEqual([name, true]);
});

test.each(declared)('%s spends nothing before its key is claimed', async (name, { access }) => {
  const input = samples.get(name)!.sound!({ tid, form });
  const options = { token: operator.token, headers: { 'idempotency-key': crypto.randomUUID() } };
  const used = {
    owner: access === 'guest' && name.startsWith('accounts.') ? 'guest' : `u:${operator.uid}`,
    key: sha256(options.headers['idempotency-key']).toString('base64url'),
    call: name,
    body_hash: Buffer.from('of another input'),
    at: new Date(),
  };
  await db.insertInto('platform.idempotency').values(used).execute();
  // The caller is known by now, so that looking them up writes nothing.
  await api.must('members.is-creator', {}, operator);
  const before = await everyTable();
  const answer = await api.call(name, input, used.owner === 'guest' ? { headers: options.headers } : options);
  expect(answer.error).toBe('wire.idempotency_conflict');
  expect(await everyTable()).toEqual(before);
});
