import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../e2e/support/site.ts';
import { createPool } from '../server/platform/db/pool.ts';
import { missingTimeouts } from '../server/platform/db/timeouts.ts';
import { drawnBy } from '../tests/crash/drawn.ts';
import { createHolding } from '../tests/crash/holds.ts';
import { createLoad } from '../tests/crash/load.ts';
import { makeSetting } from '../tests/crash/setting.ts';
import { verify } from '../tests/crash/verify.ts';
import { guestPage } from '../tests/faults/support/guest-page.ts';
import { Api } from '../tests/support/api.ts';
import { type TestDb, testDb } from '../tests/support/db.ts';
import { withEngines } from './support/engine.ts';
import { knowsPrepared, type Pooler, pgbouncerPackages, startPgbouncer } from './support/pgbouncer.ts';

const [first, second] = [await testDb(), await testDb()];
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-pooled-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

withEngines('a site over pgbouncer', pgbouncerPackages, () => {
  let pooler: Pooler | undefined;
  const sites: Site[] = [];
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.stop();
    await pooler?.stop();
    pooler = undefined;
  });

  /** Two processes over the pooler, in which members act until each has done a lot; what they did is proven. */
  async function membersAct({ url, db, pool }: TestDb, env: Record<string, string>): Promise<void> {
    for (let at = 0; at < 2; at += 1) sites.push(await startSite({ databaseUrl: pooler!.url, dataDir, env }));
    const [here, there] = sites as [Site, Site];
    const drawn = drawnBy(3);
    const setting = await makeSetting(db, here.url, 12);
    const load = createLoad(setting, drawn, { pauseMs: 100, patient: true });
    const holding = await createHolding(db, drawn);
    const [acting, holds] = [load.run(here.url, there.url), holding.run(url)];
    const done = () => load.journal.acts.filter(({ answer }) => answer?.ok).length;
    await expect.poll(done).toBeGreaterThan(300);
    await Promise.all([acting.stop(), holds.stop()]);
    expect(load.journal.failed).toBe(0);
    expect((await verify({ db, pool, setting, journal: load.journal, holding })).faults).toEqual([]);
    // What is written here changes the page that the other one has cached.
    const { tid } = setting.posts[0]!;
    const { token } = setting.members[0]!;
    const page = guestPage(new Api(there.url), `/forum/15443/${tid}`);
    await page.isCached();
    await new Api(here.url).must('threads.new-reply', { tid, message: 'Shown by the other one.' }, { token });
    await page.shows('Shown by the other one.');
  }

  test('with a pool by session members of two processes of few connections post, talk and move money', async () => {
    pooler = await startPgbouncer(first.url, 'session');
    await membersAct(first, { DATABASE_POOL: '6' });
    const { rows } = await first.pool.query(`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'baobab%'`);
    // Six and the one that listens of each process, and the test's own.
    expect(rows[0].count).toBeLessThanOrEqual(2 * (6 + 1) + first.pool.totalCount);
  });

  const byTransaction = knowsPrepared() ? test : test.skip;
  byTransaction('so they do by transaction, where what needs a session has the database itself', async () => {
    pooler = await startPgbouncer(second.url, 'transaction', 200);
    await membersAct(second, { DATABASE_DIRECT_URL: second.url });
  });

  test('by transaction a pooler that forgets what was prepared is refused with the reason', async () => {
    pooler = await startPgbouncer(first.url, 'transaction');
    const env = { DATABASE_DIRECT_URL: first.url };
    const started = startSite({ databaseUrl: pooler.url, dataDir, env }).then((site) => sites.push(site));
    await expect(started).rejects.toThrow(/what is prepared on one connection.*max_prepared_statements/s);
  });

  test('an address of another database beside the pooler is refused', async () => {
    pooler = await startPgbouncer(first.url, 'transaction');
    const env = { DATABASE_DIRECT_URL: second.url };
    const started = startSite({ databaseUrl: pooler.url, dataDir, env }).then((site) => sites.push(site));
    await expect(started).rejects.toThrow(/DATABASE_DIRECT_URL: it is another database/);
  });

  test('the limits that a connection asks for are dropped on the way, and hold once the database sets them', async () => {
    pooler = await startPgbouncer(first.url, 'session');
    const missing = async () => {
      const pooled = createPool({ url: pooler!.url, max: 1 });
      try {
        return await missingTimeouts(pooled);
      } finally {
        await pooled.end();
      }
    };
    expect(await missing()).toEqual(['idle_in_transaction_session_timeout', 'statement_timeout']);
    const name = new URL(first.url).pathname.slice(1);
    await first.pool.query(`alter database ${name} set statement_timeout = '30s'`);
    await first.pool.query(`alter database ${name} set idle_in_transaction_session_timeout = '60s'`);
    await pooler.stop();
    pooler = await startPgbouncer(first.url, 'session');
    expect(await missing()).toEqual([]);
  });

  for (const mode of ['transaction', 'statement'] as const)
    test(`with a pool by ${mode} the start is refused with the reason`, async () => {
      pooler = await startPgbouncer(first.url, mode);
      const started = startSite({ databaseUrl: pooler.url, dataDir }).then((site) => sites.push(site));
      await expect(started).rejects.toThrow(/connections are shared between statements.*set pool_mode=session there/s);
    });
});
