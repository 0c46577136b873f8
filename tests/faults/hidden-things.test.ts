import { beforeAll, describe, expect, test } from 'vitest';
import { readLimit } from '../../server/platform/http/limits.ts';
import { testForum, type Writer } from '../support/forum.ts';
import { triedCases } from '../support/sweep.ts';
import { pageCookies, postReaders } from './support/post-readers.ts';

const forum = await testForum({ pages: true });
const { api, clock, member, post, reply, runTask, forgetLimits } = forum;

/** What follows from what was done is done, and words are known that many posts have. */
async function settle(): Promise<void> {
  await forum.settle();
  await runTask('search.fill');
}

/** A word for each state that a thread, or a reply, is in; nobody else writes it. */
const canaries = {
  shown: 'zebrafinchword',
  deleted: 'aardvarkword',
  removed: 'bonobosword',
  banned: 'cheetahword',
  held: 'dugongword',
  later: 'elandword',
  grouped: 'fossaword',
  edited: 'gazelleword',
  ofBlocked: 'hoopoeword',
  deletedReply: 'ibisesword',
  removedReply: 'jackalsword',
  bannedReply: 'kudusword',
  heldReply: 'lemursword',
  replyOfBlocked: 'mongooseword',
} as const;
type State = keyof typeof canaries;

const people = {
  author: await member({ groupid: 12 }),
  /** Follows the author, is named, likes, saves and replies. */
  fan: await member(),
  /** In the group of what a group alone reads. */
  mate: await member(),
  stranger: await member(),
  /** The author of what is blocked has blocked them. */
  blocked: await member(),
  moderator: await member({ groupid: 3 }),
  farModerator: await member({ groupid: 3, countryFid: 207 }),
  operator: await member({ groupid: 1 }),
} as const;
type Viewer = keyof typeof people | 'guest';
const { author, fan, mate, blocked, moderator } = people;
/** Who has blocked somebody. */
const blocker = await member({ groupid: 12 });
/** By day the guest, the author and whom something was shown before, and some of the others. */
const viewers: readonly Viewer[] = [
  ...(['guest', 'author', 'fan', 'blocked'] as const),
  ...triedCases('viewers of hidden things', ['mate', 'stranger', 'moderator', 'farModerator', 'operator'] as const, {
    least: 2,
  }),
];

const cookies = new Map<Writer, string>();
const at = {} as Record<State, { tid: number; pid: number }>;
const places = postReaders({
  ...{ site: forum, cookies },
  author: () => author,
  replier: () => fan,
  threads: () => Object.values(at),
  words: Object.values(canaries),
});
const ofBlocker = postReaders({
  ...{ site: forum, cookies },
  author: () => blocker,
  replier: () => blocker,
  threads: () => [],
  words: [],
});
/** Lists of the one who blocked, beside those of all. */
for (const place of ['its author’s threads', 'its author’s replies', 'a profile', 'a profile’s replies'] as const)
  places[`${place}, of who blocked`] = ofBlocker[place]!;

/** The site map names threads by their numbers. */
const mapped = places['the site map']!;
const ofThreads = (Object.keys(canaries) as State[]).filter((state) => !/reply/i.test(state));
places['the site map'] = async (who) => {
  const map = await mapped(who);
  return ofThreads.map((state) => (map.includes(`/${at[state].tid}<`) ? canaries[state] : '')).join(' ');
};

const said = (state: State) => ({
  subject: `About a ${canaries[state]}`,
  message: `Three months, and a ${canaries[state]} at the end of them.`,
  at_list_current: `${fan.uid}`,
});

/** Threads and replies as all read them, those marked by the fan. */
async function write(): Promise<void> {
  const { groupid } = (
    await api.must('groups.create', { name: 'A circle', description: 'Who meets.', reading: 'members' }, author)
  ).data;
  await api.must('groups.join', { groupid }, mate);
  for (const state of ['shown', 'deleted', 'removed', 'banned', 'edited'] as const)
    at[state] = await post(author, said(state));
  at.ofBlocked = await post(blocker, said('ofBlocked'));
  at.grouped = await post(author, { ...said('grouped'), groupid });
  at.later = await post(author, { ...said('later'), push_time: Math.floor(clock.now().getTime() / 1000) + 86_400 });
  const open = await post(author, { subject: 'Where all may answer' });
  for (const state of ['deletedReply', 'removedReply', 'bannedReply'] as const)
    at[state] = { tid: open.tid, pid: (await reply(author, open.tid, { message: said(state).message })).pid };
  const replied = await reply(blocker, open.tid, { message: said('replyOfBlocked').message });
  at.replyOfBlocked = { tid: open.tid, pid: replied.pid };
  for (const { tid, pid } of [at.shown, at.deleted, at.removed, at.banned, at.edited, at.ofBlocked]) {
    await api.must('threads.like', { pid, like: 1 }, fan);
    await api.must('threads.favorite', { id: tid, favorite: 1 }, fan);
    await api.must('threads.follow-thread', { tid, status: 1 }, fan);
    await reply(fan, tid, { message: 'Thank you for that.' });
    await forgetLimits();
  }
  const listed = { country_fid: 188, action: 'hold', words: `${canaries.held}\n${canaries.heldReply}`, version: 0 };
  await api.must('moderation.set-words', listed as never, people.operator);
  at.held = await post(author, said('held'));
  const waiting = await reply(author, open.tid, { message: said('heldReply').message });
  at.heldReply = { tid: open.tid, pid: waiting.pid };
}

