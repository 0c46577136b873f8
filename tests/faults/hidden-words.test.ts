import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../support/forum.ts';
import { LiveClient } from '../support/live.ts';
import { giveMoney } from '../support/wealth.ts';

const forum = await testForum({ pages: true });
const { api, clock, db, member, post, reply, settle, url } = forum;

/**
 * Words that nobody else writes: of a hidden part, of one whose price nobody paid, of a thread that levels guard, of one
 * that was guarded later, and of a reply that its thread's author alone sees.
 */
const canaries = {
  hidden: 'zorillawords',
  sold: 'aardwolfwords',
  guarded: 'caracalwords',
  later: 'gerenukwords',
  reply: 'okapiwords',
} as const;
type Canary = keyof typeof canaries;

const people = {} as Record<'ada' | 'bola' | 'eve' | 'fan' | 'elsewhere', Writer>;
const at = {} as Record<'hidden' | 'sold' | 'guarded' | 'later' | 'apart', { tid: number; pid: number }>;
let replyPid = 0;
const cookies = new Map<Writer, string>();

beforeAll(async () => {
  people.ada = await member({ groupid: 19 });
  people.bola = await member();
  people.eve = await member();
  people.fan = await member();
  people.elsewhere = await member({ groupid: 2, countryFid: 190 });
  const { ada, bola, fan } = people;
  await giveMoney(db, clock.now(), bola.uid, 100);
  await api.must('follows.follow', { follow_uid: ada.uid, follow: 1 }, fan);
  const body = 'Three months, and the letter that worked is below.';
  at.hidden = await post(ada, {
    subject: 'Remote work',
    message: `${body} [hide]${canaries.hidden} at https://example.com/${canaries.hidden}[/hide]`,
    at_list_current: `${fan.uid}`,
  });
  at.sold = await post(ada, { subject: 'For sale', hidden: canaries.sold, hidden_opens: 'xgold', hidden_xgold: 5 });
  at.guarded = await post(ada, { subject: canaries.guarded, message: `${body} ${canaries.guarded}`, readperm: 90 });
  at.later = await post(ada, { subject: canaries.later, message: `${body} ${canaries.later}` });
  at.apart = await post(ada, { subject: 'Only I see the replies', replyVisibleOnlyToAuthors: 1 });
  for (const who of [fan, bola]) {
    await api.must('threads.like', { pid: at.later.pid, like: 1 }, who);
    await api.must('threads.favorite', { id: at.later.tid, favorite: 1 }, who);
    await reply(who, at.later.tid, { message: `${canaries.later}, said again.` });
    await api.must('threads.like', { pid: at.hidden.pid, like: 1 }, who);
    await api.must('threads.favorite', { id: at.hidden.tid, favorite: 1 }, who);
  }
  const apart = await reply(bola, at.apart.tid, { message: canaries.reply, at_list_current: `${fan.uid}` });
  await reply(ada, at.apart.tid, { message: `${canaries.reply} too.`, repquote: apart.pid });
  replyPid = apart.pid;
  await reply(bola, at.hidden.tid, { message: 'Thank you for the letter.' });
  await api.must('threads.pay-hidden', { tid: at.sold.tid, xgold: 5 }, bola);
  await settle();
  const again = { subject: canaries.later, message: `${body} ${canaries.later}`, readperm: 90 };
  await api.must('threads.edit', { ...at.later, ...again }, ada);
  // Its older versions hold what was open until now, and no more.
  await api.must('threads.edit', { tid: at.apart.tid, pid: apart.pid, message: `${canaries.reply}, edited.` }, bola);
  await api.must('threads.edit', { ...at.hidden, subject: 'Remote work', message: `${body} Edited.` }, ada);
  await settle();
  for (const who of [ada, bola, people.eve, fan]) {
    const session = await api.must('sign-in.open-page-session', { uid: who.uid }, { token: who.token });
    cookies.set(who, String(session.headers.get('set-cookie')).split(';', 1)[0]!);
  }
});

type Reader = Writer | undefined;
type Look = (who: Reader) => Promise<string>;

const asked =
  (name: Parameters<typeof api.call>[0], input: () => object = () => ({})): Look =>
  async (who) =>
    JSON.stringify((await api.call(name, input(), who)).body);
const page =
  (path: () => string): Look =>
  async (who) => {
    const cookie = who && cookies.get(who);
    return (await api.fetch(path(), { headers: cookie ? { cookie } : {} })).text();
  };
const searched =
  (input: object = {}): Look =>
  async (who) =>
    (await Promise.all(Object.values(canaries).map((q) => asked('search.quick-search', () => ({ q, ...input }))(who))))
      // What was asked for is said again.
      .map((answer, n) =>
        answer.replaceAll(Object.values(canaries)[n]!, (word, from: number) =>
          answer.slice(from - 5, from) === '"q":"' ? '' : word,
        ),
      )
      .join(' ');
const all =
  (names: readonly (keyof typeof at)[], look: (of: { tid: number; pid: number }) => Look): Look =>
  async (who) =>
    (await Promise.all(names.map((name) => look(at[name])(who)))).join(' ');

const threads = ['hidden', 'sold', 'guarded', 'later', 'apart'] as const;
const ofAda = () => ({ uid: people.ada.uid });

