import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { gift } from '../../../tests/support/money.ts';
import { register } from '../../../tests/support/people.ts';
import { fillAll, ownerColumns, ownerFaults, rowsWith } from '../../../tests/support/table-owners.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { transfer } from '../economy/index.ts';

const { api, app, clock, db, settle } = await testApp();

/** The ledger's accounts belong together with their numbers, which no row made up from types would. */
async function openAccounts(uid: number): Promise<void> {
  await inTransaction(db, (tx) =>
    transfer(
      { db: tx, now: clock.now(), emit: () => undefined, stale: () => undefined },
      {
        ...{ key: `gifts ${uid}`, kind: 'given', reason: gift },
        movements: [
          { from: 'mint', to: uid, currency: 'xgold', amount: 7 },
          { from: 'mint', to: uid, currency: 'xcoin', amount: 2 },
        ],
      },
    ),
  );
}

test('every table says which columns name a member, or why none does', async () => {
  expect(await ownerFaults(db, app.tables)).toEqual([]);
});

test('a new table, a new schema, and a declared column that isn’t there are named', async () => {
  onTestFinished(async () => {
    await sql`drop schema gifts cascade`.execute(db);
    await sql`drop table economy.gifts`.execute(db);
  });
  await sql`create table economy.gifts (account bigint not null)`.execute(db);
  await sql`create schema gifts`.execute(db);
  await sql`create table gifts.wishes (person text)`.execute(db);
  const forgetful = { ...app.tables, 'follows.follows': { fan: 'forgotten' as const }, 'feeds.hot': {} };
  const declared = { ...forgetful, 'feeds.cold': { none: 'gone' }, 'topics.tags': { none: '' } };
  expect((await ownerFaults(db, declared)).sort()).toEqual([
    expect.stringMatching(/^economy\.gifts: declare/),
    'feeds.cold: is declared, and no table',
    'feeds.hot: name the column that names a member, or say why none does',
    'follows.follows: has no column fan',
    expect.stringMatching(/^gifts\.wishes: declare/),
    'topics.tags: say why it names no member',
  ]);
});

test('a deleted member stays where a table says why, and nowhere else', async () => {
  const member = await register(api);
  await settle();
  await api.must('privacy.delete-account', { password: member.password }, member);
  // What was announced is handled before the days of grace are over.
  await settle();
  await openAccounts(member.uid);
  const columns = ownerColumns(app.tables, member.uid);
  await fillAll(db, columns);
  clock.advance(14 * 86_400 + 1);
  await app.tasks['accounts.delete-member']!({ uid: member.uid }, {} as never);
  await settle();
  const untrue: string[] = [];
  for (const owner of columns) {
    for (const form of owner.forms) {
      const rows = await rowsWith(db, owner, form);
      const claim = `${owner.table}.${owner.column} (${form})`;
      if (owner.stays === undefined && rows > 0)
        untrue.push(`${claim}: forget it in its domain's personal-data.ts, or declare why it stays`);
      if (owner.stays !== undefined && rows === 0) untrue.push(`${claim}: is said to stay, and is gone`);
    }
  }
  expect(untrue).toEqual([]);
});

test('every domain with a table that names a member gives its part to the export', async () => {
  const member = await register(api);
  const { id } = (await api.must('privacy.make-data-export', { password: member.password }, member)).data.export;
  await app.tasks['accounts.make-export']!({ id }, { job: { attempts: 1, max_attempts: 1 } } as never);
  const { bytes } = await api.must('privacy.data-export-file', { id, password: member.password }, member);
  const listed = Buffer.from(bytes).toString('latin1');
  const parts = new Set(ownerColumns(app.tables, member.uid).map(({ table }) => table.split('.')[0]!));
  // Counts of a day for the limits, and first answers to idempotency keys, which the member has.
  parts.delete('platform');
  // One schema with the tables of four domains, and one that is review's.
  for (const schema of ['accounts', 'reports']) parts.delete(schema);
  for (const domain of ['members', 'proofs', 'sign-in', 'privacy', 'review']) parts.add(domain);
  for (const domain of parts) expect(listed, `${domain}/personal-data.ts`).toContain(`${domain}/`);
});
