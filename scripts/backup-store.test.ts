import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import type { Storage } from '../server/platform/storage/port.ts';
import { s3Storage } from '../server/platform/storage/s3.ts';
import { markKey, storeProblem } from '../server/platform/storage/store-of-site.ts';
import { startTestStore } from '../server/platform/storage/testing/s3-server.ts';
import { storeOf } from '../server/platform/storage/testing/store-of.ts';
import { ownDir } from '../tests/support/backup.ts';
import { runScript } from '../tests/support/command.ts';
import { cloneDatabase } from '../tests/support/database-server.ts';
import { testForum } from '../tests/support/forum.ts';

const store = await startTestStore();
const { api, dataDir, db, member, pool } = await testForum({ env: { STORAGE_URL: store.url('site') } });
afterAll(store.remove);
const storage = s3Storage(storeOf(store.url('site')));
const ofSite = {
  DATABASE_URL: (pool.options as { connectionString?: string }).connectionString ?? '',
  DATA_DIR: dataDir,
  SECRET_KEY: 'a key for tests, kept nowhere',
  STORAGE_URL: store.url('site'),
};

const emptyDatabase = async (): Promise<string> => {
  const { url, drop } = await cloneDatabase(inject('databaseServer'), 'template0');
  onTestFinished(drop);
  return url;
};
const problemOf = async (url: string, at: Storage): Promise<string | undefined> => {
  const there = createPool({ url, max: 1 });
  return storeProblem(createDb(there), at, new Date()).finally(() => there.end());
};

test('a site whose files lie in a store is backed up with them, and restored into another one, marked as its own', async () => {
  const [dir, ada] = [await ownDir(), await member()];
  expect(await storeProblem(db, storage, new Date())).toBeUndefined();
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a5' } })
    .jpeg()
    .toBuffer();
  const files = { file: new File([new Uint8Array(photo)], 'photo.jpg') };
  const { data } = await api.must('media.image-upload', {}, { ...ada, files });
  const key = `${data.url.replace('/media/', '')}-320.webp`;
  await storage.put('private/exports/x/0', Buffer.from('an export'));
  const { code, out, errors } = await runScript('backup.ts', ofSite, '--unproven', join(dir, 'kept'));
  expect([code, errors]).toEqual([0, '']);
  expect(out).toMatch(/, 2 pictures, /);

  const empty = await emptyDatabase();
  const place = { ...ofSite, DATABASE_URL: empty, DATA_DIR: join(dir, 'data'), STORAGE_URL: store.url('restored') };
  expect(await runScript('restore.ts', place, join(dir, 'kept'))).toMatchObject({ code: 0, errors: '' });
  const restored = s3Storage(storeOf(store.url('restored')));
  expect((await restored.head(key))?.size).toBe((await storage.head(key))?.size);
  expect(await restored.exists('private/exports/x/0')).toBe(false);
  expect(await readdir(join(dir, 'data/media'))).toEqual([]);
  expect(await problemOf(empty, restored)).toBeUndefined();
});

test('a backup whose rows know no mark is restored into a storage that has one, and the site starts there', async () => {
  const [dir, empty] = [await ownDir(), await emptyDatabase()];
  await db.deleteFrom('platform.store_of_site').execute();
  expect(await runScript('backup.ts', ofSite, '--unproven', join(dir, 'kept'))).toMatchObject({ code: 0, errors: '' });
  const marked = s3Storage(storeOf(store.url('marked')));
  await marked.put(markKey, Buffer.from('from-before'));
  const place = { ...ofSite, DATABASE_URL: empty, DATA_DIR: join(dir, 'data'), STORAGE_URL: store.url('marked') };
  expect(await runScript('restore.ts', place, join(dir, 'kept'))).toMatchObject({ code: 0, errors: '' });
  expect(await problemOf(empty, marked)).toBeUndefined();
});