/** Everything that shows posts or threads, or says something of them. */
const places: Record<string, Look> = {
  'the thread': all(threads, ({ tid }) => asked('threads.info', () => ({ tid }))),
  'the thread with its posts': all(threads, ({ tid }) => asked('threads.view', () => ({ tid }))),
  'its history': all(threads, ({ pid }) => asked('threads.post-history', () => ({ pid }))),
  'the page of its history': all(threads, ({ tid, pid }) => page(() => `/ng/forum/15443/${tid}/history/${pid}`)),
  'the history of a reply': asked('threads.post-history', () => ({ pid: replyPid })),
  'its replies': all(threads, ({ tid }) => asked('threads.reply-list', () => ({ tid }))),
  'its replies, newest first': all(threads, ({ tid }) =>
    asked('threads.reply-list', () => ({ tid, order: 'desc', orderfield: 'like' })),
  ),
  'its page': all(threads, ({ tid }) => page(() => `/ng/forum/15443/${tid}`)),
  latest: asked('feeds.latest', () => ({ country_fid: 188 })),
  'latest of all': asked('feeds.latest'),
  'a country': asked('feeds.country', () => ({ country_fid: 188 })),
  countries: asked('feeds.countries', () => ({ country_fid: 188 })),
  'for you': asked('feeds.for-you', () => ({ country_fid: 188 })),
  recommended: asked('feeds.for-you-recommend'),
  following: asked('feeds.following'),
  'the top': asked('feeds.top', () => ({ fid: 188 })),
  home: asked('welcome.home', () => ({ country_fid: 188 })),
  boards: asked('threads.boards', () => ({ country_fid: 188 })),
  'a board': asked('threads.board-threads', () => ({ country_fid: 188, typeid: 0 })),
  'the digest': asked('threads.introduction', () => ({ country_fid: 188 })),
  'its author’s threads': asked('threads.of-member', ofAda),
  'its author’s replies': asked('threads.replies-of-member', ofAda),
  'a replier’s replies': asked('threads.replies-of-member', () => ({ uid: people.bola.uid })),
  favourites: asked('threads.favorites'),
  likes: asked('threads.my-likes'),
  notices: asked('notices.num', () => ({ num: 50 })),
  'replies to me': asked('notices.list', () => ({ page_type: 'reply' })),
  mentions: asked('notices.at-me-list'),
  'a preview of the link': asked('threads.preview-link', () => ({ address: `https://example.com/nothing` })),
  'what is reported': all(threads, ({ pid }) => asked('reports.target', () => ({ pid }))),
  search: searched(),
  'search by time': searched({ order: 'newest' }),
  suggestions: async (who) =>
    (
      await Promise.all(
        ['zorilla', 'aardwol', 'caraca', 'gerenu', 'okapi'].map((q) => asked('search.suggest', () => ({ q }))(who)),
      )
    ).join(' '),
  'a profile': page(() => `/ng/ucenter/account/posts?uid=${people.ada.uid}`),
  'a profile’s replies': page(() => `/ng/ucenter/account/posts/replies?uid=${people.bola.uid}`),
  'the page of home': page(() => '/ng'),
  'the page of latest': page(() => '/ng/latest'),
  'the page of boards': page(() => '/ng/forum'),
  'the Atom feed': page(() => '/ng/feed.atom'),
  'the site map': page(() => '/sitemap/threads-0.xml'),
};

/** Who may read what: the others find none of it anywhere. */
const mayRead: Record<Canary, readonly (keyof typeof people)[]> = {
  hidden: ['ada', 'bola'],
  sold: ['ada', 'bola'],
  guarded: ['ada', 'elsewhere'],
  later: ['ada', 'elsewhere'],
  reply: ['ada', 'bola', 'elsewhere'],
};

/** A word of what all could read once is a word that is offered like any other, whatever became of that. */
const known: Partial<Record<Canary, readonly string[]>> = { later: ['suggestions'] };

/** The places in which the words of a canary stand for a reader. */
async function foundIn(canary: Canary, who: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const [place, look] of Object.entries(places))
    if (!known[canary]?.includes(place) && (await look(who)).includes(canaries[canary])) found.push(place);
  return found;
}

describe.each(Object.keys(canaries) as Canary[])('words of what is %s', (canary) => {
  test.each(['guest', 'eve', 'fan', 'bola', 'elsewhere'] as const)('%s', async (name) => {
    const who = name === 'guest' ? undefined : people[name];
    const found = await foundIn(canary, who);
    if (name !== 'guest' && mayRead[canary].includes(name)) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });
});

test('whoever may read hidden words finds them in the thread alone', async () => {
  const where = ['the thread', 'the thread with its posts', 'its page'];
  for (const who of [people.ada, people.bola])
    for (const canary of ['hidden', 'sold'] as const) expect(await foundIn(canary, who)).toEqual(where);
});

test('hidden words stand in one column of the whole database', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const holding: string[] = [];
  for (const { name } of tables)
    for (const canary of ['hidden', 'sold'] as const) {
      const word = canaries[canary];
      const bytes = Buffer.from(word).toString('hex');
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.raw(name)} t
         where t::text like ${`%${word}%`} or t::text like ${`%${bytes}%`}`.execute(db);
      if (rows[0]!.n > 0) holding.push(name);
    }
  expect([...new Set(holding)]).toEqual(['threads.hidden_parts']);
});

test('a page that stands open is sent nothing of them', async () => {
  const client = await LiveClient.enter(url, people.eve.token);
  client.join(`thread:${at.hidden.tid}`, { position: 1, posts: [] });
  await expect.poll(() => client.channelMessages.length).toBe(1);
  const edit = { subject: 'Remote work', message: 'Three months, and the letter is below.', hidden_opens: 'reply' };
  await api.must('threads.edit', { ...at.hidden, ...edit }, people.ada);
  await reply(people.fan, at.later.tid).catch(() => undefined);
  await api.must('threads.new-reply', { tid: at.hidden.tid, message: 'And again.' }, people.bola);
  await expect.poll(() => client.channelMessages.length).toBe(2);
  expect(JSON.stringify(client.channelMessages)).not.toContain(canaries.hidden);
  client.close();
});
