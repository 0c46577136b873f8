import { beforeEach, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../../tests/support/forum.ts';
import { saveSetting } from '../../../../../tests/support/settings.ts';
import { addTopic } from '../../../topics/index.ts';
import { topicRequired } from './settings.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, settle, forgetLimits, runTask } = forum;

beforeEach(() => forgetLimits());

const host = await member();
let made = 0;
const begin = (): Promise<number> => {
  made += 1;
  const ctx = { db, now: clock.now(), stale: () => undefined, emit: () => undefined };
  return addTopic(ctx, {
    name: `Night walks ${made}`,
    description: 'In the dark.',
    countryFid: 188,
    hostUid: host.uid,
  });
};

type List = 'threads.topic-articles' | 'threads.topic-latest' | 'threads.topic-ranking' | 'threads.topic-activity';
const lists: readonly List[] = [
  'threads.topic-articles',
  'threads.topic-latest',
  'threads.topic-ranking',
  'threads.topic-activity',
];
const listed = async (call: List, topid: number, who: object = {}, fields: object = {}): Promise<number[]> =>
  (await api.must(call, { topid, ...fields }, who)).data.list.map(({ tid }) => tid);
const everywhere = (topid: number, who: object = {}): Promise<number[][]> =>
  Promise.all(lists.map((call) => listed(call, topid, who)));
const counted = async (topid: number): Promise<number> => {
  await settle();
  return (await api.must('topics.detail', { topid })).data.threads;
};
const words = { subject: 'A good subject', message: 'A message that is long enough.' };

test('a thread carries its topic: on its page, in lists, and the topic counts it', async () => {
  const [topid, ada] = [await begin(), await member()];
  const { tid } = await post(ada, { topid });
  const named = { topid, topic_name: `Night walks ${made}`, topic_pic: '' };
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ ...named, topic_is_attention: 0 });
  await api.must('topics.follow', { topid, status: 0 }, ada);
  expect((await api.must('threads.info', { tid }, ada)).data.topic_is_attention).toBe(1);
  expect((await api.must('threads.info', { tid })).data.topic_is_attention).toBe(0);
  expect((await api.must('feeds.latest', { country_fid: 188 })).data.list[0]).toMatchObject({ tid, ...named });
  expect(await counted(topid)).toBe(1);
  expect(await everywhere(topid)).toEqual(lists.map(() => [tid]));
});

test('a thread is in the newest of its topic as soon as it is posted', async () => {
  const [topid, ada] = [await begin(), await member()];
  expect(await listed('threads.topic-latest', topid)).toEqual([]);
  const { tid } = await post(ada, { topid });
  expect(await listed('threads.topic-latest', topid)).toEqual([tid]);
});

test('R-THR-027 a topic that isn’t there is refused, and where operators ask for one, a thread without', async () => {
  const ada = await member();
  const refused = async (fields: object) => (await api.call('threads.create', { ...words, ...fields }, ada)).error;
  const stale = (tag: string) => forum.app.platform.tags.moved([tag]);
  const required = (value: boolean) => saveSetting({ db, now: clock.now(), stale }, topicRequired.name, value);
  expect(await refused({ topid: 999_999 })).toBe('topics.unknown');
  expect(await refused({ typeid: 77_777 })).toBe('threads.unknown_board');
  expect(await refused({ topid: 0 })).toBeUndefined();
  await required(true);
  expect(await refused({ topid: 0 })).toBe('threads.topic_missing');
  expect(await refused({ topid: await begin() })).toBeUndefined();
  await required(false);
});

test('an edit that doesn’t say leaves the topic; one that does moves the thread, and both topics count it', async () => {
  const [one, two, ada] = [await begin(), await begin(), await member()];
  const { tid, pid } = await post(ada, { topid: one });
  const edit = (fields: object) => api.must('threads.edit', { ...words, tid, pid, ...fields }, ada);
  await edit({});
  expect([await counted(one), await counted(two)]).toEqual([1, 0]);
  await edit({ topid: two });
  expect([await counted(one), await counted(two)]).toEqual([0, 1]);
  expect([await everywhere(one), await everywhere(two)]).toEqual([lists.map(() => []), lists.map(() => [tid])]);
  expect((await api.must('threads.get-data', { pid }, ada)).data).toMatchObject({ topid: two });
  await edit({ topid: 0 });
  expect([await counted(two), await everywhere(two)]).toEqual([0, lists.map(() => [])]);
});

