import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { readyVideo } from '../../server/domains/media/video/testing/ready-video.ts';
import { aVersion } from '../../server/domains/review/history/testing/a-version.ts';
import { addTopic } from '../../server/domains/topics/index.ts';
import type { Writer } from '../support/forum.ts';
import { drawn, isTried, sweepSeed } from '../support/sweep.ts';
import { giveMoney } from '../support/wealth.ts';
import { pagesBothWays } from './support/both-ways.ts';

const {
  forgetBoth,
  reused,
  pageOf,
  differing: differs,
  settled,
  wayOf,
  whileViewsWait,
} = await pagesBothWays({ anew: false });
const { api, member, picture, post, reply } = reused;

/** Everybody who reads: none may be shown what stands on another's page. */
const readers: Record<string, Writer | null> = { guest: null };
const threads: number[] = [];
const topics: number[] = [];
const groups: number[] = [];
/** Pages of what posts said before. */
const histories: string[] = [];

beforeAll(async () => {
  const names = ['author', 'replier', 'blocker', 'blocked', 'muter', 'fan', 'plain', 'other'] as const;
  for (const name of names) readers[name] = await member();
  readers.banned = await member({ groupid: 5 });
  readers.silenced = await member({ groupid: 4 });
  readers.newcomer = await member({ verified: false });
  readers.moderator = await member({ groupid: 3 });
  readers.ofLevelSix = await member({ groupid: 15 });
  readers.abroad = await member({ countryFid: 207 });
  // Their homes begin with what they chose, and one says so no more.
  for (const name of ['chooser', 'secondChooser']) {
    readers[name] = await member();
    await api.must('welcome.choose-interests', { typeids: '2' }, readers[name]!);
  }
  reused.clock.advance(1);
  await api.must('welcome.note-step', { step: 'said' }, readers.secondChooser!);
  const { author, replier, blocker, blocked, muter, fan } = readers as Record<string, Writer>;
  const pictured = await picture(author!);
  const first = await post(author!, { subject: 'Charger & <cable> "lost"', aids: [pictured] });
  threads.push(first.tid);
  const pids: number[] = [];
  for (let n = 0; n < 13; n += 1) {
    const writer = [author, replier, blocked, fan][n % 4]!;
    pids.push((await reply(writer, first.tid, { message: `Reply ${n} with <b>words</b> & “quotes” हिन्दी` })).pid);
  }
  await reply(fan!, first.tid, { message: 'A child of the first one.', repquote: pids[0] });
  threads.push((await post(replier!, { subject: 'Une autre histoire', typeid: 2 })).tid);
  const poll = { subject: 'Who starts in goal?', polloptions: ['The young one', 'The captain'] };
  const asked = (await api.must('threads.new-thread-vote', poll, author!)).data.Variables;
  threads.push(asked.tid);
  await api.must('threads.vote', { tid: asked.tid, a_id: [1] }, fan!);
  const film = { subject: 'Jollof on one ring', vid: await readyVideo(reused.db, author!.uid) };
  threads.push((await api.must('threads.create-video', film, author!)).data.tid);
  threads.push((await post(author!, { subject: 'Part two', story: first.tid })).tid);
  const hiding = await post(author!, { subject: 'A letter', hidden: 'It says <b>yes</b>.', rush_every: 2 });
  threads.push(hiding.tid);
  await reply(fan!, hiding.tid, { message: 'May I read it?' });
  const apart = await post(author!, { subject: 'Only I see the replies', replyVisibleOnlyToAuthors: 1 });
  threads.push(apart.tid);
  for (const writer of [fan!, replier!]) await reply(writer, apart.tid, { message: 'Between us.' });
  for (const pid of [pids[1], pids[2], first.pid]) await api.must('threads.like', { pid: pid!, like: 1 }, fan!);
  for (const giver of [fan!, blocked!, replier!]) {
    await giveMoney(reused.db, reused.clock.now(), giver.uid, 20);
    await api.must('threads.reward-post', { pid: first.pid, xid: 5 }, giver);
  }
  await api.must('threads.favorite', { id: first.tid, favorite: 1 }, fan!);
  for (const pid of [first.pid, pids[0]!]) {
    await aVersion(reused.db, { tid: first.tid, pid }, reused.clock.now(), 'Charger & <cable> "lost", before.');
    histories.push(`/forum/15443/${first.tid}/history/${pid}`);
  }
  await api.must('follows.follow', { follow_uid: author!.uid }, fan!);
  await api.must('follows.block', { block_uid: blocked!.uid, status: 1 }, blocker!);
  await api.must('follows.mute', { mute_uid: replier!.uid, status: 1 }, muter!);
  await api.must('threads.delete-post', { pid: pids[4]! }, author!);
  // The line "you were here" on either page, and rows with something new.
  await api.must('threads.note-read', { tid: first.tid, floor: 3, position: 4 }, fan!);
  await api.must('threads.note-read', { tid: first.tid, floor: 10, position: 11 }, muter!);
  await beginTopics([author!, blocked!, replier!]);
  await beginGroups(author!, [fan!, blocked!]);
  for (const topid of topics.slice(0, 2)) await api.must('topics.follow', { topid, status: 0 }, fan!);
  await settled();
});

