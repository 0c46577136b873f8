import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { drawnBy } from '../tests/crash/drawn.ts';
import { createHolding } from '../tests/crash/holds.ts';
import { createLoad } from '../tests/crash/load.ts';
import { makeSetting } from '../tests/crash/setting.ts';
import { verify } from '../tests/crash/verify.ts';
import { Api } from '../tests/support/api.ts';
import { freePorts, scratch, withEngines } from './support/engine.ts';
import { haproxyPackages, startHaproxy } from './support/haproxy.ts';
import { type Release, releaseBefore, thisRelease } from './support/release.ts';
import { type SiteOf, startSiteOf } from './support/site-of.ts';
import { type Corner, isFarewell, makeCorner, startBrowsers, startVisits } from './support/visitors.ts';

const builds = 600_000;
/** For how long two releases serve side by side. */
const besideMs = 3000;
const browsersOfEach = 4;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close().catch((error: unknown) => say(String(error)));
});

/** An empty database, which the release before migrates. */
async function emptyDatabase() {
  const server = createPool({ url: inject('databaseServer').url, max: 1 });
  const name = `baobab_rolling_${process.pid}`;
  await server.query(`create database ${name}`);
  const url = inject('databaseServer').url.replace(/[^/]+$/, name);
  const pool = createPool({ url, max: 4 });
  closers.push(async () => {
    await pool.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });
  return { url, pool, db: createDb(pool) };
}

/** Two processes behind a proxy, each of which can be replaced by one of another release. */
async function twoBehindProxy(databaseUrl: string, first: Release) {
  const ports = (await freePorts(2)) as [number, number];
  const { path: dataDir, remove } = await scratch('rolling');
  closers.push(remove);
  const env = {
    ...{ NODE_ENV: 'test', HOST: '127.0.0.1', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED: 'none' },
    ...{
      SECRET_KEY: 'a key for tests alone',
      FIRST_POSTS: 'shown',
      VERIFICATION_IMAGE: 'fixed:1234',
      TRUST_PROXY: '127.0.0.1',
      DRAIN_SECONDS: '2',
    },
    PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
  };
  const current = join(dataDir, 'current');
  // As operators do: the link is set while the version before runs from its own folder.
  const start = async (release: Release, at: number): Promise<SiteOf> => {
    await rm(current, { force: true });
    await symlink(release.root, current);
    return startSiteOf({ ...release, root: current }, ports[at]!, env);
  };
  const sites = [await start(first, 0), await start(first, 1)];
  closers.push(async () => {
    for (const site of sites) await site.stop();
  });
  const proxy = await startHaproxy(ports);
  closers.push(proxy.stop);
  return {
    url: proxy.url,
    sites,
    replace: async (at: number, release: Release): Promise<void> => {
      const old = sites[at]!;
      // The release before knows no DRAIN_SECONDS: the proxy is asked to lead elsewhere first.
      if (old.release.name !== 'this') await proxy.lead(at, 'drain');
      if (old.release.name !== 'this') await sleep(1000);
      await old.stop();
      sites[at] = await start(release, at);
      await proxy.lead(at, 'ready');
    },
  };
}

