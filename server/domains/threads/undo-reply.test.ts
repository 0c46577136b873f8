import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, app, clock, db, member, pool, post, reply, settle } = forum;

const undo = (pid: number, who: Writer) => api.call('threads.undo-reply', { pid }, who);
const pageOf = async (tid: number) => (await api.must('threads.reply-list', { tid })).data;
const threadOf = async (tid: number) => (await api.must('threads.info', { tid })).data;
const noticesOf = async (who: Writer, type: 'reply' | 'atme' = 'reply') =>
  (await api.must('notices.list', { type }, who)).data.list;
const postsOf = async ({ uid }: Writer) => (await api.must('threads.replies-of-member', { uid })).data.count;

test('a reply that is taken back leaves no trace, and the next one takes its place', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada);
  const stays = await reply(chi, tid, { message: 'The first one stays.' });
  const before = await threadOf(tid);
  clock.aheadInTest(5);
  const { pid } = await reply(bola, tid, { message: 'Said too soon.' });
  await api.must('threads.like', { pid, like: 1 }, chi);
  await settle();
  expect(await postsOf(bola)).toBe(1);

  expect((await undo(pid, bola)).body).toMatchObject({ status: 1, data: { pid } });
  await settle();
  const { list, count } = await pageOf(tid);
  expect([list.map((row) => row.pid), count]).toEqual([[stays.pid], 1]);
  expect(await threadOf(tid)).toMatchObject({ replies: 1, lastpost: before.lastpost });
  expect(await postsOf(bola)).toBe(0);
  expect(await db.selectFrom('threads.posts').where('pid', '=', pid).selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('threads.likes').where('pid', '=', pid).selectAll().execute()).toEqual([]);
  const next = await reply(bola, tid, { message: 'Said with care.' });
  expect(next).toMatchObject({ floor: 2 });
  expect((await pageOf(tid)).list.map((row) => row.pid)).toEqual([stays.pid, next.pid]);
});

test('taken back under a reply, it counts there no longer', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const above = await reply(ada, tid);
  const { pid } = await reply(bola, tid, { repquote: above.pid });
  await undo(pid, bola);
  expect((await pageOf(tid)).list[0]).toMatchObject({ children_count: 0, children_list: [] });
});

test('asked twice it is done once; others can’t, and nobody can after 15 seconds', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid, pid: first } = await post(ada);
  const { pid } = await reply(bola, tid);
  expect((await undo(pid, ada)).error).toBe('threads.not_yours');
  expect((await undo(first, ada)).error).toBe('threads.not_yours');
  expect((await api.call('threads.undo-reply', { pid })).http).toBe(401);
  const both = await Promise.all([undo(pid, bola), undo(pid, bola)]);
  expect(both.filter(({ body, error }) => body.status === 1 || error === 'threads.post_not_exist')).toHaveLength(2);
  expect(both.some(({ body }) => body.status === 1)).toBe(true);
  expect((await undo(pid, bola)).error).toBe('threads.post_not_exist');
  expect((await threadOf(tid)).replies).toBe(0);

  const late = await reply(bola, tid);
  clock.aheadInTest(16);
  expect((await undo(late.pid, bola)).error).toBe('threads.undo_too_late');
  expect((await threadOf(tid)).replies).toBe(1);
});

test('what somebody has answered meanwhile keeps its place', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid);
  const answer = await reply(ada, tid, { repquote: pid });
  const further = await reply(bola, tid, { repquote: answer.pid });
  await reply(ada, tid, { repquote: further.pid });
  for (const one of [pid, further.pid]) expect((await undo(one, bola)).body.status).toBe(1);
  const [answered] = (await pageOf(tid)).list;
  expect(answered).toMatchObject({ pid, status: -1, message: '' });
  expect(answered!.children_list.map(({ status }) => status)).toEqual([1, -1]);
});

test('nobody is notified before it can no longer be taken back, nor of what was', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada);
  await settle();
  const sentAt = clock.now().getTime();
  const gone = await reply(bola, tid, { at_list_current: String(chi.uid) });
  await app.platform.outbox.drain();
  expect(await noticesOf(ada)).toEqual([]);
  const { rows } = await pool.query<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where task_identifier = 'notices.write-later'`,
  );
  expect(rows.map(({ run_at }) => run_at.getTime() - sentAt >= 15_000)).toEqual([true]);
  await undo(gone.pid, bola);
  await reply(chi, tid);
  await settle();
  expect(await noticesOf(chi, 'atme')).toEqual([]);
  const [notice, ...others] = await noticesOf(ada);
  expect(others).toEqual([]);
  expect(JSON.stringify(notice)).toContain(chi.username);
  expect(JSON.stringify(notice)).not.toContain(bola.username);
});

test('what is written later of one thread is never written twice at once', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada);
  await settle();
  for (const who of [bola, chi]) {
    await reply(who, tid);
    await app.platform.outbox.drain();
  }
  const { rows } = await pool.query<{ queue_name: string | null }>(
    `select queue_name from graphile_worker.jobs where task_identifier = 'notices.write-later'`,
  );
  expect(rows.map(({ queue_name }) => queue_name)).toEqual(['notices.write-later', 'notices.write-later']);
  await settle();
  expect((await noticesOf(ada)).map(({ others }) => others)).toEqual([1]);
});
