import { beforeEach, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { movedBy } from '../../../tests/support/moved-tags.ts';
import { askBoth } from '../../../tests/support/parted.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { createCategories } from '../countries/index.ts';
import { addTopic } from './index.ts';
import { topicDetail } from './reads/topic-detail.ts';
import { listTopics, myTopics } from './reads/topic-lists.ts';

const site = await testForum();
const { api, app, clock, db, member } = site;
const host = await member({ countryFid: 209 });

beforeEach(() => site.forgetLimits());

let made = 0;
function begin(fields: { stale?: (tag: string) => void } = {}): Promise<number> {
  made += 1;
  const { stale = (tag: string) => app.platform.tags.moved([tag]) } = fields;
  const topic = { name: `Salt flats ${made}`, description: 'At noon.', countryFid: 209, hostUid: host.uid };
  return addTopic({ db, now: clock.now(), stale, emit: () => undefined }, topic);
}

const listed = async (who: object = {}) => (await api.must('topics.list-default', { country_fid: 209 }, who)).data.list;
const hosted = async (who: object = {}) => (await api.must('topics.my-topics', { uid: host.uid }, who)).data.list;
const detail = async (topid: number, who: object = {}) => (await api.must('topics.detail', { topid }, who)).data;

test('whether a reader follows is the reader’s own, and how many do is seen by all at once', async () => {
  clock.stopInTest();
  const topid = await begin();
  const [ada, bola] = [await member(), await member()];
  const seen = async (who: object) => {
    const rows = [...(await listed(who)), ...(await hosted(who))].filter((row) => row.topid === topid);
    return [await detail(topid, who), ...rows].map((row) => [row.is_following, row.followers]);
  };
  const everywhere = (state: number[]) => [state, state, state];
  for (const who of [ada, bola, {}]) expect(await seen(who)).toEqual(everywhere([0, 0]));
  await api.must('topics.follow', { topid, status: 0 }, ada);
  expect(await seen(ada)).toEqual(everywhere([1, 1]));
  for (const who of [bola, {}]) expect(await seen(who)).toEqual(everywhere([0, 1]));
  await api.must('topics.follow', { topid, status: 1 }, ada);
  for (const who of [ada, bola, {}]) expect(await seen(who)).toEqual(everywhere([0, 0]));
});

test('a new topic stands in the lists at once', async () => {
  clock.stopInTest();
  const before = [(await listed()).length, (await hosted()).length];
  const topid = await begin();
  const [all, own] = [await listed(), await hosted()];
  expect([all.length, own.length]).toEqual(before.map((rows) => rows + 1));
  for (const list of [all, own]) expect(list.map((row) => row.topid)).toContain(topid);
});

test('a topic’s page and the lists note what makes them stale, and that is what moves', async () => {
  const topid = await begin();
  const noted = async (read: 'page' | 'list' | 'hosted'): Promise<string[]> => {
    const tags = new Set<string>();
    const ctx = { ...testPlatform(db).ctx(), reads: (tag: string) => tags.add(tag) };
    const hosts = async () => new Map([[host.uid, { uid: host.uid, username: 'Ama', avatar: '', countryFid: 209 }]]);
    const list = { country_fid: 209, page: 1, limit: 20, search: `salt flats ${made}` };
    if (read === 'page') await askBoth(topicDetail(hosts, createCategories(app.platform.tags)), ctx, { topid });
    if (read === 'list') await askBoth(listTopics, ctx, list);
    if (read === 'hosted') await askBoth(myTopics, ctx, { uid: host.uid, page: 1, after: '' });
    return [...tags];
  };
  expect((await noted('page')).toSorted()).toEqual(['categories', `topic:${topid}`, `u:${host.uid}`]);
  expect(await noted('list')).toEqual(['topics', `topic:${topid}`]);
  expect(await noted('hosted')).toEqual(expect.arrayContaining(['topics', `topic:${topid}`]));

  const begun: string[] = [];
  await begin({ stale: (tag) => begun.push(tag) });
  expect(begun).toEqual(['topics']);
  const operator = await member({ groupid: 1 });
  const ban = { ban_uid: host.uid, bannew: 4, banexpirynew: 7, reason: 'spam' } as const;
  expect(await movedBy(site, () => api.must('moderation.ban-user', ban, operator))).toContain(`u:${host.uid}`);
});