test('what is deleted, hidden or waits for its time is in none of a topic’s lists, and not counted', async () => {
  const [topid, ada, moderator] = [await begin(), await member(), await member({ groupid: 3 })];
  const due = Math.floor(clock.now().getTime() / 1000) + 600;
  const waiting = (await post(ada, { topid, push_time: due })).tid;
  const [gone, hidden, open] = [await post(ada, { topid }), await post(ada, { topid }), await post(ada, { topid })];
  expect(await counted(topid)).toBe(3);
  await api.must('threads.delete', { tid: gone.tid }, ada);
  await api.must('review.ban-post', { pid: hidden.pid, status: 1 }, moderator);
  expect(await everywhere(topid)).toEqual(lists.map(() => [open.tid]));
  expect(await counted(topid)).toBe(1);
  await api.must('review.ban-post', { pid: hidden.pid, status: 0 }, moderator);
  expect(await counted(topid)).toBe(2);
  expect(await listed('threads.topic-latest', topid)).toEqual([open.tid, hidden.tid]);
  clock.aheadInTest(700);
  await runTask('threads.publish-due');
  expect(await counted(topid)).toBe(3);
  expect((await listed('threads.topic-latest', topid))[0]).toBe(waiting);
});

test('a reader sees neither whom they have blocked nor what is above their level', async () => {
  const [topid, ada, bola, moderator] = [await begin(), await member(), await member(), await member({ groupid: 3 })];
  const [blocked, high] = [(await post(ada, { topid })).tid, (await post(moderator, { topid })).tid];
  await db.updateTable('threads.threads').set({ readperm: 90 }).where('tid', '=', high).execute();
  await settle();
  forum.app.platform.tags.moved([`t:${high}`]);
  expect(await everywhere(topid)).toEqual(lists.map(() => [blocked]));
  await api.must('follows.block', { block_uid: ada.uid }, bola);
  expect(await everywhere(topid, bola)).toEqual(lists.map(() => []));
});

test('R-TOP-019 R-TOP-020 the latest, the ranking and the activity load 10 rows, the articles 20, each once over the pages', async () => {
  const [topid, ada, bola] = [await begin(), await member(), await member()];
  const tids: number[] = [];
  for (let i = 0; i < 21; i += 1) {
    clock.advance(60);
    tids.unshift((await post(ada, { topid })).tid);
    if (i % 10 === 9) await forgetLimits();
  }
  await settle();
  const first = await Promise.all(lists.map(async (call) => (await listed(call, topid)).length));
  expect(first).toEqual([20, 10, 10, 10]);
  expect(await listed('threads.topic-articles', topid)).toEqual(tids.slice(0, 20));
  expect(await listed('threads.topic-articles', topid, {}, { page: 2 })).toEqual(tids.slice(20));
  const { data } = await api.must('threads.topic-latest', { topid });
  expect(data).toMatchObject({ count: 21, totalPage: 3 });
  expect(await listed('threads.topic-latest', topid, {}, { after: data.next })).toEqual(tids.slice(10, 20));

  const oldest = tids.at(-1)!;
  await api.must('threads.agree', { tid: oldest }, bola);
  await settle();
  expect((await listed('threads.topic-ranking', topid))[0]).toBe(oldest);
  clock.advance(60);
  await reply(bola, tids[5]!);
  await settle();
  expect((await listed('threads.topic-activity', topid))[0]).toBe(tids[5]);
  const active = (await api.must('threads.topic-activity', { topid })).data;
  expect(await listed('threads.topic-activity', topid, {}, { after: active.next })).toHaveLength(10);
  // What is deleted leaves no gap, also before the order is made anew.
  for (const tid of [oldest, tids[5]!]) await api.must('threads.delete', { tid }, ada);
  for (const call of ['threads.topic-ranking', 'threads.topic-activity'] as const)
    expect(await listed(call, topid)).toHaveLength(10);
});