/** Topics, one with a picture and one with words that must be written with care. */
async function beginTopics([first, ...others]: readonly Writer[]): Promise<void> {
  const { db, clock } = reused;
  const stale = (tag: string) => reused.app.platform.tags.moved([tag]);
  const begin = (fields: { name: string; hostUid: number; logoAid?: number }) =>
    addTopic(
      { db, now: clock.now(), stale, emit: () => undefined },
      { description: 'After <sunset> & "before".', countryFid: 293, ...fields },
    );
  topics.push(await begin({ name: 'Night walks', hostUid: first!.uid, logoAid: await picture(first!) }));
  for (const { uid } of others) topics.push(await begin({ name: `<i>Lagoon</i> & ${uid}`, hostUid: uid }));
}

/** A group that everybody reads and one that its members read, each with a thread. */
async function beginGroups(owner: Writer, members: readonly Writer[]): Promise<void> {
  for (const reading of ['all', 'members'] as const) {
    const words = { name: `<b>Harbour</b> & ${reading}`, description: 'Boats at <dusk> & "dawn".', reading };
    const { groupid } = (await api.must('groups.create', words, owner)).data;
    for (const who of members) await api.must('groups.join', { groupid }, who);
    await post(members[0]!, { subject: `Boats of ${reading}`, groupid });
    groups.push(groupid);
  }
}

/** Pages that are the same for many readers: what shows a reader's own in them is small. */
const pathsForMany = (): string[] => [
  ...threads.flatMap((tid) => [`/forum/15443/${tid}`, `/in/forum/15443/${tid}`]),
  `/forum/15443/${threads[0]}?page=2`,
  `/ma/forum/15443/${threads[0]}?order=hot`,
  `/forum/15443/${threads[0]}.data`,
  '/',
  '/latest',
  '/ng/latest',
  '/ma',
  '/foryou',
  '/forum',
  '/in/forum',
  '/forum/15443',
  '/forum/293',
  '/ma/forum/188',
  '/forum/15443.data',
  '/topic',
  '/find',
  '/ng/find',
  '/in/topic',
  '/topic?page=2',
  '/topic.data',
  '/ng/xstore',
  '/xstore.data',
  ...groups.flatMap((groupid) => [`/group/${groupid}`, `/group/${groupid}.data`]),
  ...topics.map((topid) => `/topic/${topid}`),
  `/ma/topic/${topics[0]}`,
  `/topic/${topics[0]}.data`,
];

