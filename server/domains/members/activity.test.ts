import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { newMember } from '../../../tests/support/content.ts';
import { register } from '../../../tests/support/people.ts';
import { addressesOf } from '../sign-in/index.ts';
import { membersPersonalData } from './personal-data.ts';
import { standingsOf } from './reads/standing.ts';
import { countDay } from './sql/activity.ts';
import { noteCame } from './sql/came.ts';

const { api, caller, db, clock } = await testApp();
const day = 86_400;
// Before the clock is moved: forms are sealed by the machine's own time.
const [ada, bola] = [await newMember(api), await register(caller(), {}, { verified: false })];
const daysOf = async (uid: number) => (await standingsOf(db, [uid])).get(uid)?.activeDays;

test('a day on which a member was here counts once, however often they come', async () => {
  const { uid, token } = ada;
  const come = () => api.must('members.is-creator', {}, { token });
  await Promise.all([come(), come(), come()]);
  expect(await daysOf(uid)).toBe(1);
  clock.advance(day);
  await come();
  await come();
  expect(await daysOf(uid)).toBe(2);
  clock.advance(3 * day);
  await come();
  expect(await daysOf(uid)).toBe(3);
});

test('the days on which a member came are in their export, by UTC and by their own clock', async () => {
  const { uid } = await newMember(api);
  await noteCame(db, uid, { utc: '2026-03-01', own: '2026-03-02' });
  const days: object[] = [];
  for await (const part of membersPersonalData.collect(db, uid))
    if (part.path === 'days.json' && 'rows' in part) for await (const rows of part.rows) days.push(...rows);
  expect(days.slice(0, 2)).toEqual([
    { day: '2026-03-01', own: false },
    { day: '2026-03-02', own: true },
  ]);
});

test('a day that was counted, or one before it, counts no more', async () => {
  for (const each of ['2026-03-02', '2026-03-02', '2026-03-01']) await countDay(db, 1, each);
  const rows = await db.selectFrom('accounts.activity').selectAll().where('uid', '=', 1).execute();
  expect(rows).toEqual([{ uid: 1, last_day: '2026-03-02', days: 1 }]);
});

test('a member who only joined has no proof, and where they joined from is known', async () => {
  const member = bola;
  const standing = (await standingsOf(db, [member.uid, 999_999])).get(member.uid);
  expect(standing).toMatchObject({ uid: member.uid, username: member.username, verified: false });
  expect((await addressesOf(db, [member.uid]))(member.uid).size).toBe(1);
  expect((await standingsOf(db, [])).size).toBe(0);
});
