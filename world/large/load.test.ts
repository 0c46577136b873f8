import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../../server/domains/economy/index.ts';
import { testDb } from '../../tests/support/db.ts';
import { contradictions, findContradictions } from './check.ts';
import { copyInto } from './copy.ts';
import { loadLargeWorld } from './load.ts';

const { url, db } = await testDb();
const client = new pg.Client({ connectionString: url });
/** Another database, where the load itself is tried again. */
const twice = new pg.Client({ connectionString: (await testDb()).url });
const size = { members: 300, threads: 400, posts: 6000 };
const end = Date.UTC(2026, 10, 20) / 1000;
const load = (into = client) => loadLargeWorld(into, { size, end, passwordHash: 'x' });
const count = async (what: string, on = client) =>
  Number((await on.query(`select count(*) from ${what}`)).rows[0].count);

beforeAll(async () => {
  await Promise.all([client.connect(), twice.connect()]);
  await load();
});
afterAll(() => Promise.all([client.end(), twice.end()]));

test('a large world holds what was asked for and contradicts itself nowhere', async () => {
  expect(await count('accounts.members')).toBe(300);
  expect(await count('threads.threads')).toBe(400);
  expect(await count('threads.posts')).toBe(6000);
  expect(await findContradictions(client)).toEqual([]);
});

test('everybody in it got the welcome gift, and the ledger proves sound', async () => {
  const { accounts, transfers, faults } = await proveLedger(db);
  expect({ accounts, transfers, faults }).toEqual({ accounts: 300, transfers: 300, faults: [] });
});

test('its words are in three languages, and its threads in many countries', async () => {
  const { rows } = await client.query('select distinct language from threads.threads order by 1');
  expect(rows.map((row) => row.language)).toEqual(['en', 'fr', 'hi']);
  expect(await count(`threads.posts where message ~ '[\\u0900-\\u097f]'`)).toBeGreaterThan(500);
  expect(await count('(select distinct country_fid from threads.threads) c')).toBeGreaterThan(8);
});

test('every index is there again after the load, and another one adds to it', async () => {
  const names = async () =>
    (await twice.query(`select indexname from pg_indexes where schemaname = 'threads' order by 1`)).rows;
  const before = await names();
  await load(twice);
  expect(await names()).toEqual(before);
  await load(twice);
  expect(await names()).toEqual(before);
  expect(await count('threads.posts', twice)).toBe(12_000);
  expect(await findContradictions(twice)).toEqual([]);
});

test('the site can go on writing after it: sequences stand behind the last ids', async () => {
  const { rows } = await client.query(`select nextval('threads.posts_pid_seq') > max(pid) as pid from threads.posts`);
  expect(rows[0].pid).toBe(true);
});

test('the check finds each thing it looks for', async () => {
  const breaks: Record<string, string> = {
    'threads whose reply counter, positions or floors are off':
      'update threads.threads set replies = replies + 1 where tid = (select min(tid) from threads.threads)',
    'posts whose likes are not those given':
      'delete from threads.likes where pid = (select min(pid) from threads.likes)',
    'threads whose favourites are off':
      'delete from threads.favorites where tid = (select min(tid) from threads.favorites)',
    'replies whose counter of children is off':
      'update threads.posts set children = children + 1 where pid = (select max(pid) from threads.posts)',
    'counters of fans that are off':
      'update follows.counters set fans = fans + 1 where uid = (select min(uid) from follows.counters)',
    'members without the welcome gift':
      'delete from economy.entries where account = (select max(account) from economy.entries)',
    'members whose name, e-mail or phone is not reserved':
      'delete from accounts.names where uid = (select min(uid) from accounts.names)',
  };
  for (const [name, statement] of Object.entries(breaks)) {
    await client.query('begin');
    await client.query(statement);
    const { rows } = await client.query(contradictions[name]!);
    expect(Number(rows[0].count), name).toBeGreaterThan(0);
    await client.query('rollback');
  }
});

test('a row that fails to be made stops the load with its own error', async () => {
  function* broken(): Generator<number[]> {
    yield [1, 2];
    throw new Error('no more rows');
  }
  const before = await count('follows.counters');
  await expect(copyInto(client, 'follows.counters', ['uid', 'fans'], broken())).rejects.toThrow('no more rows');
  expect(await count('follows.counters')).toBe(before);
});
