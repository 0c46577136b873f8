import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post, reply } = forum;

const placeOf = async (tid: number, pid: number) => (await api.must('threads.reply-place', { tid, pid })).data;

test('the page of a reply, and of what is said under one; what its page doesn’t show leads to the reply above', async () => {
  const ada = await member();
  const { tid, pid: first } = await post(ada);
  const replies = [];
  for (let n = 0; n < 11; n += 1) replies.push(await reply(ada, tid));
  const [one, last] = [replies[0]!, replies[10]!];
  const below = [];
  for (let n = 0; n < 3; n += 1) below.push(await reply(ada, tid, { repquote: last.pid }));

  expect(await placeOf(tid, first)).toEqual({ tid, pid: first, page: 1 });
  expect(await placeOf(tid, one.pid)).toEqual({ tid, pid: one.pid, page: 1 });
  expect(await placeOf(tid, last.pid)).toEqual({ tid, pid: last.pid, page: 2 });
  expect(await placeOf(tid, below[1]!.pid)).toEqual({ tid, pid: below[1]!.pid, page: 2 });
  expect(await placeOf(tid, below[2]!.pid)).toEqual({ tid, pid: last.pid, page: 2 });
});

test('the place of a reply is for those who may read its thread', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const { pid } = await reply(ada, tid);
  const other = await post(ada);
  const asked = async (at: number, of: number) => (await api.call('threads.reply-place', { tid: at, pid: of })).error;
  expect(await asked(other.tid, pid)).toBe('threads.post_not_exist');
  expect(await asked(tid, 999_999)).toBe('threads.post_not_exist');
  await db.updateTable('threads.threads').set({ readperm: 50 }).where('tid', '=', tid).execute();
  expect(await asked(tid, pid)).toBe('threads.no_permission');
});
