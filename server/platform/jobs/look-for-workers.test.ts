import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { lookForWorkers } from './look-for-workers.ts';
import { signLife } from './signs-of-life.ts';

const { pool } = await testDb();

test('a site whose jobs nobody works says so once, and once that somebody does again', async () => {
  const said: string[] = [];
  const note = (_fields: object, message?: string) => void said.push(message ?? '');
  const looking = lookForWorkers({ pool, log: { info: note, warn: note, error: note }, every: 5 });
  await looking.start();
  await expect.poll(() => said).toEqual([expect.stringContaining('start a process with ROLE=jobs')]);
  await signLife(pool, 'another process', new Date());
  await expect.poll(() => said).toEqual([said[0], 'Jobs are worked again']);
  await looking.stop();
  // A sign that is too old is none: the process was killed.
  await pool.query(`update platform.job_pools set seen_at = seen_at - interval '1 hour'`);
  await looking.start();
  await expect.poll(() => said.length).toBe(3);
  expect(said[2]).toBe(said[0]);
  await looking.stop();
});
