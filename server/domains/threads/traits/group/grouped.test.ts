import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../../tests/support/forum.ts';
import { askedLevel, closed, levelIn } from '../../core/level.ts';
import { postPreviews } from '../../reads/post-previews.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, settle, forgetLimits } = forum;
const owner = await member();
const author = await member();
const mate = await member();
const stranger = await member();
const moderator = await member({ groupid: 3 });
const foreign = await member({ groupid: 3, countryFid: 207 });

beforeEach(() => forgetLimits());

let made = 0;
async function group(reading: 'all' | 'members'): Promise<number> {
  made += 1;
  const words = { name: `Closed circle ${made}`, description: 'Who meets here.', reading };
  const { groupid } = (await api.must('groups.create', words, owner)).data;
  // Nobody owns so many.
  await db.updateTable('groups.groups').set({ owner_uid: 0 }).where('groupid', '=', groupid).execute();
  for (const who of [author, mate]) await api.must('groups.join', { groupid }, who);
  return groupid;
}

const setReading = (groupid: number, reading: 'all' | 'members') =>
  api.must('groups.edit', { groupid, name: `Circle ${groupid}`, description: 'Who meets.', reading }, owner);
const tidsOf = (list: readonly { tid: number }[]): number[] => list.map(({ tid }) => tid);
const inside = async (groupid: number, who: object = {}) => {
  const answer = await api.call('threads.of-group', { groupid }, who);
  return answer.error ?? tidsOf(answer.data.list);
};
const threadsIn = async (groupid: number) => (await api.must('groups.detail', { groupid }, owner)).data.threads;

interface Asked {
  tid: number;
  groupid: number;
  who: object;
}
const opens = (answer: { error?: unknown }): boolean => answer.error === undefined;
const latest = (who: object, country_fid: number) => api.must('feeds.latest', { country_fid }, who);

/** Every list that may show a thread: whether it does, for one who asks. */
const lists: Record<string, (asked: Asked) => Promise<boolean>> = {
  latest: async ({ tid, who }) => tidsOf((await latest(who, 188)).data.list).includes(tid),
  'latest of all': async ({ tid, who }) => tidsOf((await latest(who, 293)).data.list).includes(tid),
  'for you': async ({ tid, who }) =>
    tidsOf((await api.must('feeds.for-you', { country_fid: 188 }, who)).data.list).includes(tid),
  board: async ({ tid, who }) =>
    tidsOf((await api.must('threads.board-threads', { country_fid: 188, typeid: 2 }, who)).data.list).includes(tid),
  'its author’s threads': async ({ tid, who }) =>
    JSON.stringify((await api.must('threads.of-member', { uid: author.uid }, who)).body).includes(`"tid":${tid},`),
  'who replied': async ({ tid, who }) =>
    JSON.stringify((await api.must('threads.replies-of-member', { uid: mate.uid }, who)).body).includes(
      `"tid":${tid},`,
    ),
  search: async ({ tid, groupid, who }) =>
    JSON.stringify((await api.must('search.quick-search', { q: `harmattan${groupid}x` }, who)).body).includes(
      `"tid":${tid},`,
    ),
  'threads while typing': async ({ tid, groupid, who }) =>
    (await api.must('search.suggest', { q: `harmattan${groupid}`, country_fid: 188 }, who)).data.threads.some(
      (row) => row.tid === tid,
    ),
};

/** The pages of the thread itself, and the group's own list. */
const pages: Record<string, (asked: Asked) => Promise<boolean>> = {
  'its page': async ({ tid, who }) => opens(await api.call('threads.info', { tid }, who)),
  'its replies': async ({ tid, who }) => opens(await api.call('threads.reply-list', { tid }, who)),
  'its posts': async ({ tid, who }) => opens(await api.call('threads.view', { tid }, who)),
  'its group': async ({ tid, groupid, who }) => {
    const found = await inside(groupid, who);
    return Array.isArray(found) && found.includes(tid);
  },
};

const viewers: readonly [string, object, boolean][] = [
  ['a guest', {}, false],
  ['a stranger', stranger, false],
  ['a moderator of another country', foreign, false],
  ['a moderator', moderator, true],
  ['a member of the group', mate, true],
  ['its owner', owner, true],
];

async function written(reading: 'all' | 'members') {
  const groupid = await group(reading);
  const thread = await post(author, { groupid, typeid: 2, subject: `About harmattan${groupid}x` });
  await reply(mate, thread.tid);
  await settle();
  return { groupid, ...thread };
}

describe('who finds what was posted in a group', () => {
  test.each(viewers)('what members alone read: %s', async (_name, who, admitted) => {
    const asked = { ...(await written('members')), who };
    for (const [name, shows] of Object.entries(pages)) expect([name, await shows(asked)]).toEqual([name, admitted]);
    // It stands in its group alone, also for those who read it.
    for (const [name, shows] of Object.entries(lists)) expect([name, await shows(asked)]).toEqual([name, false]);
  });

  test.each(viewers)('what everybody reads: %s', async (_name, who) => {
    const asked = { ...(await written('all')), who };
    for (const [name, shows] of Object.entries({ ...lists, ...pages }))
      expect([name, await shows(asked)]).toEqual([name, true]);
  });

  test('its author sees it among their own', async () => {
    const asked = { ...(await written('members')), who: author };
    expect(await lists.latest!(asked)).toBe(true);
    expect(await lists['its author’s threads']!(asked)).toBe(true);
    expect(await pages['its page']!(asked)).toBe(true);
  });
});

