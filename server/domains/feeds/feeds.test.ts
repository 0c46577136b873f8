import { expect, onTestFinished, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { askBoth } from '../../../tests/support/parted.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { createCategories } from '../countries/index.ts';
import { nobodyHidden } from '../follows/index.ts';
import { membersByIds } from '../members/index.ts';
import { latest } from './reads/latest.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, settle } = forum;
const later = (minutes: number) => clock.advance(minutes * 60);
const tids = (list: readonly { tid: number }[]): number[] => list.map((row) => row.tid);

test('the latest threads: all countries’ for 293, else that country’s and 293’s', async () => {
  // What other tests post would stand in the list of all countries.
  const { api, clock, member, post, settle } = await testForum({ ended: onTestFinished });
  const [ng, eg, all] = [
    await member({ countryFid: 188 }),
    await member({ countryFid: 206 }),
    await member({ countryFid: 293 }),
  ];
  const posted: number[] = [];
  for (const writer of [ng, eg, all, ng]) {
    posted.push((await post(writer)).tid);
    clock.advance(60);
  }
  const [a, b, c, d] = posted as [number, number, number, number];
  await settle();
  const latest = async (country_fid: number) => (await api.must('feeds.latest', { country_fid })).data;
  expect(tids((await latest(293)).list)).toEqual([d, c, b, a]);
  expect(await latest(293)).toMatchObject({ count: 4, totalPage: 1, next: '' });
  expect(tids((await latest(188)).list)).toEqual([d, c, a]);
  expect(tids((await latest(206)).list)).toEqual([c, b]);
  expect(tids((await latest(212)).list)).toEqual([c]);
  expect((await api.call('feeds.latest', { country_fid: 1 })).http).toBe(400);
  expect((await api.call('feeds.latest', { fid: 1 })).body).toMatchObject({ issues: [{ field: 'fid' }] });
  const board = (await api.must('feeds.latest', { country_fid: 293, fid: 206 })).data;
  expect(board.list).toEqual([]);
});

test('pages by number and after a row give every thread once, to the end', async () => {
  const ada = await member({ countryFid: 222 });
  const posted: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    posted.unshift((await post(ada, { country_fid: 222 })).tid);
    // Some share a moment.
    if (i % 3 === 0) later(1);
  }
  await settle();
  const ask = async (fields: object) =>
    (await api.must('feeds.latest', { country_fid: 222, limit: 3, ...fields })).data;
  const whole = tids((await ask({ limit: 50 })).list);
  expect(whole.slice(0, 7)).toEqual(posted);
  const numbered: number[] = [];
  const total = (await ask({})).totalPage;
  for (let page = 1; page <= total; page += 1) numbered.push(...tids((await ask({ page })).list));
  expect(numbered).toEqual(whole);
  expect((await ask({ page: total + 1 })).list).toEqual([]);
  expect((await ask({ page: 51 })).list).toEqual([]);

  const followed: number[] = [];
  let next = '';
  do {
    const data = await ask({ after: next });
    followed.push(...tids(data.list));
    next = data.next;
  } while (next !== '');
  expect(followed).toEqual(whole);
  expect((await api.call('feeds.latest', { after: 'nonsense' })).body).toMatchObject({ issues: [{ field: 'after' }] });
});

test('R-FED-005 top threads stand by displayorder ascending', async () => {
  const ada = await member({ countryFid: 217 });
  const threads = [await post(ada), await post(ada), await post(ada), await post(ada)];
  for (const [i, displayorder] of [3, 2, 0, 2].entries()) {
    await db.updateTable('threads.threads').set({ displayorder }).where('tid', '=', threads[i]!.tid).execute();
  }
  const expected = [threads[3]!.tid, threads[1]!.tid, threads[0]!.tid];
  const { body, data } = await api.must('feeds.top', { fid: 217 });
  expect(body.success).toBe(1);
  expect(tids(data.list)).toEqual(expected);
  expect(data.list.map((row) => row.istop)).toEqual([1, 1, 1]);
  expect(tids((await api.must('feeds.top', { fid: 293 })).data.list)).toEqual(expected);
  expect(tids((await api.must('feeds.top', { fid: 206 })).data.list)).toEqual([threads[0]!.tid]);
});

test('R-FED-001 For you: liked and answered threads before as new ones, one’s own new one at once', async () => {
  const [ada, bola, chi] = [
    await member({ countryFid: 331 }),
    await member({ countryFid: 331 }),
    await member({ countryFid: 331 }),
  ];
  const [plain, liked, answered] = [await post(ada), await post(ada), await post(ada)];
  await api.must('threads.agree', { tid: liked.tid }, bola);
  await api.must('threads.agree', { tid: liked.tid }, chi);
  for (let i = 0; i < 5; i += 1) await reply(bola, answered.tid);
  await settle();
  const forYou = async (who: object = {}) =>
    tids((await api.must('feeds.for-you', { country_fid: 331 }, who)).data.list).filter((tid) => tid >= plain.tid);
  expect(await forYou()).toEqual([answered.tid, liked.tid, plain.tid]);

  const fresh = await post(chi);
  expect((await forYou(chi))[0]).toBe(fresh.tid);
  await settle();
  expect(await forYou(bola)).toContain(fresh.tid);
  expect((await forYou(chi)).filter((tid) => tid === fresh.tid)).toHaveLength(1);
  // A quarter of an hour later it stands where its heat puts it.
  clock.aheadInTest(16 * 60);
  expect((await forYou(chi))[0]).toBe(answered.tid);

  await api.must('threads.delete', { tid: answered.tid }, ada);
  await settle();
  expect(await forYou()).not.toContain(answered.tid);
  const rows = await db.selectFrom('feeds.hot').select('tid').where('tid', '=', answered.tid).execute();
  expect(rows).toEqual([]);
});

