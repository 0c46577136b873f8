import { expect, test } from 'vitest';
import { creatorPoints } from '../server/app/creator-ports.ts';
import { monthBefore, recountDays } from '../server/domains/creator/index.ts';
import { testCreators } from '../server/domains/creator/testing/creator-site.ts';
import { settleCreators } from './creators.ts';
import { creatorOfStory, monthlyPool } from './story/creators.ts';

const { api, app, creator, db, member, post, reply, settle, clock, goTo, today } = await testCreators();

test('the story has a creator with lived figures and a country with a pool, and applications that wait and were refused', async () => {
  const ada = await creator({ username: creatorOfStory.name });
  const [tunde, kouassi] = [await member({ username: 'TundeB' }), await member({ username: 'Kouassi_J' })];
  await member({ username: 'Wanjiru_M' });
  await goTo(1, 9);
  const threads = [await post(ada), await post(ada, { subject: 'The bridge before the traders' })];
  for (const { pid } of threads) await api.must('threads.like', { pid }, tunde);
  await reply(kouassi, threads[0]?.tid ?? 0, { message: 'Which lens was it?' });
  await api.must('follows.follow', { follow_uid: ada.uid }, kouassi);
  await settle();
  const day = today();
  await goTo(5, 14);
  await settleCreators(app);

  const { trends, info, mostRead } = (await api.must('creator.centre', { days: 30 }, ada)).data;
  const trend = (name: string) => trends.find(({ figure }) => figure === name);
  expect(['threads', 'likes', 'comments', 'fans'].map((name) => trend(name)?.total)).toEqual([2, 2, 1, 1]);
  const views = trend('views')?.list.map(({ count }) => count) ?? [];
  expect(new Set(views.slice(-4)).size).toBe(4);
  // Views stand on the threads too, and a count anew leaves all as it is.
  expect([trend('views')?.total, info.threadCount]).toEqual([info.viewCount, 2]);
  expect(mostRead.reduce((sum, { views }) => sum + views, 0)).toBe(info.viewCount);
  await recountDays({ db, clock: clock.now }, { day });
  expect((await api.must('creator.centre', { days: 30 }, ada)).data.trends).toEqual(trends);
  // Months that are over say what was counted in them: whoever has too few posts and points shared no pool.
  const { list } = (await api.must('creator.monthly-data', {}, ada)).data;
  const standings = await creatorPoints.ofMonth(db, [ada.uid], monthBefore(today().slice(0, 7)));
  expect(list.map(({ points, amount, status }) => [points, amount, status])).toEqual(
    list.map(() => [standings[0]?.points ?? 0, 0, 'none']),
  );
  expect((await api.must('creator.monthly-points', {}, ada)).data.pool).toBe(monthlyPool.xgold);
  expect((await api.must('creator.conditions', {}, tunde)).data.application.status).toBe('waiting');
  expect((await api.must('creator.conditions', {}, kouassi)).data).toMatchObject({
    ...{ canAppeal: 1, application: { status: 'refused', answered_by: 'Wanjiru_M' } },
  });
  expect((await api.must('creator.pages', { kind: 'question' }, tunde)).data.list).toHaveLength(1);
});
