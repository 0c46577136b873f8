import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { statementsOf } from '../../../tests/support/statements.ts';
import { aGroup } from './testing/a-conversation.ts';

const { api, db, member, pool } = await testForum();
const noted = statementsOf(pool);
/** Statements about rooms and messages since a moment: what else the site does meanwhile isn't a message's. */
const about = (at: number): number => noted.since(at).filter((text) => text.includes('messages.')).length;

/** A group of so many members, most of whom need be nobody. */
async function groupOf(owner: Writer, size: number): Promise<number> {
  const uids = [owner.uid, ...Array.from({ length: size - 1 }, (_, at) => 1_000_000 + at)];
  return aGroup(db, new Date(), uids);
}

/** What one message into a group costs: statements, and rows of members that it writes. */
async function costIn(owner: Writer, size: number): Promise<{ statements: number; rows: number }> {
  const room = await groupOf(owner, size);
  const say = () =>
    api.must(
      'messages.say',
      { conversationID: `GROUP${room}`, text: 'The bread was still warm.', clientID: randomUUID() },
      owner,
    );
  // The first one fills caches.
  await say();
  const written = async () =>
    (
      await sql<{ written: string }>`
        select count(distinct xmin::text) as written from messages.room_members where room = ${room}`.execute(db)
    ).rows[0]!.written;
  const untouched = async () =>
    Number(
      (
        await sql<{ rows: string }>`
          select count(*) as rows from messages.room_members where room = ${room} and read_id = 0`.execute(db)
      ).rows[0]!.rows,
    );
  const before = await untouched();
  const versions = await written();
  const at = noted.count();
  await say();
  const statements = about(at);
  expect(await written()).toBe(versions);
  return { statements, rows: before - (await untouched()) };
}

test('a message costs as many statements in a group of ten, of six hundred and of six thousand, and writes no other’s row', async () => {
  const owner = await member();
  const [few, many, full] = [await costIn(owner, 10), await costIn(owner, 600), await costIn(owner, 6000)];
  expect([many, full]).toEqual([few, few]);
  expect(few.rows).toBe(0);
  expect(few.statements).toBeLessThan(12);
});
