import { beforeAll, describe, expect, test } from 'vitest';
import { testDb } from '../support/db.ts';
import { testForum, type Writer } from '../support/forum.ts';

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
    .replaceAll(/\d+<!-- --> <!-- -->(?:views?|vues?|बार देखा गया)/g, '');

async function pageOf(site: Site, reader: Writer | null, path: string, lite = false): Promise<string> {
  const headers: Record<string, string> = { ...(reader ? { cookie: await cookieOf(reader) } : {}) };
  if (lite) headers['save-data'] = 'on';
  const answer = await site.caller().fetch(path, {}, { headers });
  return `${answer.status}\n${comparable(await answer.text())}`;
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
];

describe('a page joined of pieces', () => {
  test('is byte for byte the one that is drawn, for readers of every kind, the first time and later', async () => {
    const wrong: string[] = [];
    for (const path of paths()) {
      for (const [name, reader] of Object.entries(readers)) {
        const expected = await pageOf(drawn, reader, path);
        for (const turn of ['first', 'second']) {
          const found = difference(await pageOf(joined, reader, path), expected);
          if (found) wrong.push(`${path} ${name} ${turn}\n${found}`);
        }
      }
    }
    expect(wrong.slice(0, 5).join('\n\n')).toBe('');
  });
});
