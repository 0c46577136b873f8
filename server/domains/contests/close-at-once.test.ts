import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notifyEntrants } from './jobs/notify-entrants.ts';
import { testContests } from './testing/contests.ts';

const { api, app, clock, contest, db, enter, forgetLimits, member, operator, runTask } = await testContests();

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

test('a thousand likes at the close: each that was answered with success is in the figure', async () => {
  const [id, ada] = [await contest(), await member()];
  const { tid } = await enter(ada, { contest: id });
  const [likes, atOnce] = [1000, 20];
  const halfway = Promise.withResolvers<void>();
  let [asked, counted] = [0, 0];
  const lane = async (): Promise<void> => {
    while (asked < likes) {
      asked += 1;
      if (asked === likes / 2) halfway.resolve();
      const { ok } = await api.call('threads.like-photo', { tid, like: 1 }, await member());
      counted += ok ? 1 : 0;
    }
  };
  const pressing = Array.from({ length: atOnce }, lane);
  await halfway.promise;
  clock.aheadInTest(1);
  await api.must('contests.close', { contest: id }, operator);
  await runTask('contests.freeze-due');
  await Promise.all(pressing);
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThan(likes);
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

test('entrants are notified batch by batch, each once, also where a run breaks off', async () => {
  await forgetLimits();
  await runTask('contests.notify-entrants');
  const id = await contest();
  const crowd = await Promise.all(Array.from({ length: 5 }, () => member()));
  for (const each of crowd) await enter(each, { contest: id });
  const uids = crowd.map(({ uid }) => uid).toSorted((one, other) => one - other);
  clock.aheadInTest(1);
  await api.must('contests.close', { contest: id }, operator);
  await runTask('contests.freeze-due');
  const notified = async () => {
    await app.platform.outbox.drain();
    const kind = 'contest_closed';
    const rows = await db.selectFrom('notices.notices').select('uid').where('kind', '=', kind).orderBy('uid').execute();
    return rows.map(({ uid }) => uid).filter((uid) => uids.includes(uid));
  };
  let asked = 0;
  const breaksOff = (): Date => {
    asked += 1;
    if (asked === 3) throw new Error('the process ends');
    return clock.now();
  };
  await expect(notifyEntrants({ db, clock: breaksOff }, 2)).rejects.toThrow('the process ends');
  expect(await notified()).toEqual(uids.slice(0, 4));
  // Of what was read there would be a notice more.
  await db.updateTable('notices.notices').set({ read_at: clock.now() }).where('uid', 'in', uids).execute();
  for (let run = 0; run < 2; run += 1) await notifyEntrants({ db, clock: clock.now }, 2);
  expect(await notified()).toEqual(uids);
  const row = db.selectFrom('contests.contests').select('notified_at').where('id', '=', id);
  expect((await row.executeTakeFirst())?.notified_at).not.toBeNull();
});
