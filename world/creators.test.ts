import { expect, test } from 'vitest';
import { proveLedger } from '../server/domains/economy/index.ts';
import { testForum } from '../tests/support/forum.ts';
import { settleCreators } from './creators.ts';
import { creatorOfStory } from './story/creators.ts';

const { api, app, db, member } = await testForum();

test('the story has a creator with lived figures and paid months, and applications that wait and were refused', async () => {
  const ada = await member({ username: creatorOfStory.name });
  const [tunde, kouassi] = [await member({ username: 'TundeB' }), await member({ username: 'Kouassi_J' })];
  await member({ username: 'Wanjiru_M' });
  await settleCreators(app);

  const { trends } = (await api.must('creator.centre', { days: 30 }, ada)).data;
  for (const { figure, list, total } of trends) {
    expect([figure, list.length]).toEqual([figure, 30]);
    expect(total).toBeGreaterThan(20);
    expect(new Set(list.map(({ count }) => count)).size).toBeGreaterThan(figure === 'threads' ? 1 : 9);
  }
  const { list } = (await api.must('creator.monthly-data', {}, ada)).data;
  expect(list.map(({ amount, status }) => [amount, status])).toEqual(
    creatorOfStory.months.map(({ amount }) => [amount, amount > 0 ? 'paid' : 'none']),
  );
  expect((await proveLedger(db)).faults).toEqual([]);
  expect((await api.must('creator.conditions', {}, tunde)).data.application.status).toBe('waiting');
  expect((await api.must('creator.conditions', {}, kouassi)).data).toMatchObject({
    ...{ canAppeal: 1, application: { status: 'refused', answered_by: 'Wanjiru_M' } },
  });
  expect((await api.must('creator.pages', { kind: 'question' }, tunde)).data.list).toHaveLength(1);
});