withEngines('two releases side by side', haproxyPackages, () => {
  test(
    'forth and back under load: nothing fails, nothing is lost, and each shows what the other wrote',
    async () => {
      const [older, newer] = [await releaseBefore(), await thisRelease()];
      closers.push(older.remove);
      const { url: databaseUrl, pool, db } = await emptyDatabase();
      const site = await twoBehindProxy(databaseUrl, older);
      const setting = await makeSetting(db, site.url, 8);
      const quiet = await quietThreads(site.url);
      const [drawn, holding] = [drawnBy(7), await createHolding(db, drawnBy(8))];
      const load = createLoad(setting, drawn);
      const browsers = startBrowsers(site.url, setting.members, browsersOfEach);
      const allOpen = () => expect.poll(browsers.open).toBe(setting.members.length * browsersOfEach);
      await allOpen();
      const visits = startVisits(site.url, await makeCorner(site.url, 6));
      const acting = load.run(site.url);

      const steps: [at: number, release: Release][] = [
        ...[[0, newer] as [number, Release], [1, newer] as [number, Release]],
        ...[[1, older] as [number, Release], [0, older] as [number, Release]],
      ];
      for (const [at, release] of steps) {
        browsers.takeCloses();
        browsers.takeReturns();
        await site.replace(at, release);
        await allOpen();
        const closes = browsers.takeCloses();
        const back = browsers.takeReturns();
        say(
          `process ${at} is of ${release.name} now: ${closes.filter(isFarewell).length} of ${closes.length} sockets sent away in order, ` +
            `back within ${spanOf(back)} ms of each other`,
        );
        expect(closes.filter((one) => !isFarewell(one))).toEqual([]);
        await showEachOther(site.sites, quiet);
        await sleep(besideMs);
      }
      await acting.stop();
      await visits.stop();
      browsers.stop();

      const { acts, wrong } = load.journal;
      const unanswered = acts.filter(({ answer }) => answer === undefined).map(({ call }) => call);
      const verdict = await verify({ db, pool, setting, journal: load.journal, holding });
      const faults = await withoutEarnings(verdict.faults, pool);
      const stored = await pool.query<{ n: number }>(
        'select count(*)::int as n from threads.posts where message like any($1)',
        [visits.replies.map((text) => `%${text}%`)],
      );
      say(
        `${acts.length} acts, ${visits.replies.length} replies, ${visits.pages} pages with ${visits.files} files, ${visits.failed.length} failed`,
      );
      expect({ unanswered, wrong, failed: visits.failed, faults }).toEqual({
        unanswered: [],
        wrong: [],
        failed: [],
        faults: [],
      });
      expect(stored.rows[0]?.n).toBe(visits.replies.length);
      expect(visits.replies.length).toBeGreaterThan(20);
      expect(visits.files).toBeGreaterThan(visits.pages);
    },
    builds,
  );
});

/** What members earned beside their acts, by tasks and for the threads that they began with: no answer of an act says it. */
async function withoutEarnings(faults: readonly string[], pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ uid: number; sum: number }>(
    `select a.uid, sum(e.amount)::int as sum from economy.entries e
       join economy.transfers t on t.id = e.transfer join economy.accounts a on a.account = e.account
      where t.reason in ('task', 'publish') and e.currency = 'xgold' group by a.uid`,
  );
  const earned = new Map(rows.map(({ uid, sum }) => [Number(uid), sum]));
  return faults.filter((fault) => {
    const [, uid, is, should] = /^XGold of (\d+): (\d+) in place of (\d+)$/.exec(fault) ?? [];
    return uid === undefined || Number(is) - Number(should) !== earned.get(Number(uid));
  });
}

const spanOf = (times: readonly number[]): number =>
  times.length === 0 ? 0 : Math.round(Math.max(...times) - Math.min(...times));

/** Threads that nobody else replies to, so that one page shows all that was written there. */
const quietThreads = (url: string): Promise<Corner> => makeCorner(url, 2);

/** A page that each has in its cache changes when a reply is written at the other. */
async function showEachOther(sites: readonly SiteOf[], { writers: [who], tids }: Corner): Promise<void> {
  for (const at of [0, 1]) {
    const tid = tids[at]!;
    const page = async () => (await fetch(`${sites[1 - at]!.url}/forum/15443/${tid}`)).text();
    await page();
    const message = `Seen from the other release, ${crypto.randomUUID()}.`;
    const api = new Api(sites[at]!.url);
    const write = () => api.call('threads.send-reply', { tid, message }, { token: who!.token });
    await expect.poll(async () => (await write()).ok).toBe(true);
    await expect.poll(page).toContain(message);
  }
}
