import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CallerInputOf, CallSpec } from '../contract/call.ts';
import { type Calls, calls } from '../contract/calls.ts';
import { testForum } from '../tests/support/forum.ts';
import { drawImage, registration } from '../tests/support/people.ts';
import { sha256 } from './platform/seal.ts';

const { api, db, member, post, settle } = await testForum();
const operator = await member({ groupid: 1 });
const { tid } = await post(operator);
await settle();
// Makes the key that `signs` is sealed for.
await api.seal({});

type IdempotentCall = { [K in keyof Calls]: Calls[K] extends { idempotent: true } ? K : never }[keyof Calls];

const form = await registration(api, { idhash: await drawImage(api) });
const thread = { subject: 'Sent once', message: 'A message that is long enough.' };

/** An input of each call that reaches its work: a call without one does not compile. */
const inputs: { [K in IdempotentCall]: CallerInputOf<Calls[K]> } = {
  'sign-in.register-email': form,
  'sign-in.register-mobile': { ...form, mobile: '08031234567', cid: 188 },
  'sign-in.register-third-party': { ...form, facebookid: '1', access_token: 'a token' },
  'profiles.change-username': { username: 'another_name' },
  'threads.new-thread': { ...thread, fid: 15443 },
  'threads.create': thread,
  'threads.new-thread-vote': { ...thread, polloptions: ['Yes', 'No'] },
  'threads.send-reply': { tid, message: 'So it did.' },
  'threads.new-reply': { tid, message: 'So it did.' },
  'invitations.activate-imei': { imei: '490154203237518' },
  'invitations.release-hold': { id: 1 },
  'invitations.refuse-hold': { id: 1 },
  'invitations.add-imei-range': { first: '49015420', last: '49015421' },
  'feedback.send': { category: 'problem', message: 'It does not work.', contact: 'a@example.com' },
  'moderation.appeal': { message: 'It was not me.' },
};

/** Every row of every table, as one digest a table. */
async function everyTable(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const digest = sql<{ digest: string }>`select coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as digest
      from ${sql.table(name)} t`;
    digests[name] = (await digest.execute(db)).rows[0]!.digest;
  }
  return digests;
}

const declared = Object.entries<CallSpec>(calls).filter(([, spec]) => spec.idempotent);

test('every call that honours a key stores its answer in the transaction that it writes in', () => {
  expect(declared.map(([name]) => name).sort()).toEqual(Object.keys(inputs).sort());
  for (const [name, spec] of declared) expect([name, spec.writes]).toEqual([name, true]);
});

test.each(Object.keys(inputs) as IdempotentCall[])('%s spends nothing before its key is claimed', async (name) => {
  const { access }: CallSpec = calls[name];
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
  const answer = await api.call(name, inputs[name], used.owner === 'guest' ? { headers: options.headers } : options);
  expect(answer.error).toBe('wire.idempotency_conflict');
  expect(await everyTable()).toEqual(before);
});
