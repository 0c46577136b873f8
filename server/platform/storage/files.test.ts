import { chmod, chown, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileStorage } from './files.ts';
import { beginHolding } from './held-files.ts';
import { StorageUnavailable } from './port.ts';
import { storageCases } from './testing/storage-cases.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'storage-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a folder', () => storageCases(async () => fileStorage(root)));

test('a file that is not whole is not listed', async () => {
  const storage = fileStorage(root);
  await storage.put('ab/one-320.webp', Buffer.from('1'));
  await writeFile(path.join(root, 'ab/.half.part'), '');
  expect((await storage.list('ab')).map(({ key }) => key)).toEqual(['ab/one-320.webp']);
});

test('no half-written file is left beside, even when many write the same key at once', async () => {
  const storage = fileStorage(root);
  await Promise.all(Array.from({ length: 20 }, () => storage.put('a/b/same.webp', Buffer.alloc(5000, 1))));
  expect(await readdir(path.join(root, 'a/b'))).toEqual(['same.webp']);
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

test.runIf(process.getuid?.() === 0)(
  'where root makes a backup, the site’s account can still move files aside',
  async () => {
    await chown(root, 65534, 65534);
    await beginHolding(root);
    expect((await stat(path.join(root, '.deleted-during-backup'))).uid).toBe(65534);
  },
);
