import { expect, test } from 'vitest';
import { type CallName, calls } from '../../../contract/calls.ts';
import { testForum } from '../../../tests/support/forum.ts';

const { api, member, picture, post } = await testForum();
const ada = await member();
const { tid, pid } = await post(ada);

/** D2 §8, "Successes": the words that stand in `msg`, by the calls that answer with them. */
const words: [string, CallName, object][] = [
  ['send successful.', 'threads.create', { subject: 'A lamp', message: 'The rains took the charger.' }],
  ['send successful.', 'threads.new-thread', { subject: 'A lamp', message: 'The rains took the charger.' }],
  [
    'send successful.',
    'threads.new-thread-vote',
    { subject: 'Which lamp?', message: 'Choose one.', polloptions: ['Red', 'Blue'] },
  ],
  ['send successful.', 'threads.new-reply', { tid, message: 'So it did.' }],
  ['send successful.', 'threads.send-reply', { tid, message: 'So it did, too.' }],
  [
    'share successful.',
    'threads.forward',
    { forward_tid: tid, subject: 'Look here', message: 'A lamp that was taken by the rains.' },
  ],
  ['Success !', 'threads.like', { pid, like: 1 }],
];

test.each(words)('%s answers a call that was done: %s', async (said, name, input) => {
  const { body } = await api.must(name, input as never, ada);
  expect((body as { msg: string }).msg).toBe(said);
});

test('a topic that is followed, and no more, says so', async () => {
  const host = await member({ groupid: 14 });
  const fields = {
    country_fid: 188,
    subject: 'Lamps of the north',
    message: 'All of them.',
    categoryid: 1,
    checkedTags: '1,2',
  };
  const created = await api.must('topics.create', { ...fields, aids: [await picture(host)] }, host);
  const { topid } = created.data;
  const follow = async (status: 0 | 1) =>
    ((await api.must('topics.follow', { topid, status }, ada)).body as { msg: string }).msg;
  expect([await follow(0), await follow(1)]).toEqual(['Follow success', 'Unfollow success']);
  const added = await api.must('topics.follow-add', { topid }, ada);
  expect((added.body as { msg: string }).msg).toBe('Follow success');
  const french = await api.must('topics.follow', { topid, status: 1 }, { ...ada, language: 'fr' });
  expect((french.body as { msg: string }).msg).toBe('Vous ne suivez plus ce sujet');
});

test('what the documents say of topics stands in their calls', () => {
  for (const name of ['topics.create', 'topics.edit', 'topics.delete'] as const)
    expect(calls[name]).toHaveProperty('says', expect.stringMatching(/^topics\.(created|saved|deleted)$/));
});
