import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { addTopic, type TopicFields } from './index.ts';
import { topicsPersonalData } from './personal-data.ts';

const { api, app, clock, db, pool, member, picture, forgetLimits } = await testForum();

beforeEach(() => forgetLimits());

const host = await member();
let made = 0;

/** Takes a tag from what is offered until the test ends. */
async function retireInTest(tagid: number): Promise<void> {
  const retire = (retired_at: Date | null) =>
    db.updateTable('topics.tags').set({ retired_at }).where('tagid', '=', tagid).execute();
  onTestFinished(async () => void (await retire(null)));
  await retire(clock.now());
}

async function topic(fields: Partial<TopicFields> = {}): Promise<number> {
  made += 1;
  const ctx = { db, now: clock.now(), stale: () => undefined, emit: () => undefined };
  const defaults = {
    name: `Night walks ${made}`,
    description: 'One photo after sunset.',
    countryFid: 188,
    hostUid: host.uid,
  };
  return addTopic(ctx, { ...defaults, ...fields });
}

const detail = async (topid: number, who: object = {}) => (await api.must('topics.detail', { topid }, who)).data;

test('R-FOL-013 a topic’s page head: name, words, host, picture, counts, and is_following as the reader follows', async () => {
  const aid = await picture(host);
  const topid = await topic({ name: 'Bridge at dusk', logoAid: aid });
  const ada = await member();
  await api.must('topics.follow', { topid, status: 0 }, ada);
  expect(await detail(topid, ada)).toMatchObject({
    ...{ topid, top_name: 'Bridge at dusk', description: 'One photo after sunset.', country_fid: 188 },
    ...{ followers: 1, threads: 0, is_following: 1, host: { uid: host.uid, username: host.username } },
    logo: expect.stringMatching(/-320\.webp$/),
  });
  expect((await detail(topid)).is_following).toBe(0);
  expect((await api.call('topics.detail', { topid: 999_999 })).error).toBe('topics.unknown');
  // The picture is the host's own, and stays as long as the topic shows it.
  await expect(topic({ logoAid: await picture(ada) })).rejects.toMatchObject({ refusal: 'media.unknown_picture' });
  const stored = await db.selectFrom('media.images').select('uses').where('aid', '=', aid).executeTakeFirst();
  expect(stored).toEqual({ uses: 1 });
});

test('a topic in a list carries the fields of the documents: what it is about, and its tags in the reader’s language', async () => {
  const tags = await db
    .selectFrom('topics.tags')
    .select(['tagid', 'name_en', 'name_fr'])
    .where('name_en', 'in', ['Photography', 'Travel', 'Food'])
    .orderBy('place')
    .execute();
  const [photography, food, travel] = tags;
  await retireInTest(food!.tagid);
  const tagids = [travel!.tagid, photography!.tagid, food!.tagid, 999_999];
  const topid = await topic({ name: 'Bridges by night', description: 'Steel and water.', tagids });
  const listed = async (language: string) => {
    const { list } = (await api.must('topics.list-default', { search: 'bridges by' }, { language })).data;
    return list[0];
  };
  const saved = { topid, top_name: 'Bridges by night', subject: 'Steel and water.', country_fid: 188 };
  const named = (name: 'name_en' | 'name_fr') =>
    [photography!, travel!].map((tag) => ({ tagid: tag.tagid, tagname: tag[name] }));
  expect(await listed('en')).toMatchObject({ ...saved, tags: named('name_en') });
  expect(await listed('fr')).toMatchObject({ ...saved, tags: named('name_fr') });
  expect(await detail(topid)).toMatchObject({ ...saved, tags: named('name_en') });
  expect((await detail(await topic())).tags).toEqual([]);
});

test('R-FOL-005 following a topic: by the state that was seen, so that two devices end up with the same', async () => {
  const topid = await topic();
  const ada = await member();
  const follow = async (status?: number) =>
    (await api.must('topics.follow', { topid, ...(status === undefined ? {} : { status }) }, ada)).data;
  const both = await Promise.all([follow(0), follow(0)]);
  expect(both.map((state) => state.is_following)).toEqual([1, 1]);
  expect(await follow(0)).toEqual({ topid, is_following: 1, followers: 1 });
  expect(await follow(1)).toEqual({ topid, is_following: 0, followers: 0 });
  expect(await follow(1)).toEqual({ topid, is_following: 0, followers: 0 });
  expect((await follow()).is_following).toBe(1);
  expect((await follow()).is_following).toBe(0);
});

