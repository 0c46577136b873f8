import { expect, onTestFinished, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { askBoth } from '../../../tests/support/parted.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { createSettings } from '../../platform/settings.ts';
import { fileStorage } from '../../platform/storage/files.ts';
import { createContestsPort } from '../contests/index.ts';
import { createCategories } from '../countries/index.ts';
import { createPeople, nobodyHidden } from '../follows/index.ts';
import { membersByIds } from '../members/index.ts';
import { createReviewPort } from '../review/index.ts';
import { createViewCounter } from './core/reads/views.ts';
import { findThread } from './core/sql/threads.ts';
import { createThreads } from './manifest.ts';
import { threadInfo } from './reads/thread-info.ts';
import { threadView } from './reads/thread-view.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, settle } = forum;

test('a board shows its name and what was posted there today', async () => {
  const { api, clock, member, post, reply, settle } = await testForum({ ended: onTestFinished });
  const ada = await member({ countryFid: 188 });
  const { tid } = await post(ada);
  const { pid } = await reply(ada, tid);
  await post(ada, { fid: 206 });
  await settle();
  const detail = async (fid: number, language = 'en') =>
    (await api.must('threads.forum-detail', { fid }, { language })).data;
  expect(await detail(188)).toEqual({ fid: 188, name: 'Nigeria', todayposts: 2, threads: 1 });
  expect(await detail(206, 'fr')).toEqual({ fid: 206, name: 'Égypte', todayposts: 1, threads: 1 });
  expect(await detail(293)).toMatchObject({ todayposts: 3, threads: 2 });
  expect(await detail(15443)).toEqual({ fid: 15443, name: 'Community', todayposts: 2, threads: 1 });
  expect((await api.call('threads.forum-detail', { fid: 1 })).error).toBe('threads.unknown_board');

  await api.must('threads.delete-post', { pid }, ada);
  clock.advance(86_400);
  await api.must('threads.delete', { tid }, ada);
  await settle();
  expect(await detail(188)).toMatchObject({ todayposts: 0, threads: 0 });
  expect(await detail(293)).toMatchObject({ todayposts: 0, threads: 1 });
});

test('the name-plate’s figures follow what the author posts and who follows', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(ada, tid);
  await reply(bola, tid);
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await settle();
  const { data } = await api.must('threads.info', { tid }, bola);
  expect(data.author_counts).toEqual({ postCount: 2, threadsCount: 1, fansCount: 1, followsCount: 0 });
  expect(data).toMatchObject({ follow_status: 1, group: { uid: ada.uid, groupid: 10 }, signature: '' });
  expect(data.group.grouptitle).not.toBe('');
});

test('views are counted in the process and written in one go', async () => {
  const ada = await member();
  const [one, other] = [await post(ada), await post(ada)];
  const views = createViewCounter(forum.app.platform);
  const reads = {
    members: membersByIds,
    counters: async () => ({ fans: 0, follows: 0 }),
    followedBy: async () => new Set<number>(),
    hiddenFor: async () => nobodyHidden,
    views,
    categories: createCategories(forum.app.platform.tags),
    settings: createSettings(forum.app.platform),
  };
  const { ctx } = testPlatform(db);
  const page = { page: 1, limit: 20, order: 'asc', orderfield: 'dateline', isimg: 0, uid: 0 } as const;
  await askBoth(threadView(reads), ctx(), { tid: one.tid, ...page });
  await askBoth(threadInfo(reads), ctx(), { tid: one.tid });
  await askBoth(threadInfo(reads), ctx(), { tid: other.tid });
  await expect(askBoth(threadInfo(reads), ctx(), { tid: 999_999 })).rejects.toThrow('threads.not_exist');
  const written = async (tid: number) => (await findThread(db, tid))?.views;
  expect(await written(one.tid)).toBe(0);
  await views.flush();
  expect(await written(one.tid)).toBe(2);
  expect(await written(other.tid)).toBe(1);
  await views.flush();
  expect(await written(one.tid)).toBe(2);
  // Their author is named with them, once a flush.
  await forum.settle();
  const counted = db.selectFrom('ranking.points').select('views').where('uid', '=', ada.uid);
  expect(await counted.execute()).toEqual([{ views: 3 }]);
});

test('a thread’s page that the cache served counts as seen', async () => {
  const { tid } = await post(await member());
  const deps = { db, clock: clock.now, log: forum.app.platform.log, tags: forum.app.platform.tags };
  const people = { ...createPeople(deps.tags, membersByIds), categories: createCategories(deps.tags) };
  const zonesOf = async () => new Map<number, string>();
  const threads = createThreads({
    ...deps,
    readPage: async () => null,
    readPicture: async () => null,
    readFile: async () => null,
    storage: fileStorage(forum.dataDir),
    people,
    zonesOf,
    settings: createSettings(deps),
    review: createReviewPort({ ...deps, settings: createSettings(deps), members: people.members, firstPosts: 'shown' }),
    contests: createContestsPort(createSettings(deps)),
  });
  threads.pageServed(`/ng/forum/188/${tid}`);
  threads.pageServed('/latest');
  await threads.flush?.();
  expect((await api.must('threads.info', { tid })).data.views).toBe(1);
});

test('a country’s digest, newest first', async () => {
  const ada = await member({ countryFid: 212 });
  const [one, , three] = [await post(ada), await post(ada), await post(ada)];
  for (const { tid } of [one, three]) {
    await db.updateTable('threads.threads').set({ digest: 1 }).where('tid', '=', tid).execute();
  }
  const { data } = await api.must('threads.introduction', { country_fid: 212 });
  expect(data).toMatchObject({ page: 1, count: 2, totalPage: 1 });
  expect(data.list.map((row) => row.tid)).toEqual([three.tid, one.tid]);
  expect((await api.must('threads.introduction', { country_fid: 212, page: 2 })).data.list).toEqual([]);
});
