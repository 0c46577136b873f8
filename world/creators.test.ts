import { expect, test } from 'vitest';
import { recountDays } from '../server/domains/creator/index.ts';
import { testCreators } from '../server/domains/creator/testing/creator-site.ts';
import { proveLedger } from '../server/domains/economy/index.ts';
import { settleCreators } from './creators.ts';
import { creatorOfStory } from './story/creators.ts';

const { api, app, creator, db, member, post, reply, settle, clock, goTo, today } = await testCreators();

test('the story has a creator with lived figures and paid months, and applications that wait and were refused', async () => {
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
  const { list } = (await api.must('creator.monthly-data', {}, ada)).data;
  expect(list.map(({ amount, status }) => [amount, status])).toEqual(
    creatorOfStory.months.map(({ amount }) => [amount, amount > 0 ? 'paid' : 'none']),
  );
  const rank = (await api.must('creator.monthly-income-rank', {}, ada)).data;
  expect(rank.pool).toBe(rank.list.reduce((sum, { amount }) => sum + amount, 0));
  expect((await proveLedger(db)).faults).toEqual([]);
  expect((await api.must('creator.conditions', {}, tunde)).data.application.status).toBe('waiting');
  expect((await api.must('creator.conditions', {}, kouassi)).data).toMatchObject({
    ...{ canAppeal: 1, application: { status: 'refused', answered_by: 'Wanjiru_M' } },
  });
  expect((await api.must('creator.pages', { kind: 'question' }, tunde)).data.list).toHaveLength(1);
});
