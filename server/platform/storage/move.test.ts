import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { runScript } from '../../../tests/support/command.ts';
import { fileStorage } from './files.ts';
import { moveMedia } from './move.ts';
import { type Storage, StorageUnavailable } from './port.ts';
import { s3Storage } from './s3.ts';
import { markKey, markOf } from './store-of-site.ts';
import { startTestStore } from './testing/s3-server.ts';
import { storeOf } from './testing/store-of.ts';

const store = await startTestStore();
const root = await mkdtemp(path.join(tmpdir(), 'move-'));
afterAll(async () => {
  await store.remove();
  await rm(root, { recursive: true, force: true });
});

let made = 0;
/** A folder with some files, and an empty place in a store. */
async function places() {
  made += 1;
  const folder = path.join(root, `of-${made}`);
  const from = fileStorage(folder);
  for (let i = 0; i < 20; i += 1) await from.put(`ab/file-${i}.webp`, Buffer.from(`picture ${i}`));
  await from.put('private/exports/x/0', Buffer.from('an export'));
  await from.put(markKey, Buffer.from('mark'));
  const url = store.url(`move-${made}`);
  return { folder, from, url, to: s3Storage(storeOf(url)) };
}
const nothing = { copied: 0, bytes: 0, same: 0, gone: 0, differs: [], onlyThere: 0 };

test('everything is copied once, the mark as well, and back again', async () => {
  const { from, to } = await places();
  const bytes = 10 * 9 + 10 * 10 + 9 + 4;
  expect(await moveMedia({ from, to })).toEqual({ ...nothing, copied: 22, bytes });
  expect(await moveMedia({ from, to })).toMatchObject({ copied: 1, same: 21 });
  expect(await moveMedia({ from, to, verifies: true })).toEqual({ ...nothing, same: 22 });
  const back = fileStorage(path.join(root, `back-${made}`));
  expect(await moveMedia({ from: to, to: back })).toMatchObject({ copied: 22, differs: [] });
  const found = await back.get('private/exports/x/0');
  expect(found && (await text(found.stream()))).toBe('an export');
});

test('what comes meanwhile is copied by the next run; what is deleted meanwhile is counted', async () => {
  const { from, to } = await places();
  await moveMedia({ from, to });
  await from.put('cd/late.webp', Buffer.from('late'));
  await from.remove('ab/file-0.webp');
  await to.put('ef/uploaded-there.webp', Buffer.from('new'));
  expect(await moveMedia({ from, to })).toMatchObject({ copied: 2, same: 20, onlyThere: 2, differs: [] });
});

test('cut short it goes on where it was, and a storage without the whole has no mark', async () => {
  const { from, to } = await places();
  let written = 0;
  const breaking: Storage = {
    ...to,
    putFrom: async (key, source) => {
      written += 1;
      if (written > 12) throw new StorageUnavailable('the store can’t be reached');
      return to.putFrom(key, source);
    },
  };
  await expect(moveMedia({ from, to: breaking })).rejects.toBeInstanceOf(StorageUnavailable);
  expect(await markOf(to)).toBeUndefined();
  const again = await moveMedia({ from, to });
  expect([again.copied + again.same, again.copied < 22, again.differs]).toEqual([22, true, []]);
  expect(await markOf(to)).toBe('mark');
});

test('what a storage gives back otherwise than it took is removed there and named, and the mark stays away', async () => {
  const { from, to } = await places();
  const spoiling: Storage = {
    ...to,
    putFrom: (key, source) =>
      to.putFrom(
        key,
        key === 'ab/file-3.webp'
          ? (async function* () {
              yield Buffer.from('picture X');
            })()
          : source,
      ),
  };
  const moved = await moveMedia({ from, to: spoiling });
  expect(moved.differs).toEqual(['ab/file-3.webp: what was copied read back as something else, and was removed']);
  expect([await to.exists('ab/file-3.webp'), await markOf(to)]).toEqual([false, undefined]);
});

test('many copies that read back shorter are all named, and hold no connections to the store', async () => {
  const { from, to } = await places();
  for (let i = 0; i < 60; i += 1) await from.put(`cd/more-${i}.webp`, Buffer.from('a picture'));
  const shortening: Storage = {
    ...to,
    putFrom: (key) =>
      to.putFrom(
        key,
        (async function* () {
          yield Buffer.from('x');
        })(),
      ),
  };
  expect((await moveMedia({ from, to: shortening })).differs).toHaveLength(81);
});

test('all bytes are compared where that is asked for', async () => {
  const { from, to, folder } = await places();
  await moveMedia({ from, to });
  await writeFile(path.join(folder, 'ab/file-1.webp'), 'picture ?');
  await writeFile(path.join(folder, 'ab/file-2.webp'), 'longer than before');
  await to.remove('ab/file-3.webp');
  const { differs } = await moveMedia({ from, to, verifies: true });
  expect(differs.sort()).toEqual([
    'ab/file-1.webp: other bytes',
    'ab/file-2.webp: 9 bytes in place of 18',
    'ab/file-3.webp: missing',
  ]);
});

test('the command counts, says what differs and ends with 1 where something does', async () => {
  const { folder, url, to } = await places();
  const move = (...argv: string[]) => runScript('move-media.ts', {}, ...argv);
  expect(await move(folder, url)).toEqual({
    ...{ code: 0, errors: '' },
    out: '22 files copied (203 bytes), 0 the same, 0 deleted meanwhile, 0 only in TO\nNothing differs',
  });
  await to.remove('ab/file-1.webp');
  expect(await move('--verify', folder, url)).toEqual({
    ...{ code: 1, errors: 'Differs: ab/file-1.webp: missing' },
    out: '0 files copied (0 bytes), 20 the same, 0 deleted meanwhile, 0 only in TO\n1 differ',
  });
  expect(await move(folder, 's3://127.0.0.1')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^TO must name a bucket/),
  });
  expect((await move(folder)).code).toBe(2);
});
