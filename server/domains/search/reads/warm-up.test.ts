import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testForum } from '../../../../tests/support/forum.ts';

const { app, db, member, post, settle } = await testForum();

test('a process warms itself up by searches that are counted nowhere', async () => {
  const subject = 'Zobowarming in the morning';
  await post(await member(), { subject, message: 'What a process does before anybody asks it to find something.' });
  await settle();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  await app.warmUp();
  const texts = query.mock.calls.map(([sent]: unknown[]) =>
    typeof sent === 'string' ? sent : (sent as { text: string }).text,
  );
  expect(texts.filter((text) => text.includes('search.posts m')).length).toBeGreaterThan(1);
  expect(texts.filter((text) => /^\s*(insert|update|delete)[^(]* search\./i.test(text))).toEqual([]);
  await app.stop();
  expect(await db.selectFrom('search.asked').selectAll().execute()).toEqual([]);
});
