import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSecretKey } from './secrets.ts';

const root = await mkdtemp(join(tmpdir(), 'baobab-secrets-'));
afterAll(() => rm(root, { recursive: true }));
const newDir = () => mkdtemp(join(root, 'd-'));

test('R-MSC-056 the key of the environment wins', async () => {
  expect(await loadSecretKey('a key of the environment', await newDir())).toBe('a key of the environment');
});

test('without one a key is generated once, for its owner alone', async () => {
  const dir = await newDir();
  const key = await loadSecretKey(undefined, dir);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await loadSecretKey(undefined, dir)).toBe(key);
  expect((await stat(join(dir, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('processes that start together agree on one key', async () => {
  const dir = await newDir();
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadSecretKey(undefined, dir)));
  expect(new Set(keys).size).toBe(1);
});

test('an emptied key file is no reason to sign with nothing', async () => {
  const dir = await newDir();
  await writeFile(join(dir, 'secret.key'), '');
  await expect(loadSecretKey(undefined, dir)).rejects.toThrow(/holds no key/);
});
