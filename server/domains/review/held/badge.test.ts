import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const { api, app, clock, db, member, post } = await testForum({ env: { FIRST_POSTS: 'held' } });
const moderator = await member({ groupid: 3 });
const second = await member({ groupid: 2 });
const kenyan = await member({ groupid: 3, countryFid: 207 });
const operator = await member({ groupid: 1 });

/** What the badge of each of the four says. */
const counts = () =>
  Promise.all(
    [moderator, second, kenyan, operator].map(
      async (who) => (await api.must('operators.waiting', {}, who)).data.heldPosts,
    ),
  );
const become = async ({ uid }: Writer, groupid: number) => {
  await db.updateTable('accounts.members').set({ groupid }).where('uid', '=', uid).execute();
  app.platform.tags.moved([`u:${uid}`]);
};

test('counts held posts that its reader could decide now: none of another country, of an office, or in other hands', async () => {
  const author = await member();
  const { pid } = await post(author, { message: 'Look at https://elsewhere.example/offer for the offer.' });
  expect(await counts()).toEqual([1, 1, 0, 1]);
  await api.must('review.claim-held', { pid }, second);
  expect(await counts()).toEqual([0, 1, 0, 0]);
  clock.aheadInTest(11 * 60);
  expect(await counts()).toEqual([1, 1, 0, 1]);
  await become(author, 3);
  expect(await counts()).toEqual([0, 0, 0, 1]);
  await become(author, 10);
  await api.must('review.decide-held', { pid, approve: 0 }, moderator);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect((await api.call('operators.waiting', {}, author)).error).toBe('wire.forbidden');
});
