import { expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { testBugs } from './testing/bugs.ts';

const bugs = await testBugs();
const { api, member, report, see, tids, answer, settle, runTask, daysLater } = bugs;
const moderator = await member({ groupid: 3 });

const settled = async (writer: Writer, fields: object = {}) => {
  const made = await report(writer, fields);
  await settle();
  return made;
};
const hasAddress = async (tid: number): Promise<boolean> =>
  (await bugs.pool.query('select 1 from bugs.emails where tid = $1', [tid])).rows.length > 0;

test('our team reads and writes nothing of a removed report, and its address goes with the right to restore it', async () => {
  const author = await member();
  const { tid } = await settled(author);
  await api.must('threads.delete', { tid }, moderator);
  await settle();
  expect(await hasAddress(tid)).toBe(true);
  for (const call of ['bugs.email', 'bugs.history', 'bugs.separate'] as const)
    expect((await api.call(call, { tid }, moderator)).error, call).toBe('threads.bug_not_exist');
  expect((await answer(moderator, tid, 2)).error).toBe('threads.bug_not_exist');
  await daysLater(200, async () => {
    await runTask('threads.release-removed');
    await settle();
    expect(await hasAddress(tid)).toBe(false);
  });
});

test('a report is joined with none that is deleted or hidden', async () => {
  const [ada, eve] = [await member(), await member()];
  const [older, younger] = [await settled(ada), await settled(eve)];
  const join = async () => (await answer(moderator, younger.tid, 2, { duplicate_of: older.tid })).error;
  await api.must('review.ban-post', { pid: older.pid, status: 1 }, moderator);
  expect(await join()).toBe('threads.bug_not_exist');
  await api.must('review.ban-post', { pid: older.pid, status: 0 }, moderator);
  await api.must('threads.delete', { tid: older.tid }, ada);
  await settle();
  expect(await join()).toBe('threads.bug_not_exist');
  expect(await tids()).toContain(younger.tid);
});

test('what was joined with a report that is deleted stands for itself again', async () => {
  const [ada, eve, bola] = [await member(), await member(), await member()];
  const [older, younger] = [await settled(ada), await settled(eve)];
  await api.must('bugs.same', { tid: younger.tid }, bola);
  expect((await answer(moderator, younger.tid, 2, { duplicate_of: older.tid })).ok).toBe(true);
  await settle();
  expect(await tids()).not.toContain(younger.tid);
  await api.must('threads.delete', { tid: older.tid }, moderator);
  await settle();
  expect(await tids()).toContain(younger.tid);
  const bug = await see(younger.tid, moderator);
  expect(bug).toMatchObject({ duplicate_of: null, same: 1, own: { can: { same: true } } });
  expect(bug.due).toBeGreaterThan(0);
  await api.must('review.restore-post', { pid: older.pid }, moderator);
  await settle();
  // Its followers have gone back with the other.
  expect(await see(older.tid)).toMatchObject({ same: 0 });
});
