import { expect, onTestFinished, test, vi } from 'vitest';
import { testForum } from '../../../../tests/support/forum.ts';

const { app, db, member, post, settle } = await testForum();

test('a process warms itself up by searches of every kind, and nothing of them is counted', async () => {
  const subject = 'Zobowarming in the morning';
  await post(await member(), { subject, message: 'What a process does before anybody asks it to find something.' });
  await settle();
  const inject = vi.spyOn(app.server, 'inject');
  onTestFinished(() => inject.mockRestore());
  await app.warmUp();
  const all = (inject.mock.calls as unknown as [{ url: string }][]).map(([{ url }]) => url);
  const asked = all.filter((url) => url.startsWith('/v5/'));
  const results = inject.mock.results.filter((_, at) => asked.includes(all[at]!));
  const answers = await Promise.all(results.map(({ value }) => value as { statusCode: number; body: string }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  const found = (url: string) => JSON.parse(answers[asked.indexOf(url)]!.body) as { data: { count: number } };
  expect(asked.filter((url) => url.includes('zobowarming'))).toEqual([
    '/v5/extend/search?q=zobowarming',
    '/v5/extend/search?q=zobowarming&type=2',
    '/v5/extend/search?q=zobowarming&type=3',
  ]);
  expect(found('/v5/extend/search?q=zobowarming').data.count).toBe(1);
  expect(asked.some((url) => url.startsWith('/v5/extend/searchSuggest?q='))).toBe(true);
  await app.stop();
  expect(await db.selectFrom('search.asked').selectAll().execute()).toEqual([]);
});