test('R-FED-001 Following: those one follows and oneself, by time, for members only', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const [one] = [await post(bola), later(1), await post(chi)];
  later(1);
  const own = await post(ada);
  const following = async (fields: object = {}) => (await api.must('feeds.following', fields, ada)).data;
  expect(tids((await following()).list)).toEqual([own.tid]);
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
  const data = await following();
  expect(tids(data.list)).toEqual([own.tid, one.tid]);
  expect(data.list[1]!.follow_status).toBe(1);
  const first = await following({ limit: 1 });
  expect(first).toMatchObject({ totalPage: 2 });
  expect(tids((await following({ limit: 1, after: first.next })).list)).toEqual([one.tid]);
  expect(tids((await following({ limit: 1, page: 2 })).list)).toEqual([one.tid]);
  expect((await api.call('feeds.following', {})).http).toBe(401);
});

test('of more authors than a page holds the newest threads stand first, also several of one', async () => {
  const ada = await member();
  const authors = [await member(), await member(), await member(), await member()];
  for (const { uid } of authors) await api.must('follows.follow', { follow_uid: uid }, ada);
  const posted: number[] = [];
  for (const at of [0, 1, 2, 3, 0, 0, 2]) {
    posted.unshift((await post(authors[at]!)).tid);
    later(1);
  }
  const following = async (fields: object) => (await api.must('feeds.following', fields, ada)).data;
  const pages: number[] = [];
  for (let after = ''; ; ) {
    const { list, next } = await following({ limit: 2, after });
    pages.push(...tids(list));
    if (next === '') break;
    after = next;
  }
  expect(pages).toEqual(posted);
  expect(tids((await following({ limit: 2, page: 3 })).list)).toEqual(posted.slice(4, 6));
});

test('members worth following: of the country, most fans first, oneself and those followed last', async () => {
  const country = { countryFid: 207 };
  const [ada, famous, writer, stranger] = [
    await member(country),
    await member(country),
    await member(country),
    await member({ countryFid: 208 }),
  ];
  for (const fan of [ada, stranger, writer]) await api.must('follows.follow', { follow_uid: famous.uid }, fan);
  await api.must('follows.follow', { follow_uid: stranger.uid }, ada);
  await post(writer);
  const list = async (who: object = {}) =>
    (await api.must('feeds.for-you-recommend', { fid: 207 }, who)).data.list.map((row) => [
      row.uid,
      row.fansCount,
      row.follows_status,
    ]);
  expect(await list()).toEqual([
    [famous.uid, 3, 0],
    [writer.uid, 0, 0],
  ]);
  expect(await list(ada)).toEqual([
    [writer.uid, 0, 0],
    [famous.uid, 3, 1],
  ]);
  const operator = await member({ groupid: 1 });
  const silence = { ban_uid: writer.uid, bannew: 4, banexpirynew: 7, reason: 'spam' } as const;
  await api.must('moderation.ban-user', silence, operator);
  expect(await list()).toEqual([[famous.uid, 3, 0]]);
  // The threads of a member who is gone stay, without a name.
  const gone = await member(country);
  await post(gone);
  expect(await list()).toHaveLength(2);
  await db.updateTable('accounts.members').set({ username: '' }).where('uid', '=', gone.uid).execute();
  forum.app.platform.tags.moved([`u:${gone.uid}`]);
  expect(await list()).toEqual([[famous.uid, 3, 0]]);
});

test('a list notes what makes it stale, and a write moves it', async () => {
  const ada = await member({ countryFid: 213 });
  const moved = async (act: () => Promise<unknown>): Promise<Set<string>> => {
    const movedTags = new Set<string>();
    forum.app.platform.tags.subscribe((tags) => {
      if (tags !== 'all') for (const tag of tags) movedTags.add(tag);
    });
    await act();
    return movedTags;
  };
  let tid = 0;
  const created = await moved(async () => {
    tid = (await post(ada)).tid;
  });
  for (const tag of ['f:213', 'f:15443', 'f:all']) expect(created).toContain(tag);
  const answered = await moved(() => reply(ada, tid));
  expect(answered).toContain(`t:${tid}`);
  const noted = async (country_fid: number): Promise<string[]> => {
    const tags: string[] = [];
    const ctx = { ...testPlatform(db).ctx(), reads: (tag: string) => tags.push(tag) };
    const read = latest({
      people: {
        categories: createCategories(forum.app.platform.tags),
        members: membersByIds,
        followedBy: async () => new Set(),
        hiddenFor: async () => nobodyHidden,
      },
      count: async () => 0,
    });
    await askBoth(read, ctx, { country_fid, page: 1, limit: 20, after: '' });
    return tags;
  };
  for (const tag of ['f:213', 'f:293', `t:${tid}`, `u:${ada.uid}`]) expect(await noted(213)).toContain(tag);
  expect(await noted(293)).toContain('f:all');
});
