import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { fileStorage } from '../../platform/storage/files.ts';
import { attachPictures, detachPictures, picturesByAid } from './index.ts';
import { sweepLoose } from './jobs/sweep-loose.ts';
import { insertImage } from './sql/images.ts';

const { db } = await testDb();
const folder = await mkdtemp(join(tmpdir(), 'loose-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = fileStorage(folder);
const start = new Date('2026-03-01T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

let made = 0;
const picture = (): Promise<number> => {
  made += 1;
  return insertImage(db, {
    uid: 1,
    width: 640,
    height: 480,
    bytes: 1000,
    colour: '#808080',
    widths: [320, 640],
    storage_key: `00/${made}`,
    content_hash: Buffer.from([made]),
    created_at: start,
  });
};
/** Which of these pictures a sweep at this time leaves. */
const leftAt = async (days: number, aids: number[]): Promise<number[]> => {
  await sweepLoose({ db, storage, clock: () => after(days) });
  return [...(await picturesByAid(db, aids)).keys()].sort((a, b) => a - b);
};

test('a picture that no post ever showed is swept after a week, one that is shown never', async () => {
  const [loose, shown] = [await picture(), await picture()];
  await attachPictures({ db, now: start }, 1, [shown]);
  expect(await leftAt(6.99, [loose, shown])).toEqual([loose, shown]);
  expect(await leftAt(7.01, [loose, shown])).toEqual([shown]);
  expect(await leftAt(700, [loose, shown])).toEqual([shown]);
});

test('a picture that its last post released has a week from then', async () => {
  const aid = await picture();
  await attachPictures({ db, now: start }, 1, [aid]);
  await detachPictures({ db, now: after(20) }, [aid]);
  expect(await leftAt(26.99, [aid])).toEqual([aid]);
  expect(await leftAt(27.01, [aid])).toEqual([]);
});

test('more loose pictures than are swept together go in one run', async () => {
  const aids = await Promise.all(Array.from({ length: 101 }, picture));
  expect(await leftAt(7.01, aids)).toEqual([]);
});