test('R-TOP-014 its host puts threads first in a topic while there is room, and takes them from there', async () => {
  const [topid, ada] = [await begin(), await member()];
  const tids: number[] = [];
  for (let i = 0; i < 4; i += 1) tids.push((await post(ada, { topid })).tid);
  const pin = (tid: number, status: number, who: Writer) => api.call('threads.pin-in-topic', { tid, status }, who);
  const pinned = async () => (await api.must('threads.topic-latest', { topid })).data.pinned.map(({ tid }) => tid);
  expect((await pin(tids[0]!, 1, ada)).error).toBe('topics.not_yours');
  for (const tid of tids.slice(0, 3)) {
    clock.advance(1);
    expect((await pin(tid, 1, host)).data).toEqual({ tid, topid, pinned: 1 });
  }
  expect(await pinned()).toEqual(tids.slice(0, 3).toReversed());
  expect((await pin(tids[3]!, 1, host)).error).toBe('threads.topic_pins_full');
  expect((await pin(tids[1]!, 1, host)).error).toBeUndefined();
  expect((await pin(tids[0]!, 0, host)).data.pinned).toBe(0);
  await api.must('threads.delete', { tid: tids[1]! }, ada);
  expect(await pinned()).toEqual([tids[2]]);
  const { tid } = await post(ada);
  expect((await pin(tid, 1, host)).error).toBe('threads.in_no_topic');
});

test('R-TOP-014 the author of a thread and the host of its topic pin and unpin replies in it, and nobody else', async () => {
  const [topid, ada, eve] = [await begin(), await member(), await member()];
  const { tid, pid } = await post(ada, { topid });
  const answer = await reply(eve, tid);
  const pin = async (who: Writer, status: number, of = answer.pid) =>
    (await api.call('review.pin', { pid: of, status }, who)).error;
  const can = async (who: object) =>
    (await api.must('threads.reply-list', { tid }, who)).data.list.map((each) => each.can.pin);
  expect([await can(ada), await can(host), await can(eve), await can({})]).toEqual([[true], [true], [false], [false]]);
  expect(await pin(eve, 1)).toBe('threads.not_yours');
  expect(await pin(ada, 1, pid)).toBe('threads.not_yours');
  expect(await pin(ada, 1)).toBeUndefined();
  const istop = async () => (await api.must('threads.reply-list', { tid })).data.list[0]?.istop;
  expect(await istop()).toBe(1);
  expect(await pin(host, 0)).toBeUndefined();
  expect(await istop()).toBe(0);
});

test('topics that a member posted in: one’s own of late, and those of others as far as one may see them', async () => {
  const [one, two, three, ada, eve] = [await begin(), await begin(), await begin(), await member(), await member()];
  for (const topid of [one, two, one]) {
    clock.advance(60);
    await post(ada, { topid });
  }
  clock.advance(60);
  const last = await post(ada, { topid: three });
  const recent = async (fields: object = {}) =>
    (await api.must('threads.recent-topics', fields, ada)).data.list.map(({ topid }) => topid);
  expect(await recent()).toEqual([three, one, two]);
  expect(await recent({ limit: 2, page: 2 })).toEqual([two]);
  expect(await recent({ search: `walks ${made - 1}` })).toEqual([two]);
  expect(await recent({ country_fid: 206 })).toEqual([]);
  await api.must('threads.delete', { tid: last.tid }, ada);
  const ofAda = async (who: object) =>
    (await api.must('threads.topics-of-member', { uid: ada.uid }, who)).data.list.map(({ topid }) => topid);
  expect(await ofAda(eve)).toEqual([one, two]);
  await api.must('follows.block', { block_uid: ada.uid }, eve);
  expect(await ofAda(eve)).toEqual([]);
});

test('the members whose threads of the week in a topic got the most likes', async () => {
  const [topid, ada, bola, eve] = [await begin(), await member(), await member(), await member()];
  const [old, one, two] = [
    (await post(ada, { topid })).tid,
    (await post(ada, { topid })).tid,
    (await post(bola, { topid })).tid,
  ];
  await db
    .updateTable('threads.threads')
    .set({ created_at: new Date(clock.now().getTime() - 8 * 86_400_000) })
    .where('tid', '=', old)
    .execute();
  for (const who of [eve, host]) for (const tid of [old, two]) await api.must('threads.agree', { tid }, who);
  await api.must('threads.agree', { tid: one }, eve);
  await settle();
  forum.app.platform.tags.moved([`tt:${topid}`]);
  const { list } = (await api.must('threads.topic-authors', { topid })).data;
  expect(list.map(({ uid, likes }) => [uid, likes])).toEqual([
    [bola.uid, 2],
    [ada.uid, 1],
  ]);
});