test('the v4 call follows and goes on following; only the header’s token counts', async () => {
  const topid = await topic();
  const ada = await member();
  for (let round = 0; round < 2; round += 1) {
    const answer = await api.must('topics.follow-add', { topid }, ada);
    expect(answer.data).toEqual({ topid, is_following: 1, followers: 1 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect((await api.call('topics.follow-add', { topid })).http).toBe(401);
  expect((await api.call('topics.follow-add', { topid: 999_999 }, ada)).error).toBe('topics.unknown');
});

test('following and stopping make the topic’s pages stale, and so does a follower who is forgotten', async () => {
  const topid = await topic();
  const ada = await member();
  const tags = app.platform.tags;
  const movedBy = async (act: () => Promise<unknown>): Promise<boolean> => {
    const position = tags.position();
    await act();
    return tags.movedSince([`topic:${topid}`], position);
  };
  expect(await movedBy(() => api.must('topics.follow', { topid, status: 0 }, ada))).toBe(true);
  expect(await movedBy(() => api.must('topics.follow', { topid, status: 0 }, ada))).toBe(false);
  expect(await movedBy(() => api.must('topics.follow', { topid, status: 1 }, ada))).toBe(true);

  await api.must('topics.follow', { topid, status: 0 }, ada);
  const stale: string[] = [];
  const ctx = { db, now: clock.now(), log: app.platform.log, emit: () => undefined };
  await topicsPersonalData.forget({ ...ctx, stale: (tag) => stale.push(tag) }, ada.uid);
  expect(stale).toEqual([`topic:${topid}`]);
  expect((await detail(topid)).followers).toBe(0);
});

test('many follow at once: the counter is the number of pairs', async () => {
  const topid = await topic();
  const members = await Promise.all(Array.from({ length: 8 }, () => member()));
  await Promise.all(members.map((who) => api.must('topics.follow', { topid }, who)));
  await Promise.all(members.slice(0, 3).map((who) => api.must('topics.follow', { topid }, who)));
  expect((await detail(topid)).followers).toBe(5);
});

test('a member who follows 1,000 topics follows no more, not even two in the same moment', async () => {
  const topid = await topic();
  const ada = await member();
  const values = Array.from({ length: 1000 }, (_, i) => ({
    uid: ada.uid,
    topid: 900_000 + i,
    created_at: clock.now(),
  }));
  await db.insertInto('topics.follows').values(values).execute();
  expect((await api.call('topics.follow', { topid }, ada)).error).toBe('topics.too_many');
  const [first] = await db.deleteFrom('topics.follows').where('topid', '=', 900_000).returning('uid').execute();
  expect(first).toEqual({ uid: ada.uid });
  const late = await whileHeld(
    pool,
    [
      ['select pg_advisory_xact_lock(hashtextextended($1, 0))', [`topics follows ${ada.uid}`]],
      ['insert into topics.follows (uid, topid, created_at) values ($1, 900000, $2)', [ada.uid, clock.now()]],
    ],
    () => api.call('topics.follow', { topid }, ada),
  );
  expect(late.error).toBe('topics.too_many');
  expect((await detail(topid, ada)).is_following).toBe(0);
});

test('lists: a country’s and those of all, the most followed first; a name by its beginning', async () => {
  const [one, two, all] = [
    await topic({ name: 'Cairo mornings', countryFid: 206 }),
    await topic({ name: '100%  Koshari', countryFid: 206 }),
    await topic({ name: 'Cameras of all kinds', countryFid: 293 }),
  ];
  const ada = await member();
  await api.must('topics.follow', { topid: two }, ada);
  const list = async (input: object, who: object = {}) =>
    (await api.must('topics.list-default', input, who)).data.list.map((row) => row.topid);
  expect(await list({ country_fid: 206 })).toEqual([two, one, all]);
  expect(await list({ country_fid: 206, limit: 2, page: 2 })).toEqual([all]);
  expect(await list({ country_fid: 206, search: 'ca' })).toEqual([one, all]);
  expect(await list({ country_fid: 206, search: '100% ko' })).toEqual([two]);
  expect(await list({ country_fid: 206, search: '%' })).toEqual([]);
  expect(await list({ country_fid: 212 })).toEqual([all]);
  expect(await list({})).toContain(one);
  expect((await api.call('topics.list-default', { country_fid: 1 })).http).toBe(400);
});

test('hosted and followed topics, each once over the pages; what one follows is one’s own affair', async () => {
  const [other, ada, bola] = [await member(), await member(), await member()];
  const topids: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    topids.unshift(await topic({ hostUid: other.uid }));
    clock.advance(60);
  }
  const hosted = async (input: object) =>
    (await api.must('topics.my-topics', { uid: other.uid, ...input })).data.list.map((row) => row.topid);
  expect(await hosted({})).toEqual(topids);
  expect(await hosted({ country_fid: 206 })).toEqual([]);
  for (const topid of topids.toReversed()) {
    await api.must('topics.follow', { topid }, ada);
    clock.advance(60);
  }
  const seen: number[] = [];
  let after = '';
  do {
    const { data } = await api.must('topics.followed', { limit: 2, after }, ada);
    seen.push(...data.list.map((row) => row.topid));
    after = data.next;
  } while (after !== '');
  expect(seen).toEqual(topids);
  const asked = await api.fetch(`/v5/user/followedTopics?uid=${ada.uid}`, {}, bola);
  expect(await asked.json()).toMatchObject({ data: { list: [] } });
  expect((await api.call('topics.followed')).http).toBe(401);
  expect((await api.call('topics.followed', { after: 'nonsense' }, ada)).http).toBe(400);
});

test('a name is given once, in whatever case', async () => {
  await topic({ name: 'Rain walks' });
  await expect(topic({ name: ' RAIN  walks' })).rejects.toThrow('topics.name_taken');
});

test('R-TAG-001 the first choice of interests takes at least 3, a later one fewer; they come in the reader’s language', async () => {
  const ada = await member();
  const choose = (tagids_new: string) => api.call('topics.choose-tags', { tagids_new }, ada);
  const [a, b, c, d] = (await api.must('topics.tags-list')).data.list.map((tag) => tag.tagid) as number[];
  const few = await choose(`${a},${b},${b}`);
  expect([few.error, few.msg]).toEqual(['topics.tags_too_few', expect.stringContaining('3')]);
  expect((await api.must('topics.user-tags', {}, ada)).data.list).toEqual([]);
  expect((await choose(`${a},${b},999999`)).error).toBe('topics.unknown_tag');
  const chosen = await choose(`${c},${a},${b}`);
  expect(chosen.data.list.map((tag) => tag.tagid)).toEqual([a, b, c]);
  expect((await choose(String(d))).data.list.map((tag) => tag.tagid)).toEqual([d]);
  expect((await choose('')).error).toBe('topics.tags_none');
  const own = async (language: string) => (await api.must('topics.user-tags', {}, { ...ada, language })).data.list;
  const names = [(await own('en'))[0], (await own('fr'))[0], (await own('hi'))[0]];
  expect(names.map((tag) => tag?.tagid)).toEqual([d, d, d]);
  expect(new Set(names.map((tag) => tag?.tagname)).size).toBeGreaterThan(1);
  const marked = (await api.must('topics.tags-list', {}, ada)).data.list.filter((tag) => tag.chosen === 1);
  expect(marked.map((tag) => tag.tagid)).toEqual([d]);
  expect((await api.call('topics.choose-tags', { tagids_new: '1,2,3' })).http).toBe(401);
});

test('interests chosen on two devices at once: one choice stands, whole', async () => {
  const ada = await member();
  const choices = [
    [1, 2, 3],
    [4, 5, 6],
  ];
  await Promise.all(choices.map((tags) => api.must('topics.choose-tags', { tagids_new: tags.join(',') }, ada)));
  const { data } = await api.must('topics.user-tags', {}, ada);
  expect(choices).toContainEqual(data.list.map((tag) => tag.tagid));
});

test('an interest that operators retired is neither offered nor accepted', async () => {
  const ada = await member();
  await api.must('topics.choose-tags', { tagids_new: '7,8,9' }, ada);
  await retireInTest(8);
  expect((await api.must('topics.user-tags', {}, ada)).data.list.map((tag) => tag.tagid)).toEqual([7, 9]);
  expect((await api.call('topics.choose-tags', { tagids_new: '7,8' }, ada)).error).toBe('topics.unknown_tag');
});

test('a topic’s tags are those it stands for, the reader’s own marked; a topic that isn’t there has none', async () => {
  const topid = await topic({ tagids: [2, 4] });
  const ada = await member();
  await api.must('topics.choose-tags', { tagids_new: '4,5,6' }, ada);
  const marks = async (who?: typeof ada) =>
    (await api.must('topics.topic-tags', { topid }, who)).data.list.map(({ tagid, chosen }) => [tagid, chosen]);
  expect(await marks(ada)).toEqual([
    [2, 0],
    [4, 1],
  ]);
  expect(await marks()).toEqual([
    [2, 0],
    [4, 0],
  ]);
  expect((await api.call('topics.topic-tags', { topid: 999_999 })).error).toBe('topics.unknown');
});
