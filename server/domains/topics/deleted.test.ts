import { beforeEach, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { movedBy } from '../../../tests/support/moved-tags.ts';
import { addTopic } from './index.ts';

const site = await testForum();
const { api, clock, db, member } = site;
const host = await member();

beforeEach(() => site.forgetLimits());

const topic = (name: string, countryFid = 188, hostUid = host.uid) =>
  addTopic(
    { db, now: clock.now(), stale: () => undefined, emit: () => undefined },
    { name, description: 'One photo after sunset.', countryFid, hostUid },
  );
const found = async (search: string, country_fid = 188): Promise<number[]> =>
  (await api.must('topics.list-default', { search, country_fid })).data.list.map((row) => row.topid);
const remove = (topid: number, by: Writer) => api.must('topics.delete', { tid: topid }, by);

test('a deleted topic is neither read, followed, found nor listed', async () => {
  const ada = await member();
  const topid = await topic('Harmattan mornings', 220, ada.uid);
  await api.must('topics.follow', { topid, status: 0 }, ada);
  const followed = async () => (await api.must('topics.followed', {}, ada)).data.list.map((row) => row.topid);
  const hosted = async () => (await api.must('topics.my-topics', { uid: ada.uid })).data.list.map((row) => row.topid);
  expect([await followed(), await hosted(), await found('harmattan', 220), await found('', 220)]).toEqual(
    Array.from({ length: 4 }, () => [topid]),
  );
  await remove(topid, ada);
  expect([await followed(), await hosted(), await found('harmattan', 220), await found('', 220)]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect((await api.call('topics.detail', { topid })).error).toBe('topics.unknown');
  expect((await api.call('topics.follow', { topid, status: 0 }, ada)).error).toBe('topics.unknown');
});

test('a page of the topics that one follows is full although one among them was deleted', async () => {
  const ada = await member();
  const topids: number[] = [];
  for (const name of ['Early buses', 'Late buses']) {
    const topid = await topic(name);
    await api.must('topics.follow', { topid, status: 0 }, ada);
    topids.push(topid);
    clock.advance(1);
  }
  await remove(topids[1]!, host);
  const { list } = (await api.must('topics.followed', { limit: 1 }, ada)).data;
  expect(list.map((row) => row.topid)).toEqual([topids[0]]);
});

test('a search finds names of the own country and of all, and takes its signs for signs', async () => {
  const [here, there, percent] = [
    await topic('Lagoon at noon'),
    await topic('Lagoon at night', 206),
    await topic('100% cotton'),
  ];
  expect(await found('lagoon')).toEqual([here]);
  expect(await found('lagoon', 206)).toEqual([there]);
  expect(await found('100%')).toEqual([percent]);
  expect(await found('%')).toEqual([]);
  expect(await found('lagoon_at')).toEqual([]);
});

test('a follow makes the topic’s page stale', async () => {
  const ada = await member();
  const topid = await topic('Bus stops');
  const follow = (status: number) => movedBy(site, () => api.must('topics.follow', { topid, status }, ada));
  expect(await follow(0)).toEqual([`topic:${topid}`]);
  expect(await follow(0)).toEqual([]);
});

test('an interest that was retired can’t be chosen', async () => {
  const ada = await member();
  const { list } = (await api.must('topics.tags-list', {}, ada)).data;
  const [one, two, three, four] = list.map((tag) => tag.tagid);
  await db.updateTable('topics.tags').set({ retired_at: clock.now() }).where('tagid', '=', one!).execute();
  const choose = (tagids: (number | undefined)[]) =>
    api.call('topics.choose-tags', { tagids_new: tagids.join(',') }, ada);
  expect((await choose([one, two, three])).error).toBe('topics.unknown_tag');
  expect((await choose([two, three, four])).ok).toBe(true);
});