test('who leaves, is removed or never was in it is shut out at once, and whoever joins is let in', async () => {
  const { groupid, tid, pid } = await written('members');
  const sees = async (who: Writer) => [opens(await api.call('threads.info', { tid }, who)), await inside(groupid, who)];
  const acts = (who: Writer) =>
    Promise.all([
      api.call('threads.new-reply', { tid, message: 'So it is.' }, who),
      api.call('threads.like', { pid, like: 1 }, who),
      api.call('threads.favorite', { id: tid, favorite: 1 }, who),
      api.call('threads.create', { subject: 'Another', message: 'Of the circle.', groupid }, who),
    ]);
  const refused = async (who: Writer) => (await acts(who)).map(({ error }) => error);
  const no = 'threads.not_exist';
  const noPost = 'threads.post_not_exist';
  expect(await sees(mate)).toEqual([true, [tid]]);
  expect(await refused(mate)).toEqual([undefined, undefined, undefined, undefined]);
  await api.must('groups.leave', { groupid }, mate);
  expect(await sees(mate)).toEqual([false, 'groups.members_only']);
  expect(await refused(mate)).toEqual([no, noPost, no, 'groups.members_only']);
  await api.must('groups.join', { groupid }, mate);
  expect((await sees(mate))[0]).toBe(true);
  await api.must('groups.remove-member', { groupid, uid: mate.uid }, owner);
  expect(await sees(mate)).toEqual([false, 'groups.members_only']);
});

test('notices quote what members alone read to members only', async () => {
  const { tid, pid } = await written('members');
  const look = async ({ uid }: Writer) =>
    (await postPreviews(db, { uid, groupid: 10, readaccess: 10, office: null }, [{ tid, pid }])).length;
  expect([await look(mate), await look(stranger)]).toEqual([1, 0]);
});

test('a thread that members alone read is reported by members', async () => {
  const { tid } = await written('members');
  expect((await api.call('review.report-target', { tid, pid: 0, uid: 0 }, mate)).error).toBeUndefined();
  expect((await api.call('review.report-target', { tid, pid: 0, uid: 0 }, stranger)).error).toBe('threads.not_exist');
});

test('when a group closes, what was posted in it leaves every list; when it opens, all of it is back', async () => {
  const { groupid, tid } = await written('all');
  const asked = { groupid, tid, who: {} };
  // What others replied in it comes back to their lists within a minute.
  const { 'who replied': replied, ...others } = lists;
  const all = { ...others, ...pages };
  const shown = async () => Promise.all(Object.values(all).map((shows) => shows(asked)));
  expect(await shown()).not.toContain(false);
  await setReading(groupid, 'members');
  await settle();
  expect([...(await shown()), await replied!(asked)]).not.toContain(true);
  await setReading(groupid, 'all');
  await settle();
  expect(await shown()).not.toContain(false);
});

test('a level that the author asked for outlives the group’s rule', () => {
  expect(levelIn(true, 20)).toBe(closed + 20);
  expect(levelIn(false, levelIn(true, 20))).toBe(20);
  expect(askedLevel(levelIn(true, 20))).toBe(20);
});

test('when a group is deleted its closed threads are their authors’, and open ones go on without it', async () => {
  const [shut, open] = [await written('members'), await written('all')];
  for (const { groupid } of [shut, open]) await api.must('groups.delete', { groupid }, owner);
  await settle();
  const info = (tid: number, who: object) => api.call('threads.info', { tid }, who);
  expect((await info(shut.tid, mate)).error).toBe('threads.not_exist');
  expect((await info(shut.tid, author)).error).toBeUndefined();
  const left = (await api.must('threads.info', { tid: open.tid })).data;
  expect([left.in_group, left.isgroup]).toEqual([null, 0]);
  expect(await inside(open.groupid)).toBe('groups.unknown');
});

test('a thread is in the list of its group as soon as it is posted', async () => {
  const groupid = await group('all');
  expect(await inside(groupid)).toEqual([]);
  const { tid } = await post(author, { groupid });
  expect(await inside(groupid)).toEqual([tid]);
});

