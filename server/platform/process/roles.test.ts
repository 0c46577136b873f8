import { afterEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testDataDirs } from '../postgres/testing/data-dir.ts';
import { ask, killSmall, startSmall } from './testing/start-small.ts';

const at = await testDataDirs();
const { url: databaseUrl } = await testDb();

afterEach(killSmall);

const start = (ROLE: string) => startSmall({ DATABASE_URL: databaseUrl, DATA_DIR: at.dataDir, ROLE });

/** A figure of `/metrics`, all labels added up; undefined where there is none. */
async function figure(url: string, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].map(([, value]) =>
    Number(value),
  );
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
}

test('web serves and works no jobs, jobs works them and serves its health and figures alone', async () => {
  const web = await start('web');
  expect(web.line).toContain('is ready at http');
  expect(await ask(`${web.url}/pid`)).toMatchObject({ pid: web.child.pid });
  await fetch(`${web.url}/note`, { method: 'POST' });
  expect(await figure(web.url, 'jobs_processes')).toBe(0);
  await expect.poll(() => figure(web.url, 'jobs_oldest_seconds')).toBeGreaterThan(0);

  const jobs = await start('jobs');
  const port = /works jobs, watched at port (\d+)/.exec(jobs.line)?.[1];
  const there = `http://127.0.0.1:${port}`;
  await expect.poll(() => figure(there, 'jobs_total')).toBe(1);
  expect(await figure(web.url, 'jobs_total')).toBeUndefined();
  await expect.poll(() => figure(web.url, 'jobs_processes')).toBe(1);
  expect(await figure(web.url, 'jobs_oldest_seconds')).toBe(0);
  for (const path of ['healthz', 'readyz']) expect(await ask(`${there}/${path}`)).toMatchObject({ status: 'ok' });
  for (const path of ['pid', '', 'note']) expect((await fetch(`${there}/${path}`)).status).toBe(404);

  // Ended in order it is missed at once.
  jobs.child.kill('SIGTERM');
  expect(await jobs.ended).toBe(0);
  expect(await figure(web.url, 'jobs_processes')).toBe(0);
  expect(await ask(`${web.url}/readyz`)).toMatchObject({ status: 'ok' });
});
