import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { movedBy } from '../../../tests/support/moved-tags.ts';

const site = await testForum();
const { api, member } = site;

test('saying who sees one field leaves the others as they were, and makes stale what shows the member', async () => {
  const ada = await member();
  const set = (fields: object) => api.must('profiles.set-privacy', fields, ada);
  await set({ realname: 'me', gender: 'followed' });
  let privacy: object = {};
  const moved = await movedBy(site, async () => {
    privacy = (await set({ occupation: 'followed' })).data.privacy;
  });
  expect(privacy).toMatchObject({ realname: 'me', gender: 'followed', occupation: 'followed' });
  expect(moved).toEqual([`u:${ada.uid}`]);
});
