import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDraw, isFitting } from '../contract/domains/draw/verify/check.ts';
import { readFile } from '../contract/domains/draw/verify/files.ts';
import { createApp } from '../server/app.ts';
import { type Config, ConfigError, parseConfig } from '../server/config/config.ts';
import { createBus } from '../server/platform/bus/bus.ts';
import { createLog } from '../server/platform/log.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';
import { testDb } from '../tests/support/db.ts';
import { prepareWorld } from './demonstration.ts';
import { findContradictions } from './large/check.ts';
import { bugStories } from './story/bugs.ts';
import { chats } from './story/chats.ts';
import { caretakers, forwards } from './story/chosen.ts';
import { contests, entries } from './story/contests.ts';
import { askedOfCreators } from './story/creators.ts';
import { pastDraw, pastTickets, runningDraw } from './story/draw.ts';
import { films } from './story/films.ts';
import { countGroupPosts, groups } from './story/groups.ts';
import { stories } from './story/index.ts';
import { people } from './story/people.ts';
import { polls } from './story/polls.ts';
import { rooms } from './story/rooms.ts';
import { goods, offers, shops } from './story/store.ts';
import { neighbour, unseenMedal } from './story/tasks.ts';
import { topics } from './story/topics.ts';

const database = await testDb();
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-world-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function settings(env: Record<string, string>): Config {
  const config = parseConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
  if (config instanceof ConfigError) throw config;
  return config;
}

const secretKey = 'a key for tests, kept nowhere';

const prepare = (env: Record<string, string>) =>
  prepareWorld({
    config: settings(env),
    databaseUrl: database.url,
    secretKey,
    log: createLog('error'),
  });

/** The public file of a draw, as the site gives it to everybody. */
async function drawFile(drawid: number): Promise<string> {
  const [config, { pool }, log] = [settings({}), database, createLog('error')];
  const bus = createBus(pool);
  const parts = { config, secretKey, pool, bus, log, storage: openStorage(config) };
  const app = await createApp({ ...parts, readiness: { accepting: false }, pages: 'none' });
  try {
    return (await app.server.inject(`/v5/jackpot/${drawid}/file`)).body;
  } finally {
    await app.server.close();
    await app.stop();
    await bus.stop();
  }
}

const rows = async (query: string) => (await database.pool.query(query)).rows;
const count = async (what: string) => (await rows(`select count(*)::int as n from ${what}`))[0].n as number;

let line: string | undefined;
beforeAll(async () => {
  line = await prepare({ SEED: 'demo' });
});

test('it prints the members whom one can log in as', () => {
  expect(line).toContain('TundeB, AdaezeShoots or Wanjiru_M');
  expect(line).toContain('baobab2026');
});

test('the whole story was written through the calls, without a refusal, and contradicts itself nowhere', async () => {
  expect(await count('accounts.members')).toBe(people.length);
  expect(await count('threads.threads')).toBe(
    stories.length +
      polls.length +
      countGroupPosts() +
      films.length +
      forwards.length +
      bugStories.length +
      entries.length,
  );
  expect(await count('threads.poll_votes')).toBe(polls.reduce((sum, { votes }) => sum + votes.length, 0));
  const statuses = await rows('select distinct status from threads.bug_reports order by status');
  expect(statuses.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5]);
  expect(await count('threads.bug_reports where finished_at is not null')).toBe(bugStories.length);
  expect(
    await count(
      `threads.posts p join threads.bug_reports r using (tid) where p.position = 1 and message like '%<ol>%'`,
    ),
  ).toBe(bugStories.filter(({ steps }) => steps).length);
  expect(await count('contests.contests')).toBe(contests.length);
  expect(await count('contests.awards')).toBe(entries.filter(({ place }) => place).length);
  expect(await count('topics.topics')).toBe(topics.length);
  expect(await count('threads.threads where topid is not null')).toBe(topics.flatMap(({ threads }) => threads).length);
  expect(await count('store.goods')).toBe(offers.length);
  expect(await count('store.shops')).toBe(shops.length);
  const worn = people.reduce((sum, { about }) => sum + (about ? 1 : 0) + (about?.cover ? 1 : 0), 0);
  expect(await count('media.images where attached_at is not null')).toBe(
    stories.reduce((sum, story) => sum + (story.pictures?.length ?? 0), 0) +
      topics.length +
      groups.length +
      films.length +
      entries.length +
      bugStories.filter(({ picture }) => picture).length +
      worn +
      [...chats, ...rooms].flatMap(({ lines }) => lines.filter(({ picture }) => picture)).length +
      rooms.filter(({ picture }) => picture).length +
      goods.filter(({ picture }) => picture).length +
      pastDraw.prizes.length +
      runningDraw.prizes.length,
  );
  expect(await count('threads.likes')).toBeGreaterThan(200);
  expect(await count('follows.follows')).toBe(people.reduce((sum, person) => sum + person.follows.length, 0));
  expect(await findContradictions(database.pool)).toEqual([]);
});

