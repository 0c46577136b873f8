import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endStanding, isCached, readStanding, standingServer } from '../tests/support/standing-server.ts';
import { seldom } from '../tests/support/sweep.ts';
import { databaseUrl, dropOrphans, lastingTemplate, withClient } from '../tests/support/template.ts';

/** Where a server of this test alone is written down; it ends with the test. */
async function ownPlace(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baobab-standing-test-'));
  const place = join(folder, 'database.json');
  onTestFinished(async () => {
    await endStanding(place);
    await rm(folder, { recursive: true, force: true });
  });
  return place;
}

const databases = (url: string, like: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select datname from pg_database where datname like $1', [like]);
    return rows.map((row: { datname: string }) => row.datname);
  });

async function supervisorOf(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'baobab keeper'`,
    );
    return rows[0]?.pid ?? 0;
  });
}

test('a server stands for the runs after the one that started it, and ends when it is asked to', async () => {
  const place = await ownPlace();
  const url = await standingServer(place);
  const { dataDir } = readStanding(place)!;
  expect(await standingServer(place)).toBe(url);
  expect(await endStanding(place)).toBe(true);
  expect([existsSync(place), existsSync(dataDir)]).toEqual([false, false]);
  expect(await endStanding(place)).toBe(false);
});

seldom('a server that nobody uses ends by itself, and the next run starts another', async () => {
  const place = await ownPlace();
  await standingServer(place, 3);
  const first = readStanding(place)!;
  await expect.poll(() => existsSync(first.dataDir), { timeout: 30_000 }).toBe(false);
  const url = await standingServer(place);
  expect(url).not.toBe(first.url);
});

seldom('one that other code started is ended, and what is no server any more is not taken for one', async () => {
  const place = await ownPlace();
  await standingServer(place);
  const old = readStanding(place)!;
  writeFileSync(place, JSON.stringify({ ...old, release: 'another' }));
  const url = await standingServer(place);
  expect([url === old.url, existsSync(old.dataDir)]).toEqual([false, false]);

  await endStanding(place);
  writeFileSync(place, JSON.stringify(old));
  expect(await isCached(old)).toBe(false);
  expect(await standingServer(place)).not.toBe(old.url);
});

seldom('its template is made once for the same migrations, and clones of dead processes are dropped', async () => {
  const url = await standingServer(await ownPlace());
  const [one, other] = await Promise.all([lastingTemplate(url), lastingTemplate(url)]);
  expect(one).toBe(other);
  expect(await databases(url, 'baobab\\_template\\_%')).toEqual([one]);
  await withClient(databaseUrl(url, one), (client) => client.query('select from threads.threads'));

  // No system gives out so high a number.
  const [dead, alive] = ['baobab_test_2147483647_a', `baobab_test_${process.pid}_a`];
  for (const name of [dead, alive]) await withClient(url, (client) => client.query(`create database ${name}`));
  await dropOrphans(url);
  expect(await databases(url, 'baobab\\_test\\_%')).toEqual([alive]);
});

seldom('the server of a keeper that was killed is taken over by the next one', async () => {
  const place = await ownPlace();
  const url = await standingServer(place);
  process.kill(readStanding(place)!.supervisor, 'SIGKILL');
  await expect.poll(() => supervisorOf(url)).toBe(0);
  expect(await standingServer(place)).toBe(url);
  expect(await supervisorOf(url)).not.toBe(0);
});
