import { afterEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { createLog } from '../log.ts';
import { byTurn } from './by-turn.ts';
import type { Jobs } from './jobs.ts';

const { db, pool } = await testDb();
const running: Jobs[] = [];
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});

/** A process that works jobs by turns. */
async function process() {
  const said: string[] = [];
  const note = (what: string) => async () => void said.push(what);
  const jobs = byTurn({ start: note('start'), stop: note('stop') }, { db, log: createLog('silent') });
  running.push(jobs);
  await jobs.start();
  return { jobs, said };
}

test('two of several processes work jobs, and a third once one of them ends', async () => {
  const all = [await process(), await process(), await process()];
  const working = () => all.filter(({ said }) => said.at(-1) === 'start');
  await expect.poll(() => working().length).toBe(2);
  const [first] = working();
  await first!.jobs.stop();
  expect(first!.said).toEqual(['start', 'stop']);
  await expect.poll(() => working().length).toBe(2);
});

test('a process that ends takes no turn any more, though one becomes free meanwhile', async () => {
  const said: string[] = [];
  const note = (what: string) => async () => void said.push(what);
  const jobs = byTurn({ start: note('start'), stop: note('stop') }, { db, log: createLog('silent') });
  // Its first look is on its way while it ends.
  await jobs.start();
  await jobs.stop();
  expect(said).toEqual(['stop']);
  expect((await pool.query("select from platform.leases where name like 'jobs %'")).rowCount).toBe(0);
});

test('a process whose turn others have taken works no jobs any more', async () => {
  const one = await process();
  await expect.poll(() => one.said).toEqual(['start']);
  const others = `insert into platform.leases (name, holder, until)
    select name, gen_random_uuid(), clock_timestamp() + interval '1 hour' from unnest(array['jobs 1', 'jobs 2']) as name
    on conflict (name) do update set holder = excluded.holder, until = excluded.until`;
  await pool.query(others);
  await expect.poll(() => one.said).toEqual(['start', 'stop']);
});
