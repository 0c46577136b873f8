import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { movedBy } from '../../../tests/support/moved-tags.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, runTask, settle } = forum;
const enough = 'The rains took the charger.';

const unixNow = (): number => Math.floor(clock.now().getTime() / 1000);
const mentionsOf = async ({ uid }: Writer): Promise<number> => {
  await settle();
  const rows = await db.selectFrom('notices.notices').select('id').where('uid', '=', uid).execute();
  return rows.length;
};

test('a member named by an edit of a waiting draft is notified when it is published, once', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid, pid } = await post(ada, { push_time: unixNow() + 600 });
  const edit = { tid, pid, subject: 'A title', message: enough, at_list_current: `${bola.uid}` };
  await api.must('threads.edit', edit, ada);
  expect(await mentionsOf(bola)).toBe(0);
  clock.aheadInTest(601);
  await runTask('threads.publish-due');
  expect(await mentionsOf(bola)).toBe(1);
});

test('an edit notifies those whom it names first, and nobody again', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada);
  const { pid } = await reply(ada, tid, { at_list_current: `${bola.uid}` });
  const read = async (who: Writer) => {
    const found = await mentionsOf(who);
    await db.deleteFrom('notices.notices').where('uid', '=', who.uid).execute();
    return found;
  };
  expect([await read(bola), await read(chi)]).toEqual([1, 0]);
  await api.must('threads.edit', { tid, pid, message: 'So it did.', at_list_current: `${bola.uid},${chi.uid}` }, ada);
  expect([await read(bola), await read(chi)]).toEqual([0, 1]);
});

test('a draft changes no list that is cached: neither begun, edited nor deleted, nor is it counted', async () => {
  const ada = await member();
  const draft = await post(ada, { push_time: unixNow() + 600 });
  await post(ada);
  await settle();
  const counted = async () =>
    (
      await db.selectFrom('threads.author_counters').select(['threads', 'posts']).where('uid', '=', ada.uid).execute()
    )[0];
  const before = await counted();
  expect(await movedBy(forum, () => post(ada, { push_time: unixNow() + 600 }))).toEqual([]);
  const edit = { ...draft, subject: 'A title', message: enough };
  const page = [`t:${draft.tid}`];
  expect(await movedBy(forum, () => api.must('threads.edit', edit, ada))).toEqual(page);
  expect(await movedBy(forum, () => api.must('threads.delete', { tid: draft.tid }, ada))).toEqual(page);
  await settle();
  expect(await counted()).toEqual(before);
});

test('all threads that are due are published in one run, however many', async () => {
  const ada = await member();
  const { tid } = await post(ada, { push_time: unixNow() + 600 });
  await sql`
    insert into threads.threads
    select (jsonb_populate_record(t, jsonb_build_object('tid', nextval('threads.threads_tid_seq')))).*
      from threads.threads t, generate_series(1, 100) where t.tid = ${tid}`.execute(db);
  const waiting = db
    .selectFrom('threads.threads')
    .select('tid')
    .where('authorid', '=', ada.uid)
    .where('status', '=', 0);
  expect(await waiting.execute()).toHaveLength(101);
  clock.aheadInTest(601);
  await runTask('threads.publish-due');
  expect(await waiting.execute()).toEqual([]);
});