test('there are a video with its cover, a forward, and threads in the selection, for whoever looks for them', async () => {
  expect(await count(`threads.video_files where type = 'video/webm' and milliseconds > 3000`)).toBe(films.length);
  expect(await count('threads.forwards')).toBe(forwards.length);
  const chosen = caretakers.flatMap(({ features }) => features).length;
  expect(await count('threads.threads where digest > 0')).toBe(chosen);
  expect(await count('moderation.offices where ended_at is null')).toBe(caretakers.length);
});

test('a newcomer finds conversations of all kinds in the demonstration member’s list', async () => {
  const own = `messages.room_members m where uid = (select uid from accounts.members where username = 'TundeB')`;
  expect(await count(`${own} and request = 1`)).toBe(1);
  expect(await count(`${own} and request = 2`)).toBe(1);
  expect(await count(`${own} and muted`)).toBe(1);
  expect(await count(`${own} and pinned_at is not null`)).toBe(1);
  expect(await count(`${own} and peer_uid <> 0 and last_id > read_id and not muted and request = 0`)).toBe(2);
  expect(await count(`${own} and peer_uid = 0`)).toBe(3);
  expect(await count('messages.room_invites')).toBe(2);
  expect(await count('messages.mentions')).toBe(2);
});

test('groups of people talk: one of a topic in four languages, one with requests and a message that waits, one of notices', async () => {
  expect(
    await rows(
      'select name, join_option, announce, topid > 0 as of_topic from messages.rooms where kind = 1 and room in (select room from messages.room_members where uid = (select uid from accounts.members where username = $$TundeB$$)) order by name',
    ),
  ).toEqual([
    { name: 'Camera school notices', join_option: 2, announce: true, of_topic: false },
    { name: 'Kito X3 test bench', join_option: 1, announce: false, of_topic: false },
    { name: 'Night Mode Challenge', join_option: 2, announce: false, of_topic: true },
  ]);
  const lines = [...chats, ...rooms].flatMap((each) => each.lines);
  expect(await count('messages.messages where type < 2')).toBe(lines.length);
  expect(await count('messages.messages where status = 1')).toBe(lines.filter(({ withdrawn }) => withdrawn).length);
  expect(await count('messages.messages where status = 2')).toBe(1);
  expect(await count('messages.room_requests')).toBe(2);
  expect(await count('messages.rooms where kind = 1 and pinned_id > 0')).toBe(2);
});

test('its people have points in the ranking from what others gave them', async () => {
  expect(await count('ranking.points')).toBeGreaterThan(5);
  expect(await count('ranking.places')).toBeGreaterThan(5);
});

test('phones of its people can be activated, and those who were invited wait to be counted', async () => {
  expect(await count('invitations.imei_ranges')).toBe(5);
  expect(await count(`invitations.invitees where status = 'waiting'`)).toBe(
    people.filter((person) => person.invitedBy !== undefined).length,
  );
});

test('members who proved an address were rewarded for it, and two of its people can pay for another name', async () => {
  // As they were before anybody rewarded anybody, or earned by what they wrote.
  const balances = (
    await rows(`
      select (a.balance + coalesce((select sum(xgold) from threads.rewards r where r.uid = a.uid), 0)
                        - coalesce((select sum(xgold) from threads.rewards r where r.authorid = a.uid), 0)
                        - coalesce((select sum(e.amount) from economy.entries e join economy.transfers t on t.id = e.transfer
                                     where e.account = a.account and t.reason in ('publish', 'reply', 'poll_vote', 'digest_1', 'contest_prize')), 0))::int as balance
        from economy.accounts a where a.balance > 0 order by 1 desc`)
  ).map((row) => row.balance);
  expect(balances.slice(0, 2)).toEqual([950, 600]);
  const proven = people.filter(({ email, bonus }) => email && !bonus).length;
  expect(balances.filter((balance) => balance === 150)).toHaveLength(proven);
});

