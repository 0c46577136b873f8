import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { readOnlyHeader } from '../../contract/primitives/read-only-header.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';
import type { Db } from '../../server/platform/context.ts';
import { inTransaction } from '../../server/platform/db/transaction.ts';
import { storeEvents } from '../../server/platform/outbox/store.ts';
import { Api } from '../support/api.ts';
import { newMember, newThread } from '../support/content.ts';
import { testDb } from '../support/db.ts';
import { LiveClient } from '../support/live.ts';
import type { Member } from '../support/people.ts';
import { giveSecondStep } from '../support/second-step.ts';
import { guestPage } from './support/guest-page.ts';
import { twoSites } from './support/two-sites.ts';

const { db, here, there, urls } = await twoSites();
/** What is switched at one process holds at the other within this. */
const aSecond = { timeout: 1000, interval: 20 };
const titles = { title_en: 'Rest on Sunday', title_fr: 'Repos dimanche', title_hi: 'रविवार को विराम' };
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

/** An operator who came by two steps, of a site on this database. */
async function operatorAt(api: Api, of: Db): Promise<Member> {
  const member = await newMember(api);
  await of.updateTable('accounts.members').set({ groupid: 1 }).where('uid', '=', member.uid).execute();
  await inTransaction(of, (tx) => storeEvents(tx, [], [`u:${member.uid}`, `who:${member.uid}`], new Date()));
  await giveSecondStep(api, member);
  await expect.poll(async () => (await api.call('announcements.switches', {}, member)).error).toBeUndefined();
  return member;
}

async function setReadOnly(api: Api, operator: Member, on: 0 | 1) {
  const { version } = (await api.must('announcements.read-only', {}, operator)).data;
  const input = { on, note_en: 'We move tonight.', version, reason: 'we move' } as const;
  await api.must('announcements.set-read-only', input, operator);
}

async function switchDraw(api: Api, operator: Member, mode: 'on' | 'off') {
  const { list } = (await api.must('announcements.switches', {}, operator)).data;
  const { version } = list.find(({ name }) => name === 'draw.page')!;
  const input = { name: 'draw.page', mode, version, reason: 'we try it' } as const;
  await api.must('announcements.save-switch', input, operator);
}

async function campaignFor(api: Api, operator: Member, countries: number[]): Promise<number> {
  const { id, version } = (await api.must('announcements.save-campaign', { ...titles, countries }, operator)).data;
  await api.must('announcements.plan-campaign', { id, version }, operator);
  return id;
}

/** Members of a country, as no quiet hours hold for them. */
async function membersIn(of: Db, country: number, count: number): Promise<number[]> {
  const rows = await of
    .insertInto('accounts.members')
    .values(
      Array.from({ length: count }, (_, at) => ({
        ...{ username: `there${country}x${at}`, country_fid: country, password_hash: '', created_at: new Date() },
      })),
    )
    .returning('uid')
    .execute();
  const uids = rows.map(({ uid }) => uid);
  await sql`
    insert into notices.settings (uid, quiet_from, quiet_to, updated_at)
    select uid, 1439, 1439, ${new Date()} from unnest(${uids}::bigint[]) uid`.execute(of);
  return uids;
}

/** How many notices of campaigns each of these members has. */
async function gotBy(of: Db, uids: readonly number[]): Promise<number[]> {
  const rows = await of
    .selectFrom('notices.notices')
    .select(['uid', sql<number>`count(*)::int`.as('got')])
    .where('kind', '=', 'campaign')
    .where('uid', 'in', [...uids])
    .groupBy('uid')
    .execute();
  return rows.map(({ got }) => got);
}

