import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownDir } from '../../../tests/support/backup.ts';
import { s3Storage } from '../storage/s3.ts';
import { startTestStore } from '../storage/testing/s3-server.ts';
import { storeOf } from '../storage/testing/store-of.ts';
import type { Checksums } from './checksums.ts';
import { copyPictures } from './pictures.ts';

const store = await startTestStore();
afterAll(store.remove);

test('more files than a store has connections are deleted during a backup: they are linked from the one before', async () => {
  const [from, dir] = [s3Storage(storeOf(store.url('site'))), await ownDir()];
  const keys = Array.from({ length: 60 }, (_, i) => `ab/file-${i}.webp`);
  for (const key of keys) await from.put(key, Buffer.from(key));
  const copied = async (name: string, before: { directory: string; checksums: Checksums } | undefined) => {
    const [directory, checksums]: [string, Checksums] = [join(dir, name), new Map()];
    await mkdir(directory);
    const { files } = await copyPictures({ from, directory, checksums, before });
    return { directory, checksums, files };
  };
  const first = await copied('first', undefined);
  await from.holding.begin();
  for (const key of keys) await from.remove(key);
  const second = await copied('second', first);
  expect([first.files, second.files]).toEqual([60, 60]);
  expect(second.checksums).toEqual(first.checksums);
  await from.holding.end();
});
