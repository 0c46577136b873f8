import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testContests } from './testing/contests.ts';

const { api, clock, contest, db, enter, member, operator, runTask } = await testContests();

test('a like that waits for the close is judged after it', async () => {
  const [id, ada, bola] = [await contest(), await member(), await member()];
  const { tid } = await enter(ada, { contest: id });
  let liked: Promise<{ error?: string | undefined }> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select tid from threads.threads where tid = ${tid} for update`.execute(tx);
    liked = api.call('threads.like-photo', { tid, like: 1 }, bola);
    const waiting = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(db)).rows[0]!.n;
    await expect.poll(waiting).toBeGreaterThan(0);
    await tx
      .updateTable('threads.photo_entries')
      .set({ frozen_at: clock.now(), final_likes: 0 })
      .where('tid', '=', tid)
      .execute();
  });
  expect((await liked!).error).toBe('threads.photo_frozen');
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ like: 0, photo: { final_likes: 0 } });
});

test('hundreds of likes at the close: each that was answered with success is in the figure', async () => {
  const [id, ada] = [await contest(), await member()];
  const { tid } = await enter(ada, { contest: id });
  const crowd = await Promise.all(Array.from({ length: 150 }, () => member()));
  const likes = crowd.map((each) => api.call('threads.like-photo', { tid, like: 1 }, each));
  clock.aheadInTest(1);
  await api.must('contests.close', { contest: id }, operator);
  await runTask('contests.freeze-due');
  const counted = (await Promise.all(likes)).filter(({ ok }) => ok).length;
  const { photo, like } = (await api.must('threads.info', { tid })).data;
  expect([photo?.final_likes, like]).toEqual([counted, counted]);
});

test('a hundred prizes asked for at once are paid as often as there are pieces', async () => {
  const id = await contest({
    entries_max: 20,
    prizes: JSON.stringify([{ place: 1, what_en: 'XGold', what_fr: 'XGold', what_hi: 'XGold', xgold: 10, count: 2 }]),
  });
  const entries = await Promise.all(Array.from({ length: 20 }, async () => enter(await member(), { contest: id })));
  clock.aheadInTest(1);
  await api.must('contests.close', { contest: id }, operator);
  await runTask('contests.freeze-due');
  const answers = await Promise.all(
    entries.flatMap(({ tid }) =>
      Array.from({ length: 5 }, () => api.call('contests.award', { contest: id, place: 1, tid }, operator)),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  const paid = await db
    .selectFrom('economy.transfers')
    .select('id')
    .where('reason', '=', 'contest_prize')
    .where('reference', 'like', `contest:${id}:%`)
    .execute();
  expect(paid).toHaveLength(2);
});