const paths = (): string[] => [
  ...pathsForMany(),
  // It says what its reader has.
  `/forum/15443/${threads[1]}?reward=${threads[1]}`,
  ...histories.flatMap((path) => [path, `${path}.data`]),
  ...['posts', 'posts/replies', 'perinfo', 'followers'].map(
    (tab) => `/ucenter/account/${tab}?uid=${readers.author!.uid}`,
  ),
  '/ranking/global',
  '/ranking/global.data',
  '/following',
  '/ucenter/setting/account',
  '/ucenter/account/posts',
];

/** Pages that are not the same for a reader both ways, said so that one can read where. */
async function differing(path: string, name: string, turns: readonly string[]): Promise<string[]> {
  const reader = readers[name]!;
  const wrong: string[] = [];
  for (const turn of turns) {
    const found = await differs(reader, path);
    if (found) wrong.push(`${path} ${name} ${turn}\n${found}`);
  }
  return wrong;
}

/** A reply that a moderator is to read first. */
async function hold({ uid }: Writer, tid: number, message: string): Promise<void> {
  const reply = JSON.stringify({
    parentPid: null,
    quotePid: null,
    message,
    attachments: [],
    mentioned: [],
    phonetype: '',
  });
  const row = { tid, pid: 900_000_000 + uid, country_fid: 188, authorid: uid, reply, reasons: ['links'] };
  await reused.db
    .insertInto('threads.held')
    .values({ ...row, at: reused.clock.now() })
    .execute();
}

/** Numbers that a seed gives again. */
function diceOf(seed: string): (sides: number) => number {
  let thrown = 0;
  return (sides) => {
    thrown += 1;
    return createHash('sha256').update(`${seed} ${thrown}`).digest().readUInt32LE(0) % sides;
  };
}

const worlds = sweepSeed() === undefined ? 12 : 3;
const seed = process.env.SWEEP_SEED ?? String(Date.now());

