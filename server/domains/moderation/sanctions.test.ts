import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { sanctionsOf } from './index.ts';
import { moderationPersonalData } from './personal-data.ts';

const { api, app, clock, db, member } = await testForum();
const operator = await member({ groupid: 1 });

test('of several sanctions in force the strictest counts, and of those the longest', async () => {
  const { uid } = await member();
  const now = clock.now();
  const row = (groupid: 4 | 5, days: number | null) => ({
    ...{ uid, groupid, reason: 'spam', created_at: now, by_uid: operator.uid },
    expires_at: days === null ? null : new Date(now.getTime() + days * 86_400_000),
  });
  await db
    .insertInto('moderation.sanctions')
    .values([row(5, 7), row(5, 30), row(5, -1), row(4, null)])
    .execute();
  const standing = (await sanctionsOf(db, [uid], now)).get(uid);
  expect([standing?.groupid, standing?.expiresAt]).toEqual([5, row(5, 30).expires_at]);
});

test('a forgotten member leaves no word of an appeal behind; that there was a sanction stays', async () => {
  const eve = await member();
  const sanction = { ban_uid: eve.uid, bannew: 5, banexpirynew: 7, reason: 'spam' } as const;
  await api.must('moderation.ban-user', sanction, operator);
  await api.must('moderation.appeal', { message: 'I was not there that day.' }, eve);
  const ctx = { db, now: clock.now(), log: app.platform.log, emit: () => undefined, stale: () => undefined };
  expect(await moderationPersonalData.forget(ctx, eve.uid)).toBe(false);
  const left = (table: 'moderation.appeals' | 'moderation.sanctions') =>
    db.selectFrom(table).select('uid').where('uid', '=', eve.uid).execute();
  expect([await left('moderation.appeals'), await left('moderation.sanctions')]).toEqual([[], [{ uid: eve.uid }]]);
});
