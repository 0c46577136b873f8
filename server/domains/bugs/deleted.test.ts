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
