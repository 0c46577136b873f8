import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../support/forum.ts';
import { LiveClient } from '../support/live.ts';
import { triedCases } from '../support/sweep.ts';
import { giveMoney } from '../support/wealth.ts';
import { pageCookies, postReaders } from './support/post-readers.ts';

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

const people = {} as Record<'ada' | 'bola' | 'eve' | 'fan' | 'moderator' | 'elsewhere', Writer>;
const at = {} as Record<'hidden' | 'sold' | 'guarded' | 'later' | 'apart', { tid: number; pid: number }>;
let replyPid = 0;
const cookies = new Map<Writer, string>();

beforeAll(async () => {
  people.ada = await member({ groupid: 19 });
  people.bola = await member();
  people.eve = await member();
  people.fan = await member();
  people.moderator = await member({ groupid: 2 });
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
  for (const [who, cookie] of await pageCookies(forum, [ada, bola, people.eve, fan])) cookies.set(who, cookie);
});

type Reader = Writer | undefined;

const places = postReaders({
  ...{ site: forum, cookies },
  author: () => people.ada,
  replier: () => people.bola,
  threads: () => Object.values(at),
  words: Object.values(canaries),
});
places['the history of a reply'] = async (who) =>
  JSON.stringify((await api.call('review.post-history', { pid: replyPid }, who)).body);

/** Who may read what: the others find none of it anywhere. */
const mayRead: Record<Canary, readonly (keyof typeof people)[]> = {
  hidden: ['ada', 'bola', 'moderator'],
  sold: ['ada', 'bola', 'moderator'],
  guarded: ['ada', 'moderator'],
  later: ['ada', 'moderator'],
  reply: ['ada', 'bola', 'moderator'],
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

const tried = ['guest', 'eve', 'fan', 'bola', 'moderator', 'elsewhere'] as const;

describe.each(Object.keys(canaries) as Canary[])('words of what is %s', (canary) => {
  const readers = triedCases(`readers of ${canary}`, tried, { least: 2 });
  test.each(readers)('%s', async (name) => {
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

test('hidden words stand in two columns of the whole database: as they are, and as they were sold', async () => {
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
  // What somebody typed who knows the words is no copy of them, and is noted as a search that found nothing.
  const typed = await db.selectFrom('search.asked').select('q').where('nothing', '=', false).execute();
  expect(typed.filter(({ q }) => [canaries.hidden, canaries.sold].some((word) => q.includes(word)))).toEqual([]);
  const stored = ['threads.hidden_parts', 'threads.hidden_sold'];
  expect([...new Set(holding)].filter((name) => name !== 'search.asked').sort()).toEqual(stored);
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
