import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStorage } from './open-storage.ts';

test('without an address files lie under DATA_DIR', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'open-'));
  await openStorage({ store: undefined, dataDir }).put('a/b.webp', Buffer.from('x'));
  expect(String(await readFile(path.join(dataDir, 'media/a/b.webp')))).toBe('x');
  await rm(dataDir, { recursive: true });
});
