import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDb } from '../support/db.ts';
import { testForum, type Writer } from '../support/forum.ts';
import { sweepSeed } from '../support/sweep.ts';

const database = await testDb();
const joined = await testForum({ pages: true, database });
const drawn = await testForum({ pages: true, joining: 'never', database });
const { api, member, picture, post, reply } = joined;

type Site = typeof joined;

/** Everybody who reads: none may be shown what stands on another's page. */
const readers: Record<string, Writer | null> = { guest: null };
const threads: number[] = [];
const cookies = new Map<Writer, string>();

async function cookieOf(reader: Writer): Promise<string> {
  const kept = cookies.get(reader);
  if (kept) return kept;
  const session = await api.must('sign-in.open-page-session', { uid: reader.uid }, { token: reader.token });
  const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
  cookies.set(reader, cookie);
  return cookie;
}

/** A fresh nonce stands in each page of a member, and views are told as they were some time ago. */
const comparable = (html: string): string =>
  html
    .replaceAll(/nonce="[^"]+"/g, 'nonce=""')
    .replaceAll(/"views":\d+/g, '"views":0')
    .replaceAll(/(?:<span class="num">)?\d+(?:<\/span>|<!-- -->|\s)*(?:views?|vues?|बार देखा गया)/g, '');

async function pageOf(site: Site, reader: Writer | null, path: string, lite = false): Promise<string> {
  const headers: Record<string, string> = { ...(reader ? { cookie: await cookieOf(reader) } : {}) };
  if (lite) headers['save-data'] = 'on';
  const answer = await site.caller().fetch(path, {}, { headers });
  const html = await answer.text();
  // What React could not draw on the server is a fault in every browser.
  expect(html, path).not.toContain('<!--$!-->');
  return `${answer.status}\n${comparable(html)}`;
}

/** Where two texts part, for a message that can be read. */
function difference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `joined: …${one.slice(Math.max(0, at - 80), at + 120)}…\n drawn: …${other.slice(Math.max(0, at - 80), at + 120)}…`;
}

const settled = async (): Promise<void> => {
  await joined.settle();
  await drawn.settle();
};

beforeAll(async () => {
  const names = ['author', 'replier', 'blocker', 'blocked', 'muter', 'fan', 'plain', 'other'] as const;
  for (const name of names) readers[name] = await member();
  readers.banned = await member({ groupid: 5 });
  readers.silenced = await member({ groupid: 4 });
  readers.newcomer = await member({ verified: false });
  readers.moderator = await member({ groupid: 3 });
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
  threads.push((await post(replier!, { subject: 'Une autre histoire' })).tid);
  const poll = { subject: 'Who starts in goal?', polloptions: ['The young one', 'The captain'] };
  const asked = (await api.must('threads.new-thread-vote', poll, author!)).data.Variables;
  threads.push(asked.tid);
  await api.must('threads.vote', { tid: asked.tid, a_id: [1] }, fan!);
  threads.push((await post(author!, { subject: 'Part two', story: first.tid })).tid);
  for (const pid of [pids[1], pids[2], first.pid]) await api.must('threads.like', { pid: pid!, like: 1 }, fan!);
  await api.must('threads.favorite', { id: first.tid, favorite: 1 }, fan!);
  await api.must('follows.follow', { follow_uid: author!.uid }, fan!);
  await api.must('follows.block', { block_uid: blocked!.uid, status: 1 }, blocker!);
  await api.must('follows.mute', { mute_uid: replier!.uid, status: 1 }, muter!);
  await api.must('threads.delete-post', { pid: pids[4]! }, author!);
  await settled();
});

const paths = (): string[] => [
  ...threads.flatMap((tid) => [`/forum/15443/${tid}`, `/in/forum/15443/${tid}`]),
  `/forum/15443/${threads[0]}?page=2`,
  `/ma/forum/15443/${threads[0]}?order=hot`,
  `/forum/15443/${threads[0]}.data`,
  '/',
  '/latest',
  '/ng/latest',
  '/ma',
  '/foryou',
  '/forum/15443',
  '/topic',
  '/ucenter/setting/account',
  '/ucenter/account/posts',
];

/** Pages that are not the same for a reader joined and drawn, said so that one can read where. */
async function differing(path: string, name: string, turns: readonly string[]): Promise<string[]> {
  const reader = readers[name]!;
  const expected = await pageOf(drawn, reader, path);
  const wrong: string[] = [];
  for (const turn of turns) {
    const found = difference(await pageOf(joined, reader, path), expected);
    if (found) wrong.push(`${path} ${name} ${turn}\n${found}`);
  }
  return wrong;
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

describe('a page joined of pieces', () => {
  test('is byte for byte the one that is drawn, for readers of every kind, the first time and later', async () => {
    const wrong: string[] = [];
    for (const path of paths()) {
      for (const name of Object.keys(readers)) wrong.push(...(await differing(path, name, ['first', 'second'])));
    }
    expect(wrong.slice(0, 5).join('\n\n')).toBe('');
  });

  test.each(Array.from({ length: worlds }, (_, world) => [world]))(
    `is so after whatever members do: world %d of seed ${seed}`,
    async (world) => {
      const dice = diceOf(`${seed} ${world}`);
      const members = Object.values(readers).filter((reader) => reader !== null);
      const one = <T>(of: readonly T[]): T => of[dice(of.length)]!;
      for (let step = 0; step < 12; step += 1) await doAnything(dice, one(members), one(members), one(threads));
      await settled();
      const wrong: string[] = [];
      for (let look = 0; look < 12; look += 1) {
        wrong.push(...(await differing(one(paths()), one(Object.keys(readers)), ['joined', 'joined again'])));
      }
      expect(wrong.slice(0, 3).join('\n\n')).toBe('');
    },
  );

  test('never shows one reader what is another’s, under many at once with writes between them', async () => {
    const members = Object.entries(readers).filter(([name, reader]) => reader && name !== 'banned');
    const asks = sweepSeed() === undefined ? 10_000 : 1500;
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
        const html = await pageOf(joined, reader, path);
        const shown = /menu-cap truncate" dir="auto">([^<]*)</.exec(html)?.[1];
        const carried = /"viewer":(?:null|\{"uid":(\d+))/.exec(html)?.[1];
        const isOwn = shown === reader?.username && carried === reader?.uid.toString();
        // Whom the author has blocked is sent elsewhere.
        if (html.startsWith('302')) continue;
        if (html.startsWith('5') || !isOwn)
          wrong.push(`${html.slice(0, 3)} ${path} for ${reader?.username}: ${shown}, ${carried}`);
        const marks = /p[0-9a-f]{24}[XBE]\d*;/.exec(html)?.[0];
        if (marks) wrong.push(`${path} has a place that is not filled: ${marks}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, work));
    expect(names.length).toBeGreaterThan(5);
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 300_000);
});

/** What members do to what others read; a refusal is as good as any. */
async function doAnything(dice: (sides: number) => number, who: Writer, other: Writer, tid: number): Promise<void> {
  await joined.forgetLimits();
  const posts = await joined.db.selectFrom('threads.posts').select('pid').where('tid', '=', tid).execute();
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
    () => api.call('follows.follow', { follow_uid: other.uid }, who),
    () => api.call('follows.block', { block_uid: other.uid, status }, who),
    () => api.call('follows.mute', { mute_uid: other.uid, status }, who),
    () => api.call('threads.delete-post', { pid }, who),
    () =>
      api.call(
        'threads.edit',
        { tid, pid, message: `Other words ${dice(1000)} & more`, subject: 'Another title' },
        who,
      ),
  ];
  await acts[dice(acts.length)]!();
}