describe('a page that is made of what was drawn before', () => {
  test('is byte for byte the one that is drawn from nothing, for readers of every kind, the first time and later', {
    timeout: 180_000,
  }, async () => {
    const wrong: string[] = [];
    for (const path of paths()) {
      for (const name of Object.keys(readers)) {
        if (!isTried(`${path} ${name}`, sweepSeed(), 8)) continue;
        wrong.push(...(await differing(path, name, ['first', 'second'])));
      }
    }
    expect(wrong.slice(0, 5).join('\n\n')).toBe('');
  });

  test('is sent again indeed, to a member of every kind, and to nobody else', async () => {
    reused.clock.stopInTest();
    const wrong: string[] = [];
    const lookAt = async (path: string): Promise<void> => {
      for (const [name, reader] of Object.entries(readers)) {
        if (!reader || name === 'banned' || path.endsWith('.data')) continue;
        await pageOf(reader, path);
        const second = await wayOf(reader, path);
        if (second !== 'again') wrong.push(`${path} ${name}: ${second}`);
      }
      const next = await wayOf(await member(), path);
      if (next !== 'drawn') wrong.push(`${path} for somebody new: ${next}`);
    };
    const some = drawn('sent again indeed', pathsForMany(), { seed: sweepSeed(), share: 1 / 8, least: 10 });
    for (const path of some) await whileViewsWait(() => lookAt(path));
    expect(wrong).toEqual([]);
  });

  test('a reply that waits stands on its writer’s page alone', async () => {
    const writer = await member();
    const path = `/forum/15443/${threads[1]}`;
    const words = 'Nobody else reads of the quince';
    await hold(writer, threads[1]!, words);
    const others = [readers.plain!, readers.moderator!, readers.replier!, null];
    for (const who of [readers.plain!, writer, readers.other!, writer]) await pageOf(who, path);
    reused.app.platform.tags.moved([`t:${threads[1]}`]);
    for (const who of [writer, ...others, writer]) {
      const html = await pageOf(who, path);
      expect(html.includes(words)).toBe(who === writer);
    }
    expect(await differs(writer, path)).toBe('');
  });

  test.each(Array.from({ length: worlds }, (_, world) => [world]))(
    `is so after whatever members do: world %d of seed ${seed}`,
    async (world) => {
      const dice = diceOf(`${seed} ${world}`);
      const members = Object.values(readers).filter((reader) => reader !== null);
      const one = <T>(of: readonly T[]): T => of[dice(of.length)]!;
      const looks = Array.from({ length: 12 }, () => [one(paths()), one(Object.keys(readers))] as const);
      // Figures that move no tag are up to a minute old: both sites read them now, so that both show the same.
      forgetBoth();
      const wrong: string[] = [];
      for (const [path, name] of looks) wrong.push(...(await differing(path, name, ['before'])));
      for (let step = 0; step < 12; step += 1) await doAnything(dice, one(members), one(members), one(threads));
      await settled();
      for (const [path, name] of looks) wrong.push(...(await differing(path, name, ['after', 'after that again'])));
      expect(wrong.slice(0, 3).join('\n\n')).toBe('');
    },
  );

  test('never shows one reader what is another’s, under many at once with writes between them', async () => {
    const members = Object.entries(readers).filter(([name, reader]) => reader && name !== 'banned');
    const asks = sweepSeed() === undefined ? 10_000 : 400;
    const dice = diceOf(seed);
    const plan = Array.from({ length: asks }, () => ({
      reader: dice(8) === 0 ? null : members[dice(members.length)]![1]!,
      path: paths()[dice(paths().length)]!,
      writes: dice(25) === 0,
    })).filter(({ path }) => !path.endsWith('.data'));
    const names = members.map(([, reader]) => reader!.username);
    const wrong: string[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      for (let at = next++; at < plan.length; at = next++) {
        const { reader, path, writes } = plan[at]!;
        if (writes && reader) await doAnything(dice, reader, members[dice(members.length)]![1]!, threads[0]!);
        const html = await pageOf(reader, path);
        const shown = /heading min-w-0 truncate text-lg" dir="auto">([^<]*)</.exec(html)?.[1];
        const carried = /"viewer":(?:null|\{"uid":(\d+))/.exec(html)?.[1];
        const isOwn = shown === reader?.username && carried === reader?.uid.toString();
        // Whom the author has blocked is sent elsewhere.
        if (html.startsWith('302')) continue;
        if (html.startsWith('5') || !isOwn)
          wrong.push(`${html.slice(0, 3)} ${path} for ${reader?.username}: ${shown}, ${carried}`);
        const marks = /p[0-9a-f]{24}\d*;/.exec(html)?.[0];
        if (marks) wrong.push(`${path} has a mark of a piece: ${marks}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, work));
    expect(names.length).toBeGreaterThan(5);
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 300_000);
});

/** What members do to what others read; a refusal is as good as any. */
async function doAnything(dice: (sides: number) => number, who: Writer, other: Writer, tid: number): Promise<void> {
  await reused.forgetLimits();
  const posts = await reused.db.selectFrom('threads.posts').select('pid').where('tid', '=', tid).execute();
  const { pid } = posts[dice(posts.length)]!;
  const status = dice(2) as 0 | 1;
  const acts = [
    () =>
      api.call(
        'threads.new-reply',
        { tid, message: `Words ${dice(1000)} <i>of</i> ${who.username}`, repquote: pid },
        who,
      ),
    () => api.call('threads.like', { pid, like: status }, who),
    () => api.call('threads.favorite', { id: tid, favorite: status }, who),
    () => api.call('threads.note-read', { tid, floor: dice(14), position: dice(14) }, who),
    () => api.call('follows.follow', { follow_uid: other.uid }, who),
    () => api.call('follows.block', { block_uid: other.uid, status }, who),
    () => api.call('follows.mute', { mute_uid: other.uid, status }, who),
    () => api.call('threads.delete-post', { pid }, who),
    () => api.call('topics.follow', { topid: topics[dice(topics.length)]!, status }, who),
    () =>
      api.call(
        'threads.edit',
        { tid, pid, message: `Other words ${dice(1000)} & more`, subject: 'Another title' },
        who,
      ),
  ];
  await acts[dice(acts.length)]!();
}
