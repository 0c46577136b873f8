import { beforeEach, expect, test } from 'vitest';
import { followLimits } from '../../../contract/domains/follows/limits.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { register } from '../../../tests/support/people.ts';

const { api, member, settle, forgetLimits } = await testForum();

beforeEach(() => forgetLimits());

type Member = Awaited<ReturnType<typeof member>>;

const named = (username: string) => register(api, { username });
const found = async (who: Member, q?: string) => {
  const { data } = await api.must('follows.find-members', q === undefined ? {} : { q }, who);
  return data.list.map(({ username, isFollowing }) => `${username}${isFollowing ? '*' : ''}`);
};

test('names that begin so are offered, those followed first, in capitals or not, never one’s own', async () => {
  const ada = await named('Zuriama');
  const [followed] = [await named('ZuriTwo'), await named('ZuriOne'), await named('Other1')];
  await api.must('follows.follow', { follow_uid: followed.uid }, ada);
  await settle();
  expect(await found(ada, 'zuri')).toEqual(['ZuriTwo*', 'ZuriOne']);
  expect(await found(ada, 'ZURIO')).toEqual(['ZuriOne']);
  expect(await found(ada, 'nobodyis')).toEqual([]);
  expect(await found(ada)).toEqual(['ZuriTwo*']);
});

test('whom either has blocked or the writer has muted is not offered', async () => {
  const [ada, blocks, blocked, muted] = [
    await named('Kofiama'),
    await named('KofiBlocks'),
    await named('KofiBlocked'),
    await named('KofiMuted'),
  ];
  expect(await found(ada, 'kofi')).toEqual(['KofiBlocked', 'KofiBlocks', 'KofiMuted']);
  await api.must('follows.block', { block_uid: ada.uid, status: 1 }, blocks);
  await api.must('follows.block', { block_uid: blocked.uid, status: 1 }, ada);
  await api.must('follows.mute', { mute_uid: muted.uid, status: 1 }, ada);
  expect(await found(ada, 'kofi')).toEqual([]);
});

test('no more are offered than the list shows; a guest is asked to log in', async () => {
  const ada = await member();
  for (let each = 0; each < followLimits.offered + 2; each++) await named(`Manyone${each}`);
  expect(await found(ada, 'manyone')).toHaveLength(followLimits.offered);
  expect((await api.call('follows.find-members', { q: 'many' })).http).toBe(401);
});