/** What is hidden afterwards, once everything that shows it has been asked. */
async function hide(): Promise<void> {
  await api.must('threads.delete', { tid: at.deleted.tid }, author);
  await api.must('threads.delete', { tid: at.removed.tid }, moderator);
  await api.must('review.ban-post', { pid: at.banned.pid, status: 1 }, moderator);
  const mended = { subject: 'Mended', message: 'Three months, and nothing at the end of them.' };
  await api.must('threads.edit', { ...at.edited, ...mended }, author);
  await api.must('threads.delete-post', { pid: at.deletedReply.pid }, author);
  await api.must('threads.delete-post', { pid: at.removedReply.pid }, moderator);
  await api.must('review.ban-post', { pid: at.bannedReply.pid, status: 1 }, moderator);
  await api.must('follows.block', { block_uid: blocked.uid, status: 1 }, blocker);
}

const writerOf = (viewer: Viewer): Writer | undefined => (viewer === 'guest' ? undefined : people[viewer]);

/** Where the word of each state stands, for a viewer; every place is asked once. */
async function seenBy(viewer: Viewer): Promise<Map<State, string[]>> {
  const seen = new Map<State, string[]>();
  for (const [place, look] of Object.entries(places)) {
    const shown = await look(writerOf(viewer));
    for (const [state, word] of Object.entries(canaries) as [State, string][])
      if (shown.includes(word)) seen.set(state, [...(seen.get(state) ?? []), place]);
  }
  return seen;
}

const before = new Map<Viewer, Map<State, string[]>>();
const after = new Map<Viewer, Map<State, string[]>>();

beforeAll(async () => {
  await api.must('follows.follow', { follow_uid: author.uid, follow: 1 }, fan);
  await write();
  await settle();
  for (const [who, cookie] of await pageCookies(forum, Object.values(people))) cookies.set(who, cookie);
  for (const viewer of viewers) before.set(viewer, await seenBy(viewer));
  await hide();
  await settle();
  for (const viewer of viewers) after.set(viewer, await seenBy(viewer));
}, 180_000);

const everybody: readonly Viewer[] = ['guest', ...(Object.keys(people) as (keyof typeof people)[])];
/** Who still reads it. */
const readers: Record<State, readonly Viewer[]> = {
  shown: everybody,
  ...{ deleted: [], removed: [], banned: [], edited: [], deletedReply: [], removedReply: [], bannedReply: [] },
  ...{ held: ['author'], heldReply: ['author'], later: ['author'] },
  grouped: ['author', 'mate', 'moderator', 'operator'],
  ofBlocked: everybody.filter((viewer) => viewer !== 'blocked'),
  replyOfBlocked: everybody.filter((viewer) => viewer !== 'blocked'),
};

/**
 * A word that all could read once is offered like any other; an author is notified of what was done to a thread by its title,
 * and led from its page to the decision, which shows it;
 * the feed and the site map are guests', whoever asks; a thread whose words were edited stays on the map, and its older versions are read by whoever reads it.
 */
const known = (state: State, viewer: Viewer): readonly string[] => [
  'suggestions',
  ...(viewer === 'author' && (state === 'removed' || state === 'banned') ? ['notices', 'its page'] : []),
  ...(viewer === 'blocked' && state === 'ofBlocked' ? ['the Atom feed', 'the site map'] : []),
  ...(state === 'edited' ? ['the site map', 'its history', 'the page of its history'] : []),
];

describe.each(Object.keys(canaries) as State[])('%s', (state) => {
  test.each(viewers)('%s', (viewer) => {
    const found = (after.get(viewer)?.get(state) ?? []).filter((place) => !known(state, viewer).includes(place));
    if (readers[state].includes(viewer)) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });
});

test.each(['removed', 'banned'] as const)(
  'R-MOD-014 the page of a thread that is %s leads its author, and nobody else, to the decision',
  async (state) => {
    // All the reading before was from one address, too.
    clock.advance(readLimit.seconds);
    const read = (viewer: Viewer) => {
      const cookie = cookies.get(writerOf(viewer)!);
      const path = `/ng/forum/15443/${at[state].tid}`;
      return api.fetch(path, { redirect: 'manual' }, { headers: cookie ? { cookie } : {} });
    };
    const led = await read('author');
    expect([led.status, led.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/ng\/appeal\?act=\d+$/)]);
    for (const viewer of everybody.filter((each) => each !== 'author'))
      expect([viewer, (await read(viewer)).status]).toEqual([viewer, 404]);
  },
);

test('what was hidden later stood everywhere before, so that caches held it', () => {
  for (const state of ['deleted', 'removed', 'banned', 'edited', 'ofBlocked'] as const)
    for (const viewer of ['guest', 'fan', 'blocked'] as const) {
      const found = before.get(viewer)?.get(state) ?? [];
      for (const place of ['the thread', 'its page', 'latest', 'search', 'the Atom feed'])
        expect([state, viewer, found.includes(place)]).toEqual([state, viewer, true]);
    }
  for (const place of ['favourites', 'likes']) expect(before.get('fan')?.get('deleted')).toContain(place);
});

test('no place of the table is without something to show', () => {
  const used = new Set([...before.values(), ...after.values()].flatMap((seen) => [...seen.values()].flat()));
  const mute = [
    // Their newest thread, members or what was featured: their own tests hide that.
    ...['a country', 'countries', 'recommended', 'home', 'boards', 'the page of boards', 'the digest', 'the top'],
    ...['a preview of the link', 'its author’s replies', 'a profile’s replies'],
  ];
  expect(Object.keys(places).filter((place) => !used.has(place) && !mute.includes(place))).toEqual([]);
});
