import { mkdir, mkdtemp, readdir, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDataDir } from './data-dir.ts';

test('drafts of processes that were killed are swept at the next start, those of an hour and everything else stay', async () => {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'data-dir-')));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const old = ['.probe-0123456789ab', 'secret.key.0123456789ab', 'secret.key', 'secret.key.old', 'mine'];
  await mkdir(join(dataDir, 'cache/postgres-0123456789ab.0123456789ab/native'), { recursive: true });
  await mkdir(join(dataDir, 'cache/postgres-0123456789ab'));
  const long = new Date('2026-03-01T12:00:00Z');
  for (const name of old) {
    await writeFile(join(dataDir, name), '');
    await utimes(join(dataDir, name), long, long);
  }
  await utimes(join(dataDir, 'cache/postgres-0123456789ab.0123456789ab'), long, long);
  await writeFile(join(dataDir, '.probe-ba9876543210'), '');
  expect(await prepareDataDir(dataDir)).toBe(dataDir);
  const left = ['.probe-ba9876543210', 'cache', 'mine', 'secret.key', 'secret.key.old'];
  expect((await readdir(dataDir)).sort()).toEqual(left);
  expect(await readdir(join(dataDir, 'cache'))).toEqual(['postgres-0123456789ab']);
});
