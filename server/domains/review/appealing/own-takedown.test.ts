import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const forum = await testForum();
const { api, member, post, reply, runTask, forgetLimits, daysLater } = forum;
const author = await member();
const reader = await member();
const moderator = await member({ groupid: 3 });
const grounds = { rule: 'spam', reason: 'Third time.' } as const;

beforeEach(() => forgetLimits());

const takedown = (tid: number, who?: Writer) => api.call('review.own-takedown', { tid }, who ?? {});
const actOf = async (tid: number, who: Writer) => (await takedown(tid, who)).data?.act ?? 0;

/** How a moderator takes a thread away. */
const ways = {
  ban: async () => {
    const { tid, pid } = await post(author);
    await api.must('review.ban-post', { pid, status: 1, ...grounds }, moderator);
    return { tid, pid };
  },
  delete: async () => {
    const { tid, pid } = await post(author);
    await api.must('threads.delete', { tid, ...grounds }, moderator);
    return { tid, pid };
  },
} as const;

describe.each(['ban', 'delete'] as const)('a thread taken away by %s', (act) => {
  test('R-MOD-014 its author finds the decision, and nobody else learns that there is one', async () => {
    const { tid } = await ways[act]();
    const id = await actOf(tid, author);
    const { data } = await api.must('review.appealed-act', { id }, author);
    expect(data).toMatchObject({ act, tid, first: 1, ...grounds, can: { appeal: true } });
    for (const who of [reader, moderator]) expect((await takedown(tid, who)).error).toBe('threads.no_act');
    expect((await takedown(tid)).http).toBe(401);
  });
});

test('what was undone leads nowhere, nor does a reply of one’s own, nor what stands', async () => {
  const { tid, pid } = await ways.ban();
  await api.must('review.ban-post', { pid, status: 0, rule: 'other', reason: 'A mistake.' }, moderator);
  expect((await takedown(tid, author)).error).toBe('threads.no_act');
  const open = await post(author);
  const answer = await reply(author, open.tid, { message: 'Words that are taken away.' });
  await api.must('review.ban-post', { pid: answer.pid, status: 1, ...grounds }, moderator);
  expect((await takedown(open.tid, author)).error).toBe('threads.no_act');
});

test('the last decision is found, also once it can neither be appealed against nor undone', async () => {
  const { tid, pid } = await ways.ban();
  await api.must('review.ban-post', { pid, status: 0, rule: 'other', reason: 'A mistake.' }, moderator);
  await api.must('threads.delete', { tid, ...grounds }, moderator);
  const id = await actOf(tid, author);
  await daysLater(40, async () => {
    await runTask('threads.release-removed');
    expect((await api.call('threads.info', { tid }, author)).error).toBe('threads.not_exist');
    expect(await actOf(tid, author)).toBe(id);
    const { data } = await api.must('review.appealed-act', { id }, author);
    expect(data).toMatchObject({ act: 'delete', stands: true, can: { appeal: false } });
  });
});
