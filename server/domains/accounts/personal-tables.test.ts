import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { register } from '../../../tests/support/people.ts';

const { api, app, clock, db, settle } = await testApp();

/** Tables that keep a member's number after the account is gone, with the reason; every other one is emptied of it. */
const kept: Record<string, string> = {
  'accounts.members': 'the row without a name, which threads point at',
  'accounts.exports': 'until the sweep has removed the files',
  'economy.accounts': 'the ledger is never changed',
  'invitations.holds': 'rewards that operators decided on',
  'invitations.imeis': 'a phone is rewarded once',
  'invitations.invitees': 'who was invited was paid for',
  'invitations.months': 'what was paid',
  'media.images': 'posts show them; what none shows goes with the next sweep',
  'moderation.appeals': 'belongs to the sanction',
  'moderation.sanctions': 'the office answers for it',
  'threads.author_counters': 'counts of what stays',
  'threads.likes': 'counted on what others wrote',
  'threads.posts': 'others answered to them',
  'threads.threads': 'others answered to them',
};

interface Column {
  place: string;
  col: string;
}

/** The columns that name a member by their number. */
async function memberColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_schema || '.' || table_name as place, column_name as col from information_schema.columns
    where column_name in ('uid', 'authorid') and table_schema <> 'platform' and data_type = 'bigint'
    order by 1`.execute(db);
  return rows;
}

const samples: Record<string, unknown> = {
  bigint: 1,
  integer: 1,
  smallint: 1,
  text: 'x',
  boolean: false,
  bytea: Buffer.from('x'),
  jsonb: '{}',
  date: '2026-11-20',
  'timestamp with time zone': '2026-11-20T10:00:00Z',
};
/** Where a table takes one of its own words only. */
const words: Record<string, Record<string, string>> = {
  'accounts.challenges': { purpose: 'login' },
  'accounts.linked_accounts': { provider: 'google' },
  'accounts.password_resets': { way: 'email' },
  'accounts.sessions': { kind: 'site' },
  'notices.notices': { page: 'reply' },
};

/** A row of the member's in a table that has none: whatever it must hold, by its type. */
async function fill({ place, col }: Column, uid: number): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema || '.' || table_name = ${place} and is_nullable = 'NO' and column_default is null
      and column_name <> ${col}`.execute(db);
  const row = {
    ...Object.fromEntries(rows.map(({ name, type }) => [name, samples[type]])),
    ...words[place],
    [col]: uid,
  };
  await db
    .insertInto(place as never)
    .values(row as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

test('of a deleted member stays a number in these tables, and in no other', async () => {
  const member = await register(api);
  await settle();
  await api.must('accounts.delete-account', { password: member.password }, member);
  // What was announced is told before the days of grace are over.
  await settle();
  const columns = await memberColumns();
  for (const column of columns) if (!(column.place in kept)) await fill(column, member.uid);
  clock.advance(14 * 86_400 + 1);
  await app.tasks['accounts.delete-member']!({ uid: member.uid }, {} as never);
  await settle();
  for (const { place, col } of columns) {
    if (place in kept) continue;
    const left = await sql`select 1 from ${sql.table(place)} where ${sql.ref(col)} = ${member.uid}`.execute(db);
    expect(left.rows, `${place}: forget it in its domain's personal-data.ts, or say above why it stays`).toEqual([]);
  }
  for (const place of Object.keys(kept)) expect(columns.map((column) => column.place)).toContain(place);
});

test('every table that names a member belongs to a domain that gives its part to the export', async () => {
  const { rows } = await sql<{ domain: string }>`
    select distinct table_schema as domain from information_schema.columns
    where column_name in ('uid', 'authorid') and table_schema <> 'platform' and data_type = 'bigint'`.execute(db);
  const member = await register(api);
  const { id } = (await api.must('accounts.make-data-export', { password: member.password }, member)).data.export;
  const parts = new Set(rows.map(({ domain }) => domain));
  await app.tasks['accounts.make-export']!({ id }, { job: { attempts: 1, max_attempts: 1 } } as never);
  const { bytes } = await api.must('accounts.data-export-file', { id, password: member.password }, member);
  const listed = Buffer.from(bytes).toString('latin1');
  for (const domain of parts) expect(listed, `${domain}/personal-data.ts`).toContain(`${domain}/`);
});
