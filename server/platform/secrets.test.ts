import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginKeyRotation, endKeyRotation, loadSecretKey, restoreSecretKey } from './secrets.ts';

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

test('rotating the key makes one key, however often it is cut short and begun again', async () => {
  const dir = await newDir();
  const before = await loadSecretKey(undefined, dir);
  const rotation = await beginKeyRotation(dir);
  expect([rotation.previous, rotation.current === before]).toEqual([before, false]);
  expect(await beginKeyRotation(dir)).toEqual(rotation);
  await endKeyRotation(dir);
  expect(await loadSecretKey(undefined, dir)).toBe(rotation.current);
});

test('a backup’s key goes where none is, and is refused beside another one', async () => {
  const [dir, key] = [await newDir(), 'the key of the backup'];
  await restoreSecretKey(`${key}\n`, undefined, dir);
  await restoreSecretKey(`${key}\n`, undefined, dir);
  expect(await loadSecretKey(undefined, dir)).toBe(key);
  const another = 'the key of another site';
  await expect(restoreSecretKey(another, undefined, dir)).rejects.toThrow(/secret\.key is not the key of the backup/);
  await expect(restoreSecretKey(key, another, dir)).rejects.toThrow(/^SECRET_KEY is not the key of the backup/);
  expect(await readFile(join(dir, 'secret.key'), 'utf8')).toBe(`${key}\n`);
});
