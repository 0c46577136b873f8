import { expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { daysBefore } from '../../platform/days.ts';
import { momentOf } from '../../platform/time-zone.ts';
import { proveLedger } from '../economy/index.ts';
import { incomeDueSince } from './reads/income-due-since.ts';
import { monthOf } from './rules/months.ts';
import { lagos, testCreators } from './testing/creator-site.ts';

const site = await testCreators();
const { api, bar, clock, creator, db, goTo, goToNextMonth, runTask, setPools, settle, superCreator, today, xgoldOf } =
  site;

const month = monthOf(today());
const monthsOf = async (who: Writer) => (await api.must('creator.monthly-data', {}, who)).data;

test('R-CRT-019 income of a month is shared by points, paid on the 2nd, once, and listed six a page', async () => {
  await setPools([
    { country: 'ng', month: '2020-01', xgold: 5 },
    { country: 'ng', month, xgold: 12_000 },
  ]);
  const [ada, bola] = [await superCreator(60_000), await superCreator(180_000)];
  const [few, banned, lazy] = [await superCreator(49_999), await superCreator(60_000), await superCreator(90_000, 5)];
  await bar(banned);

  await goToNextMonth(11);
  await runTask('creator.settle-months');
  expect((await monthsOf(ada)).list).toEqual([]);
  await goTo(0, 13);
  await runTask('creator.settle-months');
  expect((await monthsOf(ada)).list).toMatchObject([{ month, points: 60_000, amount: 2400, status: 'due', rank: 3 }]);
  expect(await xgoldOf(ada)).toBe(0);
  expect(await incomeDueSince(db, clock.now())).toBeNull();

  await goTo(1, 1);
  expect(await incomeDueSince(db, clock.now())).toEqual(momentOf(lagos, new Date(`${today()}T00:00:00Z`)));
  await Promise.all([runTask('creator.settle-months'), runTask('creator.settle-months')]);
  await runTask('creator.settle-months');
  expect(await incomeDueSince(db, clock.now())).toBeNull();
  expect([await xgoldOf(ada), await xgoldOf(bola), await xgoldOf(banned)]).toEqual([2400, 7200, 0]);
  const { list, totalPage } = await monthsOf(ada);
  expect(list).toMatchObject([{ month, amount: 2400, currency: 'xgold', status: 'paid' }]);
  expect([list[0]?.transfer !== 0, totalPage]).toEqual([true, 1]);
  // Who got none for being without access stands in no rank, and takes no place.
  const ranked = (await api.must('creator.monthly-income-rank', {}, ada)).data.list.map(({ uid }) => uid);
  expect(ranked).not.toContain(banned.uid);
  expect((await monthsOf(few)).list).toMatchObject([{ status: 'none', amount: 0 }]);
  expect((await monthsOf(lazy)).list).toMatchObject([{ status: 'none', amount: 0 }]);
  const row = await db.selectFrom('creator.months').select('status').where('uid', '=', banned.uid).executeTakeFirst();
  expect(row?.status).toBe('barred');

  const { data } = await api.must('creator.monthly-income-rank', {}, ada);
  expect([data.month, data.pool, data.sharers]).toEqual([month, 12_000, 2]);
  expect(data.list.map(({ uid }) => uid).slice(0, 2)).toEqual([bola.uid, ada.uid]);
  expect(data.me).toEqual({ rank: 2, points: 60_000, amount: 2400 });
  await settle();
  const notices = await db.selectFrom('notices.notices').select('kind').where('uid', '=', ada.uid).execute();
  expect(notices.map(({ kind }) => kind)).toContain('creator_paid');
  expect((await proveLedger(db)).faults).toEqual([]);

  const older = Array.from({ length: 7 }, (_, at) => ({
    ...{ uid: ada.uid, month: `2025-0${at + 1}-01`, country_fid: 188, points: 10, rank: 9, amount: 0, status: 'none' },
  }));
  await db.insertInto('creator.months').values(older).execute();
  expect(await monthsOf(ada)).toMatchObject({ count: 8, totalPage: 2, list: { length: 6 } });
});

test('R-CRT-013 the running month says how far from super creator, what gave the points, and what is shared', async () => {
  const ada = await creator();
  await site.post(ada);
  await settle();
  const running = monthOf(clock.now().toISOString());
  await setPools([{ country: 'ng', month: running, xgold: 700 }]);
  const given = { likes: 3, comments: 4, followers: 5, views: 699, score: 300 + 800 + 2500 + 699 };
  await db
    .insertInto('ranking.points')
    .values({ uid: ada.uid, month: `${running}-01`, country_fid: 188, ...given })
    .execute();
  await db
    .updateTable('creator.days')
    .set({ views: 7, comments: 4, likes: 3 })
    .where('uid', '=', ada.uid)
    .where('day', '=', today())
    .execute();
  const { since } = await db
    .selectFrom('creator.creators')
    .select('since')
    .where('uid', '=', ada.uid)
    .executeTakeFirstOrThrow();
  expect((await api.must('creator.monthly-points', {}, ada)).data).toMatchObject({
    ...{ points: 0, rank: 0, amount: 0, pool: 700 },
    ...{ viewCount: 7, commentCount: 4, likeCount: 3, pointsCount: 0 },
    beCreatorTime: Math.floor(since.getTime() / 1000),
    sources: { likes: 3, comments: 8, fans: 25, views: 6 },
    superCreator: {
      ...{ isSuper: false, postsThisWeek: 1, needWeek: 6, postsThisMonth: 1, needMonth: 25, points: 0 },
      needPoints: 50_000,
    },
  });
});

test('who was due is paid though their country has no creators any longer', async () => {
  await goToNextMonth(13);
  await setPools([{ country: 'ng', month: monthOf(today()), xgold: 90 }]);
  const last = await superCreator(90_000);
  await goToNextMonth(13);
  await runTask('creator.settle-months');
  await db.deleteFrom('creator.creators').execute();
  await goTo(1, 1);
  await runTask('creator.settle-months');
  expect(await xgoldOf(last)).toBe(90);
});

test('who moved to another country on the first has the month that is over, and its share, where its points were', async () => {
  await goToNextMonth(13);
  const [away, abroad] = [await superCreator(90_000), await superCreator(60_000)];
  await db
    .updateTable('accounts.members')
    .set({ created_at: daysBefore(clock.now(), 200) })
    .where('uid', '=', away.uid)
    .execute();
  await goTo(6, 13);
  const over = monthOf(today());
  await setPools([
    { country: 'ng', month: over, xgold: 500 },
    { country: 'ke', month: over, xgold: 70 },
  ]);
  const kenya = { country_fid: 207 };
  await db.updateTable('creator.creators').set(kenya).where('uid', '=', abroad.uid).execute();
  await db.updateTable('ranking.points').set(kenya).where('uid', '=', abroad.uid).execute();
  const thread = await site.post(away);
  await api.must('threads.like', { pid: thread.pid, like: 1 }, abroad);
  await settle();
  await goToNextMonth(1);
  await api.must('profiles.change-location', { country_fid: 207, cityname: '' }, away);
  await settle();
  // A like of the month before that is taken back now doesn't move it either.
  await api.must('threads.like', { pid: thread.pid, like: 0 }, abroad);
  await settle();

  await goTo(0, 13);
  await runTask('creator.settle-months');
  const months = await db
    .selectFrom('creator.months')
    .select(['uid', 'country_fid', 'amount'])
    .where('uid', 'in', [away.uid, abroad.uid])
    .where('amount', '>', 0)
    .orderBy('uid')
    .execute();
  expect(months).toEqual([
    { uid: away.uid, country_fid: 188, amount: 500 },
    { uid: abroad.uid, country_fid: 207, amount: 70 },
  ]);
});
