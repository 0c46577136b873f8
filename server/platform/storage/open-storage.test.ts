import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { openStorage } from './open-storage.ts';

test('without an address files lie under DATA_DIR', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'open-'));
  await openStorage({ storageUrl: undefined, dataDir }).put('a/b.webp', Buffer.from('x'));
  expect(String(await readFile(path.join(dataDir, 'media/a/b.webp')))).toBe('x');
  await rm(dataDir, { recursive: true });
});

test('an address that this version can not serve stops the start and names the setting', () => {
  const open = () => openStorage({ storageUrl: 's3://bucket', dataDir: '.' });
  expect(open).toThrow(StartupError);
  expect(open).toThrow('STORAGE_URL');
});