test('a thread was rewarded by more members than are named, in turn', async () => {
  expect(await rows('select rewards, reward_xgold from threads.posts where rewards > 0')).toEqual([
    { rewards: 4, reward_xgold: 100 },
  ]);
  expect(await count('threads.rewards')).toBe(4);
});

test('it is spread over weeks, and nothing lies ahead', async () => {
  const [times] = await rows(
    `select min(created_at) < now() - interval '15 days' as long_ago, max(created_at) <= now() as past,
            max(created_at) > now() - interval '3 hours' as lately from threads.posts`,
  );
  expect(times).toEqual({ long_ago: true, past: true, lately: true });
});

test('it speaks three languages in seven countries, and has children, captions and a closed order of ids', async () => {
  expect(await rows('select distinct language from threads.threads order by 1')).toEqual([
    { language: 'en' },
    { language: 'fr' },
    { language: 'hi' },
  ]);
  expect(await count('(select distinct country_fid from accounts.members) c')).toBe(7);
  expect(await count('threads.posts where parent_pid is not null and quote_pid is not null')).toBeGreaterThan(3);
  expect(await count(`threads.threads where attachments->0->>'caption' <> ''`)).toBeGreaterThan(15);
  const [order] = await rows(
    'select bool_and(earlier) as earlier from (select created_at >= lag(created_at, 1, created_at) over (order by pid) as earlier from threads.posts) p',
  );
  expect(order.earlier).toBe(true);
});

test('its people have their parts: one creator, one moderator, and all are verified', async () => {
  expect(await count('accounts.members where is_creator')).toBe(1);
  expect(await count('accounts.members where groupid = 3')).toBe(1);
  expect(await count('accounts.members where email_verified_at is null and phone_verified_at is null')).toBe(0);
});

test('whoever applied to be a creator had by then what the site asks, and the creator’s figures fit what she posted', async () => {
  const early = await rows(`
    select a.uid from creator.applications a
     where (select count(*) from threads.threads t
             where t.authorid = a.uid and t.created_at < a.sent_at) < ${askedOfCreators.threads}
        or (select count(*) from follows.follows f
             where f.follow_uid = a.uid and f.created_at < a.sent_at) < ${askedOfCreators.followers}`);
  expect(early).toEqual([]);
  const [ada] = await rows(`
    select c.uid, c.since >= m.created_at as joined_before,
           (select count(*)::int from threads.threads t where t.authorid = c.uid) as posts,
           (select coalesce(sum(d.threads), 0)::int from creator.days d where d.uid = c.uid) as counted
      from creator.creators c join accounts.members m using (uid)`);
  expect([ada.joined_before, ada.counted <= ada.posts]).toEqual([true, true]);
  expect(await count(`creator.months where status <> 'none' or amount > 0`)).toBe(0);
});

test('the demonstration’s member has two tasks to claim, is near a medal, and is to be congratulated on one', async () => {
  const [{ uid }] = await rows(`select uid from accounts.members where username = 'TundeB'`);
  const finished = await rows(`select taskid from tasks.finished where uid = ${uid} and claimed_at is null`);
  expect(finished.map(({ taskid }) => taskid)).toEqual(expect.arrayContaining([3, 8]));
  const [near] = await rows(
    `select count from tasks.counts where uid = ${uid} and figure = 'reply' and period = 'ever'`,
  );
  expect(near.count).toBeGreaterThanOrEqual(neighbour.need / 2);
  expect(near.count).toBeLessThan(neighbour.need);
  expect(await rows(`select medal from profiles.medals where uid = ${uid} and seen_at is null`)).toEqual([
    { medal: unseenMedal },
  ]);
});

test('a draw of the story is published and anybody can check it; one runs, and its replies gave tickets', async () => {
  const [past, running] = await rows('select drawid, state from draw.draws order by drawid');
  expect([past.state, running.state]).toEqual(['published', 'sealed']);
  const file = readFile(await drawFile(past.drawid));
  expect(file?.facts.picks.map(({ outcome }) => outcome)).toEqual(['passed', 'won', 'won', 'unclaimed', 'won']);
  expect(file && isFitting(checkDraw(file.facts, file.entries))).toBe(true);
  expect(file?.entries).toHaveLength(pastTickets.length);
  expect(await count(`draw.entries where drawid = ${running.drawid} and weight > 0`)).toBeGreaterThan(4);
});
