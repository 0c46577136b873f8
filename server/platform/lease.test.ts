import { afterEach, expect, test } from 'vitest';
import { testDb } from '../../tests/support/db.ts';
import { createLease, type Lease } from './lease.ts';
import { createLog } from './log.ts';

const { db, pool } = await testDb();
const leases: Lease[] = [];
afterEach(async () => {
  for (const lease of leases.splice(0)) await lease.stop();
});

/** A process that wants one of these. */
function wanting(...names: string[]) {
  const said: string[] = [];
  const lease = createLease({
    ...{ db, log: createLog('silent'), names },
    onTaken: (from) => said.push(`from ${from}`),
    onLost: () => said.push('lost'),
  });
  leases.push(lease);
  lease.start();
  return { lease, said };
}

/** Its holder has not renewed it for too long. */
const expire = (name: string) =>
  pool.query("update platform.leases set until = clock_timestamp() - interval '1 second' where name = $1", [name]);

test('one of several processes holds it, and the others once it is given back', async () => {
  const all = [wanting('a'), wanting('a'), wanting('a')];
  const holders = () => all.filter(({ lease }) => lease.isHeld());
  await expect.poll(() => holders().length).toBe(1);
  const [first] = holders();
  expect(first!.said).toEqual(['from nobody']);
  for (const { lease } of all) await lease.look();
  expect(holders()).toEqual([first]);
  expect(await first!.lease.stop()).toBe(true);
  await Promise.all(all.map(({ lease }) => lease.look()));
  expect(holders()).toHaveLength(1);
  expect(holders()).not.toEqual([first]);
});

test('one whose holder is silent is taken by another, which is said of it; the first learns that it lost it', async () => {
  const silent = wanting('b');
  await expect.poll(silent.lease.isHeld).toBe(true);
  await expire('b');
  const next = wanting('b');
  await expect.poll(() => next.said).toEqual(['from silence']);
  await silent.lease.look();
  expect(silent.said).toEqual(['from nobody', 'lost']);
  expect(silent.lease.isHeld()).toBe(false);
  expect(await silent.lease.stop()).toBe(false);
  expect(next.lease.isHeld()).toBe(true);
});

test('one that was renewed too late is lost, and held again with the next look, as is said each time', async () => {
  const { lease, said } = wanting('d');
  await expect.poll(lease.isHeld).toBe(true);
  const blocker = await pool.connect();
  await blocker.query("begin; select from platform.leases where name = 'd' for update");
  const waitsFor = `select extract(epoch from clock_timestamp() - query_start)::float as seconds from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const isTooLate = async () => said.includes('lost') || (await pool.query(waitsFor)).rows[0]?.seconds > 5.2;
  await expect.poll(isTooLate, { timeout: 10_000 }).toBe(true);
  await blocker.query('commit');
  blocker.release();
  await expect.poll(() => said, { timeout: 10_000 }).toEqual(['from nobody', 'lost', 'from silence']);
  expect(lease.isHeld()).toBe(true);
});

test('of several each is held once, and none by who holds another', async () => {
  const all = Array.from({ length: 4 }, () => wanting('c 1', 'c 2'));
  await expect.poll(() => all.filter(({ lease }) => lease.isHeld()).length).toBe(2);
  for (const { lease } of all) await lease.look();
  const { rows } = await pool.query(
    "select count(distinct holder)::int as holders from platform.leases where name like 'c %'",
  );
  expect(rows).toEqual([{ holders: 2 }]);
});
