import type { Poll } from '../../../../../../contract/domains/threads/kinds/poll/shapes.ts';
import type { TestAppOptions } from '../../../../../../tests/support/app.ts';
import { testForum, type Writer } from '../../../../../../tests/support/forum.ts';

/** The forum with quick ways to post polls, vote in them and look at them. */
export async function testPolls(options?: TestAppOptions) {
  const forum = await testForum(options);
  const { api } = forum;
  const question = { subject: 'Who starts in goal?', polloptions: ['The young one', 'The captain', 'Nobody'] };
  const ask = async (writer: Writer, fields: object = {}): Promise<{ tid: number; pid: number }> =>
    (await api.must('threads.new-thread-vote', { ...question, ...fields }, writer)).data.Variables;
  const see = async (tid: number, reader?: Writer): Promise<Poll> =>
    (await api.must('threads.info', { tid }, reader ?? {})).data.poll!;
  const vote = (tid: number, a_id: number[], voter: Writer) => api.call('threads.vote', { tid, a_id }, voter);
  return { ...forum, question, ask, see, vote };
}
