import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { moderationPersonalData } from './personal-data.ts';

const { api, db, member } = await testForum();

test('a member takes along the warnings, with rule and reason, and nothing of others', async () => {
  const moderator = await member({ groupid: 3 });
  const [eve, other] = [await member(), await member()];
  for (const { uid } of [eve, other])
    await api.must('review.warn', { uid, rule: 'spam', reason: `Nine times, by ${uid}.` }, moderator);
  const found: object[] = [];
  for await (const file of moderationPersonalData.collect(db, eve.uid))
    if (file.path === 'warnings.json' && 'rows' in file) for await (const rows of file.rows) found.push(...rows);
  const reason = `Nine times, by ${eve.uid}.`;
  expect(found).toEqual([expect.objectContaining({ rule: 'spam', reason, ended_at: null })]);
});
