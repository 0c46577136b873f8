import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { createLog } from '../../../platform/log.ts';
import { fileStorage } from '../../../platform/storage/files.ts';
import { type Storage, StorageUnavailable } from '../../../platform/storage/port.ts';
import { finishVideo } from './finish-video.ts';
import { mp4 } from './testing/files.ts';
import { videoKey } from './video-files.ts';

const root = await mkdtemp(join(tmpdir(), 'finish-video-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const ctx = { log: createLog('silent'), requestId: 'test' } as unknown as Ctx;

test('a file that a run has finished stays, where a second run over its pieces can’t look at what it wrote', async () => {
  const storage = fileStorage(root);
  const film = mp4();
  const [name, piece] = ['ab'.repeat(20), 'private/videos/film-0.part'];
  const key = videoKey(name, 'video/mp4');
  await storage.put(piece, film);
  const file = {
    name,
    recorded: false,
    direct: true,
    pieces: { keys: [piece], piece: film.length, size: film.length },
  };
  await finishVideo({ storage, ctx }, file);
  const failing: Storage = {
    ...storage,
    get: (asked, part) =>
      asked === key ? Promise.reject(new StorageUnavailable('the store can’t be reached')) : storage.get(asked, part),
  };
  await expect(finishVideo({ storage: failing, ctx }, file)).rejects.toThrow('threads.video_upload_failed');
  expect((await storage.head(key))?.size).toBe(film.length);
});
