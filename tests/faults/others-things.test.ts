import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { callSamples, type OthersScene } from '../support/call-samples.ts';
import { testForum } from '../support/forum.ts';
import { register } from '../support/people.ts';

const forum = await testForum();
const { api, db, clock } = forum;

const samples = await callSamples();
const eve = await register(api);
const scene = await adasThings();

/** What belongs to Ada, whom Eve is not. */
async function adasThings(): Promise<OthersScene> {
  const ada = await forum.member();
  const { tid, pid } = await forum.post(ada);
  const elsewhere = await forum.post(await forum.member());
  const answer = await forum.reply(ada, elsewhere.tid);
  const aid = await forum.picture(ada);
  return { db, now: clock.now(), ada, eve, tid, pid, replyPid: answer.pid, aid };
}

const specOf = (name: CallName): CallSpec => calls[name];
const names = Object.keys(calls) as CallName[];
const offices = names.filter((name) => specOf(name).access === 'operator');

/** Every row that is Ada's, of whatever table: a member's row is recognised by `uid` or `authorid`. */
async function adasRows(): Promise<string> {
  const columns = await sql<{ place: string; col: string }>`
    select table_schema || '.' || table_name as place, column_name as col from information_schema.columns
    where column_name in ('uid', 'authorid') and table_schema not in ('platform', 'information_schema')
      and data_type = 'bigint' order by 1, 2`.execute(db);
  const rows: string[] = [];
  for (const { place, col } of columns.rows) {
    const found = await sql<{ row: string }>`
      select t::text as row from ${sql.table(place)} t where ${sql.ref(col)} = ${scene.ada.uid} order by 1`.execute(db);
    rows.push(`${place}: ${found.rows.map(({ row }) => row).join('; ')}`);
  }
  return rows.join('\n');
}

beforeEach(() => forum.forgetLimits());

/** Calls that name what is another's, and how each of them refuses it. */
const refused = [...samples].flatMap(([name, { whose }]) => (typeof whose === 'object' ? [{ name, ...whose }] : []));

test('every call says in its domain’s testing/calls.ts what another member’s things are to it', () => {
  expect([...samples.keys()].sort()).toEqual([...names].sort());
  const unsaid = [...samples].filter(([name, { whose }]) => (whose === undefined) !== offices.includes(name));
  expect(unsaid.map(([name]) => name)).toEqual([]);
});

describe('with what is another member’s', () => {
  test.each(refused)(
    '$name is refused by name, reveals nothing and changes nothing',
    async ({ name, input, refusal }) => {
      const sent = await input(scene);
      // What was announced so far changes figures of its own.
      await forum.settle();
      const before = await adasRows();
      const answer = await api.call(name, sent, eve);
      expect([answer.ok, answer.error]).toEqual([false, refusal]);
      expect(JSON.stringify(answer.body)).not.toContain(scene.ada.username);
      expect(await adasRows()).toBe(before);
    },
  );
});

describe('an operator’s call made by a member', () => {
  const fields = { uid: scene.ada.uid, id: 1, by: 'uid', q: String(scene.ada.uid), state: 'open' };
  test.each(offices)('%s is refused and changes nothing', async (name) => {
    const before = await adasRows();
    const answer = await api.call(name, fields, eve);
    expect([answer.ok, answer.error]).toEqual([false, 'wire.forbidden']);
    expect(await adasRows()).toBe(before);
  });
});
