import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStorage } from './files.ts';
import { beginHolding, heldFiles } from './held-files.ts';
import { isStorageKey, StorageUnavailable } from './port.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'storage-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('what was put is read back, exists, and can be removed', async () => {
  const storage = fileStorage(root);
  const key = 'ab/cdef-320.webp';
  expect(await storage.exists(key)).toBe(false);
  expect(await storage.get(key)).toBeUndefined();
  await storage.put(key, Buffer.from('picture'));
  const found = await storage.get(key);
  expect(found?.size).toBe(7);
  expect(String(await buffer(found!.stream()))).toBe('picture');
  await storage.remove(key);
  await storage.remove(key);
  expect(await storage.exists(key)).toBe(false);
});

test('a folder is listed without what lies deeper or is not whole', async () => {
  const storage = fileStorage(root);
  await storage.put('ab/one-320.webp', Buffer.from('1'));
  await storage.put('ab/cd/two-320.webp', Buffer.from('2'));
  await writeFile(path.join(root, 'ab/.half.part'), '');
  const listed = await storage.list('ab');
  expect(listed).toEqual([{ key: 'ab/one-320.webp', since: expect.any(Date) }]);
  expect(await storage.list('nothing')).toEqual([]);
});

test('no half-written file is left beside, even when many write the same key at once', async () => {
  const storage = fileStorage(root);
  await Promise.all(Array.from({ length: 20 }, () => storage.put('a/b/same.webp', Buffer.alloc(5000, 1))));
  expect(await readdir(path.join(root, 'a/b'))).toEqual(['same.webp']);
});

test('a key of another size gets another tag, and the same object the same', async () => {
  const storage = fileStorage(root);
  await storage.put('x1.webp', Buffer.from('one'));
  await storage.put('x2.webp', Buffer.from('one'));
  const tags = await Promise.all(['x1.webp', 'x1.webp', 'x2.webp'].map(async (key) => (await storage.get(key))?.etag));
  expect(tags[0]).toBe(tags[1]);
  expect(tags[0]).not.toBe(tags[2]);
});

test('a place that cannot be written says so', async () => {
  await writeFile(path.join(root, 'taken'), '');
  await expect(fileStorage(root).put('taken/file.webp', Buffer.from('x'))).rejects.toBeInstanceOf(StorageUnavailable);
});

test('a folder without leave to write says so', { skip: process.getuid?.() === 0 }, async () => {
  await chmod(root, 0o500);
  await expect(fileStorage(root).put('file.webp', Buffer.from('x'))).rejects.toBeInstanceOf(StorageUnavailable);
  await chmod(root, 0o700);
});

test.each([
  '',
  '..',
  '../x',
  'a/../b',
  '/etc/passwd',
  'a//b',
  'A/b',
  'a/.hidden',
  'a\0b',
  'a/b/',
  'a\\b',
  'a%2fb',
  '.',
  'x'.repeat(201),
])('the key %j is none', async (key) => {
  expect(isStorageKey(key)).toBe(false);
  await expect(fileStorage(root).put(key, Buffer.from('x'))).rejects.toThrow();
  expect(await fileStorage(root).get(key)).toBeUndefined();
  expect(await fileStorage(root).exists(key)).toBe(false);
});

test('what killed uploads left half-written is swept from every folder, and only when nobody can be writing it', async () => {
  const storage = fileStorage(root);
  await storage.put('ab/one-320.webp', Buffer.from('1'));
  await storage.put('private/exports/ab/0', Buffer.from('1'));
  const part = (age: string) => `.${age.padStart(8, '0')}-0000-4000-8000-000000000000.part`;
  const long = new Date('2026-03-01T12:00:00Z');
  const parts = ['ab', 'private/exports/ab', '.'].map((folder) => path.join(root, folder, part('01')));
  for (const file of parts) {
    await writeFile(file, 'half');
    await utimes(file, long, long);
  }
  await utimes(path.join(root, 'ab/one-320.webp'), long, long);
  await writeFile(path.join(root, 'ab', part('02')), 'being written');
  expect(await storage.sweepUnfinished(new Date('2026-03-02T12:00:00Z'))).toBe(3);
  expect((await readdir(path.join(root, 'ab'))).sort()).toEqual([part('02'), 'one-320.webp']);
  expect(await readdir(path.join(root, 'private/exports/ab'))).toEqual(['0']);
});

test('files that are deleted while a backup is made are retained aside, unseen, until it ends or is a day old', async () => {
  const storage = fileStorage(root);
  const key = 'ab/cdef-320.webp';
  await storage.put(key, Buffer.from('picture'));
  await beginHolding(root);
  await storage.remove(key);
  await storage.remove(key);
  expect([await storage.exists(key), await storage.list('ab')]).toEqual([false, []]);
  const held = await heldFiles(root);
  expect(held.map((each) => each.key)).toEqual([key]);
  expect(await readFile(held[0]!.file, 'utf8')).toBe('picture');
  await storage.sweepUnfinished(new Date(Date.now() - 60_000));
  expect(await heldFiles(root)).toHaveLength(1);
  await storage.sweepUnfinished(new Date(Date.now() + 60_000));
  expect(await heldFiles(root)).toEqual([]);
  await storage.put(key, Buffer.from('picture'));
  await storage.remove(key);
  expect(await readdir(path.join(root, 'ab'))).toEqual([]);
});

test.runIf(process.getuid?.() === 0)(
  'where root makes a backup, the site’s account can still move files aside',
  async () => {
    await chown(root, 65534, 65534);
    await beginHolding(root);
    expect((await stat(path.join(root, '.deleted-during-backup'))).uid).toBe(65534);
  },
);
