import { beforeEach, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const { api, clock, db, member, post, reply, forgetLimits, runTask, daysLater } = await testForum({
  env: { FIRST_POSTS: 'held' },
});
const moderator = await member({ groupid: 3 });
const operator = await member({ groupid: 1 });
const open = await post(moderator, { subject: 'An open thread' });

beforeEach(() => forgetLimits());

const link = 'Look at https://elsewhere.example/offer for the offer.';
const strikesOf = async ({ uid }: Writer) =>
  (await db.selectFrom('threads.strikes').select('kind').where('authorid', '=', uid).execute()).map(({ kind }) => kind);
const three = 'https://a.example https://b.example https://c.example';
let written = 0;
/** Words that nobody has written before. */
const fresh = () => {
  written += 1;
  return `Dust number ${written} lay on the charger and the cable.`;
};
type Sent = { tid: number; pid: number };
const heldThread = (who: Writer) => post(who, { message: `${fresh()} ${link}` });
const decide = (pid: number, approve: 0 | 1) => api.must('review.decide-held', { pid, approve }, moderator);

/** From now on a member has written well for a week. */
async function trust({ uid }: Writer): Promise<void> {
  const since = new Date(clock.now().getTime() - 8 * 86_400_000);
  await db
    .insertInto('threads.writers')
    .values({ uid, since })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ since }))
    .execute();
  await db
    .insertInto('threads.author_counters')
    .values({ uid, threads: 2, posts: 10, likes: 5 })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ posts: 10, likes: 5 }))
    .execute();
}

/** Three links of whoever is trusted are shown, one of whoever is known. */
const waits = async (who: Writer, links: string) =>
  (await reply(who, open.tid, { message: `${fresh()} ${links}` })).held;

test('good conduct lifts the hold, and a post taken down brings it back at once', async () => {
  const author = await member();
  await trust(author);
  const shown = await reply(author, open.tid, { message: `${fresh()} ${three}` });
  expect(shown.held).toBe(0);
  await api.must('threads.delete-post', { pid: shown.pid, rule: 'spam' }, operator);
  expect([await waits(author, three), await waits(author, link)]).toEqual([1, 0]);
  await api.must('review.restore-post', { pid: shown.pid }, operator);
  expect(await waits(author, three)).toBe(0);
});

test('a post that is refused costs trust at once, and none once it is approved after all', async () => {
  const author = await member();
  const { pid } = await heldThread(author);
  await trust(author);
  expect(await waits(author, three)).toBe(0);
  await decide(pid, 0);
  expect([await waits(author, three), await waits(author, link)]).toEqual([1, 0]);
  await decide(pid, 1);
  expect(await waits(author, three)).toBe(0);
});

test.each([
  ['a refused post', 'refused', async ({ pid }: Sent) => void (await decide(pid, 0))],
  [
    'a refused post that its writer has deleted',
    'refused',
    async ({ pid }: Sent, author: Writer) => {
      await decide(pid, 0);
      await api.must('review.withdraw-held', { pid }, author);
    },
  ],
  [
    'a deleted post',
    'removed',
    async ({ pid }: Sent) => {
      await decide(pid, 1);
      await api.must('threads.delete-post', { pid, rule: 'spam' }, operator);
    },
  ],
])('%s costs trust for 90 days, longer than it can be restored', async (_, kind, act) => {
  const author = await member();
  await act(await heldThread(author), author);
  await trust(author);
  await daysLater(31, async () => {
    for (const task of ['threads.sweep-held', 'threads.release-removed']) await runTask(task);
    expect([await waits(author, three), await waits(author, link)]).toEqual([1, 0]);
    expect(await strikesOf(author)).toEqual([kind]);
  });
  await daysLater(60, async () => {
    expect(await waits(author, three)).toBe(0);
    await runTask('threads.sweep-held');
    expect(await strikesOf(author)).toEqual([]);
  });
});
