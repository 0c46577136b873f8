import { expect, test } from 'vitest';
import { testApp } from '../tests/support/app.ts';
import { newMember, newReply, newThread } from '../tests/support/content.ts';

const { api, settle } = await testApp();

test('a newcomer registers, posts, is read, answered and liked', async () => {
  const author = await newMember(api);
  const { tid, pid } = await newThread(api, { author, subject: 'First light in Lagos' });
  const reply = await newReply(api, { tid, message: 'Which lens was this?' });
  await api.must('threads.like', { pid, like: 1 }, { token: reply.author.token });
  await settle();

  const { data } = await api.must('threads.view', { tid });
  expect(data.thread.subject).toBe('First light in Lagos');
  expect(data.postlist.map((post) => [post.pid, post.authorid])).toEqual([
    [pid, author.uid],
    [reply.pid, reply.author.uid],
  ]);
  expect(data.thread).toMatchObject({ like: 1, replies: 1, is_like: 0 });
});
