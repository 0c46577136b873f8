import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { ConfigError, parseConfig } from '../server/config/config.ts';
import { createLog } from '../server/platform/log.ts';
import { testDb } from '../tests/support/db.ts';
import { seldom } from '../tests/support/sweep.ts';
import { prepareWorld } from './demonstration.ts';
import { bugStories } from './story/bugs.ts';
import { forwards } from './story/chosen.ts';
import { entries } from './story/contests.ts';
import { films } from './story/films.ts';
import { countGroupPosts } from './story/groups.ts';
import { stories } from './story/index.ts';
import { people } from './story/people.ts';
import { polls } from './story/polls.ts';

const { pool, url } = await testDb();
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-world-'));
afterAll(() => rm(dataDir, { recursive: true }));

function prepare(seed: 'demo' | 'none') {
  const config = parseConfig({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir, SEED: seed });
  if (config instanceof ConfigError) throw config;
  return prepareWorld({ config, databaseUrl: url, secretKey: 'a key for tests only', log: createLog('silent') });
}

async function numbers() {
  const { rows } = await pool.query(`select (select count(*) from accounts.members) as members,
    (select count(*) from threads.threads) as threads`);
  return rows[0];
}

const whole = {
  members: people.length,
  threads:
    stories.length +
    polls.length +
    countGroupPosts() +
    films.length +
    forwards.length +
    entries.length +
    bugStories.length,
};

seldom(
  'the world is written once, only when asked for, and from the start where a start was cut short',
  async () => {
    expect(await prepare('none')).toBeUndefined();
    expect(await numbers()).toEqual({ members: 0, threads: 0 });

    // As a kill in the middle of the writing leaves it.
    await pool.query(`comment on schema platform is 'the demonstration world is being told'`);
    await pool.query(`insert into accounts.names (name, uid) values ('tundeb', 1)`);
    const remarks = await Promise.all([prepare('demo'), prepare('demo')]);
    expect(remarks).toEqual(Array(2).fill('(log in as TundeB, AdaezeShoots or Wanjiru_M with baobab2026)'));
    expect(await numbers()).toEqual(whole);

    expect(await prepare('demo')).toBe(remarks[0]);
    expect(await numbers()).toEqual(whole);
  },
  60_000,
);