describe('two processes on one database', () => {
  test('a feature that is switched off at one is off at the other within a second, on cached pages too', async () => {
    const operator = await operatorAt(here(), db);
    const page = guestPage(there(), '/ng/latest');
    await page.isCached();
    expect((await there().call('draw.current', {})).error).toBeUndefined();
    await switchDraw(here(), operator, 'off');
    await expect.poll(async () => (await there().call('draw.current', {})).error, aSecond).toBe('wire.not_open');
    await expect.poll(page.read, aSecond).not.toContain('href="/ng/jackpot"');
    await switchDraw(here(), operator, 'on');
    await expect.poll(async () => (await there().call('draw.current', {})).error, aSecond).toBeUndefined();
    await expect.poll(page.read, aSecond).toContain('href="/ng/jackpot"');
  });

  test('read-only mode of one refuses writes at the other within a second, every answer says so, and sockets stay', async () => {
    const operator = await operatorAt(here(), db);
    const [ada, bola] = [await newMember(there()), await newMember(there())];
    const { tid } = await newThread(there());
    const socket = await LiveClient.enter(urls()[1]!, ada.token);
    const page = guestPage(there(), '/ng/latest');
    await page.isCached();
    await setReadOnly(here(), operator, 1);
    const reply = async () => (await there().call('threads.new-reply', { tid, message: 'Now?' }, ada)).error;
    await expect.poll(reply, aSecond).toBe('wire.read_only');
    await expect.poll(page.read, aSecond).toContain('We move tonight.');
    await page.isCached();
    const says = async (path: string) => (await there().fetch(path)).headers.get(readOnlyHeader);
    for (const path of ['/ng/latest', '/ng/latest.data', '/v5/announcements'])
      expect([path, await says(path)]).toEqual([path, '1']);
    const said = { conversationID: `C2C_${bola.uid}`, text: 'Are you there?', clientID: 'a-client-id-of-ours' };
    expect((await there().call('messages.say', said, ada)).error).toBe('wire.read_only');
    expect(socket.socket.readyState).toBe(1);
    await setReadOnly(here(), operator, 0);
    await expect.poll(reply, aSecond).toBeUndefined();
    await expect.poll(() => says('/ng/latest'), aSecond).toBeNull();
    socket.socket.close();
  });

  test('what is announced, dismissed and ended at one stands, stays away and is gone at the other within a second', async () => {
    const operator = await operatorAt(here(), db);
    const ada = await newMember(there());
    const page = guestPage(there(), '/ng/latest');
    await page.isCached();
    const shown = async () => (await there().must('announcements.shown', { country: 188 }, ada)).data.top?.title;
    const saved = (await here().must('announcements.save', { ...titles, to: inSeconds(3600) }, operator)).data;
    const { id, version } = saved;
    await here().must('announcements.plan', { id, version }, operator);
    await expect.poll(page.read, aSecond).toContain(titles.title_en);
    await expect.poll(shown, aSecond).toBe(titles.title_en);
    await here().must('announcements.dismiss', { id }, ada);
    await expect.poll(shown, aSecond).toBeUndefined();
    await page.isCached();
    await here().must('announcements.end', { id }, operator);
    await expect.poll(page.read, aSecond).not.toContain(titles.title_en);
  });

  test('campaigns that both processes send at once reach a member twice in a week at most, each of them once', async () => {
    const operator = await operatorAt(here(), db);
    const uids = await membersIn(db, 331, 40);
    const ids = await Promise.all([here(), there(), here(), there()].map((api) => campaignFor(api, operator, [331])));
    await expect
      .poll(async () => {
        const { list } = (await there().must('announcements.campaigns', {}, operator)).data;
        return list.filter(({ id, state }) => ids.includes(id) && state === 'sent').length;
      })
      .toBe(ids.length);
    await expect.poll(() => gotBy(db, uids)).toEqual(uids.map(() => 2));
    const left = await db.selectFrom('announcements.recipients').select('uid').where('left_out', '=', true).execute();
    expect(left.filter(({ uid }) => uids.includes(uid))).toHaveLength(2 * uids.length);
  });
});

describe('a process that is killed in a batch of a campaign', () => {
  let site: Site | undefined;
  let dataDir: string | undefined;
  afterAll(async () => {
    await site?.stop();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });

  test('has sent nobody of that batch, and the next one sends to everybody once', async () => {
    const { url: databaseUrl, db: own, pool } = await testDb();
    dataDir = await mkdtemp(join(tmpdir(), 'baobab-campaign-'));
    const first = await startSite({ databaseUrl, dataDir });
    const api = new Api(first.url);
    const operator = await operatorAt(api, own);
    const uids = await membersIn(own, 331, 230);
    const { data } = await api.must('announcements.save-campaign', { ...titles, countries: [331] }, operator);
    // The second batch comes to a member whom somebody else is just choosing, and waits there.
    const other = await pool.connect();
    await other.query('begin');
    const choosing = 'insert into announcements.recipients (campaign, uid, due_at) values ($1, $2, now())';
    await other.query(choosing, [data.id, uids.at(-1)]);
    await api.must('announcements.plan-campaign', { id: data.id, version: data.version }, operator);
    const chosen = async () =>
      (await own.selectFrom('announcements.recipients').select('sent_at').where('campaign', '=', data.id).execute())
        .length;
    const waits =
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await pool.query<{ n: number }>(waits)).rows[0]?.n).toBe(1);
    expect(await chosen()).toBe(200);
    const ended = once(first.process, 'exit');
    first.process.kill('SIGKILL');
    await ended;
    await other.query('rollback');
    other.release();
    expect(await chosen()).toBe(200);
    // Two minutes later, as those who look after jobs count them.
    await pool.query("update platform.job_pools set seen_at = seen_at - interval '5 minutes'");
    site = await startSite({ databaseUrl, dataDir });
    await expect.poll(async () => (await gotBy(own, uids)).length).toBe(uids.length);
    expect(await gotBy(own, uids)).toEqual(uids.map(() => 1));
    const sent = await own.selectFrom('announcements.campaigns').select(['state', 'sent']).executeTakeFirstOrThrow();
    expect(sent).toEqual({ state: 'sent', sent: uids.length });
  });
});
