import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { movedBy } from '../../../tests/support/moved-tags.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { barredAmong, imposeSanction, liftSanctions } from './index.ts';

const site = await testForum();
const { api, clock, db, pool, member } = site;
const operator = await member({ groupid: 1 });

const ban = (uid: number, groupid: 4 | 5, days: number) =>
  api.must('moderation.ban-user', { ban_uid: uid, bannew: groupid, banexpirynew: days, reason: 'spam' }, operator);
const lift = (uid: number) =>
  api.must('moderation.ban-user', { ban_uid: uid, bannew: 0, reason: 'a mistake' }, operator);
const appealOf = async (uid: number) =>
  (await db.selectFrom('moderation.appeals').selectAll().where('uid', '=', uid).execute())[0];
const later = (days: number): void => {
  clock.aheadInTest(days * 86_400);
};

test('lifting ends what is in force, and leaves as it was what had run out by itself', async () => {
  const { uid } = await member();
  const now = clock.now();
  const ctx = { db, emit: () => undefined, stale: () => undefined };
  const end = new Date(now.getTime() + 86_400_000);
  await imposeSanction({ ...ctx, now }, { uid, groupid: 4, reason: 'spam', expiresAt: end, byUid: operator.uid });
  // In the moment of its end it is over.
  expect(await liftSanctions({ ...ctx, now: end }, { uid, reason: 'late', byUid: operator.uid })).toBeUndefined();
  const row = await db.selectFrom('moderation.sanctions').selectAll().where('uid', '=', uid).executeTakeFirst();
  expect(row).toMatchObject({ lifted_at: null, lifted_by: null });
});

test('an appeal sent in the moment in which the sanction is lifted finds nothing to appeal against', async () => {
  const eve = await member();
  await ban(eve.uid, 4, 7);
  const answer = await whileHeld(
    pool,
    [
      ['select pg_advisory_xact_lock(7261002, $1::int)', [eve.uid]],
      ['update moderation.sanctions set lifted_at = $2, lifted_by = 1 where uid = $1', [eve.uid, clock.now()]],
    ],
    () => api.call('moderation.appeal', { message: 'I was not there that day.' }, eve),
  );
  expect(answer.error).toBe('moderation.no_sanction');
});

test('an appeal is over when another sanction takes the place of the one it is against, and granted by lifting', async () => {
  const [eve, bola] = [await member(), await member()];
  for (const { uid, token } of [eve, bola]) {
    await ban(uid, 4, 7);
    await api.must('moderation.appeal', { message: 'I was not there that day.' }, { token });
  }
  await ban(eve.uid, 5, 7);
  expect(await appealOf(eve.uid)).toMatchObject({ answered_at: expect.any(Date), lifted: false, by_uid: null });
  await lift(bola.uid);
  expect(await appealOf(bola.uid)).toMatchObject({ answered_at: expect.any(Date), lifted: true, answer: 'a mistake' });
});

test('a member who is freed is freed wherever their card is cached', async () => {
  const eve = await member();
  await ban(eve.uid, 4, 7);
  expect(await movedBy(site, () => lift(eve.uid))).toContain(`u:${eve.uid}`);
});

test('without access are those whose access was taken, not the muted', async () => {
  const [eve, bola] = [await member(), await member()];
  await ban(eve.uid, 4, 7);
  await ban(bola.uid, 5, 7);
  expect([...(await barredAmong(db, [eve.uid, bola.uid, operator.uid], clock.now()))]).toEqual([bola.uid]);
});

test('an appeal lapses once its sanction has run out, and not before', async () => {
  const eve = await member();
  await ban(eve.uid, 4, 7);
  await api.must('moderation.appeal', { message: 'I was not there that day.' }, eve);
  const lapse = () => site.runTask('moderation.lapse-appeals');
  later(6.99);
  await lapse();
  expect((await appealOf(eve.uid))?.answered_at).toBeNull();
  later(0.02);
  await lapse();
  expect(await appealOf(eve.uid)).toMatchObject({ answered_at: expect.any(Date), lifted: false, by_uid: null });
});