test('a thread names its group, and a group counts its threads and who posted there last', async () => {
  const [first, second] = [await group('all'), await group('all')];
  expect(
    (await api.call('threads.create', { subject: 'No', message: 'Not one of its members.', groupid: first }, stranger))
      .error,
  ).toBe('groups.members_only');
  expect(
    (await api.call('threads.create', { subject: 'No', message: 'No group has this number.', groupid: 999_999 }, mate))
      .error,
  ).toBe('groups.unknown');
  clock.advance(1);
  const { tid } = await post(author, { groupid: first });
  const poll = { subject: 'Who comes?', polloptions: ['Me', 'You'], groupid: first };
  await api.must('threads.new-thread-vote', poll, author);
  await settle();
  const { in_group, isgroup, readperm } = (await api.must('threads.info', { tid })).data;
  expect({ in_group, isgroup, readperm }).toMatchObject({
    in_group: { groupid: first, type: 'member', name: expect.stringContaining('Closed circle'), reading: 'all' },
    ...{ isgroup: 1, readperm: 0 },
  });
  expect(await threadsIn(first)).toBe(2);
  const recent = (await api.must('groups.recently-post', {}, author)).data.list.map(({ groupid }) => groupid);
  expect(recent.indexOf(first)).toBeLessThan(recent.indexOf(second));
  await api.must('threads.delete', { tid }, author);
  await settle();
  expect(await threadsIn(first)).toBe(1);
});

test('a draft for a group is posted there and nowhere else', async () => {
  const groupid = await group('members');
  const draft = { subject: 'Half of it', message: 'Long enough to be a post of its own.', groupid };
  const save = async (subject: string) => (await api.must('threads.save-draft', { ...draft, subject }, mate)).data.tid;
  const [first, second] = [await save('The first half'), await save('The second half')];
  expect((await api.must('threads.draft', { tid: first }, mate)).data.group).toMatchObject({ groupid });
  const { tid } = (await api.must('threads.post-draft', { tid: first }, mate)).data;
  expect((await api.must('threads.info', { tid }, author)).data.in_group?.groupid).toBe(groupid);
  expect((await api.call('threads.info', { tid })).error).toBe('threads.not_exist');
  await api.must('groups.leave', { groupid }, mate);
  expect((await api.call('threads.post-draft', { tid: second }, mate)).error).toBe('groups.members_only');
});

describe('R-MSC-032 the owner and the admins of a group moderate it', () => {
  const hide = (tid: number, who: object, hidden: 0 | 1 = 1) =>
    api.call('review.hide-in-group', { tid, hidden, rule: 'spam', reason: 'Sells shoes.' }, who);
  const hiddenOf = async (groupid: number, who: Writer) =>
    (await api.must('review.hidden-in-group', { groupid }, who)).data.list;

  test('a thread that they hide is gone everywhere at once, its author is notified why, and they show it again', async () => {
    const { groupid, tid } = await written('all');
    const admin = await member();
    await api.must('groups.join', { groupid }, admin);
    expect((await hide(tid, admin)).error).toBe('groups.not_theirs');
    expect((await hide(tid, stranger)).error).toBe('groups.not_theirs');
    await api.must('groups.set-role', { groupid, uid: admin.uid, admin: 1 }, owner);
    const can = async (who: object) => (await api.must('threads.info', { tid }, who)).data.can.hideInGroup;
    expect([await can(admin), await can(owner), await can(mate), await can({})]).toEqual([true, true, false, false]);
    expect((await hide(tid, admin)).error).toBeUndefined();
    expect((await hide(tid, admin)).error).toBeUndefined();
    expect((await api.call('threads.info', { tid })).error).toBe('threads.banned_thread');
    expect(await inside(groupid)).toEqual([]);
    await settle();
    const all = Object.values({ ...lists, ...pages });
    for (const shows of all) expect(await shows({ tid, groupid, who: {} })).toBe(false);
    const notices = JSON.stringify((await api.must('notices.list', { type: 'systems' }, author)).data.list);
    expect(notices).toContain('Sells shoes.');
    const trail = await db
      .selectFrom('moderation.audit')
      .select(['action', 'subject_uid', 'reason'])
      .where('actor_uid', '=', admin.uid)
      .execute();
    expect(trail).toMatchObject([
      { action: 'threads.ban', subject_uid: author.uid, reason: expect.stringContaining('Sells shoes.') },
    ]);
    expect(await hiddenOf(groupid, owner)).toMatchObject([{ tid, authorid: author.uid, ours: 1 }]);
    expect((await api.call('review.hidden-in-group', { groupid }, mate)).error).toBe('groups.not_theirs');
    expect((await hide(tid, owner, 0)).error).toBeUndefined();
    await settle();
    expect(await inside(groupid)).toEqual([tid]);
    expect(await hiddenOf(groupid, owner)).toEqual([]);
  });

  test('what a moderator of the site hid stays hidden, and those in office are judged elsewhere', async () => {
    const { groupid, tid, pid } = await written('all');
    await api.must('review.ban-post', { pid, status: 1 }, moderator);
    expect(await hiddenOf(groupid, owner)).toMatchObject([{ tid, ours: 0 }]);
    expect((await hide(tid, owner, 0)).error).toBe('threads.not_taken_down');
    await api.must('groups.join', { groupid }, moderator);
    const theirs = await post(moderator, { groupid });
    expect((await hide(theirs.tid, owner)).error).toBe('threads.author_in_office');
  });

  test('outside of their group they hide nothing', async () => {
    const { tid } = await post(author);
    expect((await hide(tid, owner)).error).toBe('threads.not_exist');
  });
});
