import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { createLog } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { fileStorage } from './files.ts';
import { type Storage, StorageRefused, StorageUnavailable } from './port.ts';
import { s3Storage } from './s3.ts';
import { adoptStore, markKey, markOf, requireStoreOfSite, storeProblem } from './store-of-site.ts';
import { startTestStore } from './testing/s3-server.ts';
import { storeOf } from './testing/store-of.ts';

const { db } = await testDb();
const store = await startTestStore();
const folder = await mkdtemp(path.join(tmpdir(), 'store-of-site-'));
afterAll(async () => {
  await store.remove();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => db.deleteFrom('platform.store_of_site').execute());

const now = new Date();
const name = () => randomBytes(4).toString('hex');
const folders = () => fileStorage(path.join(folder, name()));
const buckets = () => s3Storage(storeOf(store.url(name())));
let faults: StartupError[];
beforeEach(() => {
  faults = [];
});
async function* breaking(): AsyncGenerator<Buffer> {
  yield Buffer.from('half');
  throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
}
const log = createLog('silent');
const starts = (storage: ReturnType<typeof folders>) =>
  requireStoreOfSite({ db, storage, log, onFault: (fault) => void faults.push(fault), milliseconds: 20 });

test.each([
  ['folders', folders],
  ['stores', buckets],
])('of two machines with one database and different %s the second is refused at its start', async (_title, fresh) => {
  const [one, other] = [fresh(), fresh()];
  await starts(one);
  await starts(one);
  const refused = starts(other);
  await expect(refused).rejects.toBeInstanceOf(StartupError);
  await expect(starts(other)).rejects.toThrow(
    /^This storage is not the one that the site’s files lie in: it has no mark, the database knows [0-9a-f-]{36}\. Give every machine the same/,
  );
  await other.put(markKey, Buffer.from('of-another-site'));
  await expect(starts(other)).rejects.toThrow('This storage belongs to another site: its mark is of-another-site');
});

test('many that start at once on one storage are all let in, and agree', async () => {
  const storage = buckets();
  await Promise.all(Array.from({ length: 8 }, () => starts(storage)));
  const row = await db.selectFrom('platform.store_of_site').select('mark').executeTakeFirstOrThrow();
  expect(await markOf(storage)).toBe(row.mark);
});

test('of two that start at once on different storages one alone is let in', async () => {
  const outcomes = await Promise.allSettled([folders(), folders()].map(starts));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a new database is refused on a storage that has a mark, until that is adopted by hand', async () => {
  const [storage, own] = [folders(), folders()];
  await storage.put(markKey, Buffer.from('of-another-site'));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(starts(storage)).rejects.toThrow(
      /^This storage holds the files of a site: its mark is of-another-site, and this database is new and knows none\./,
    );
  }
  await adoptStore(db, storage, now);
  await starts(storage);
  expect(await storeProblem(db, own, now)).toContain('the database knows of-another-site');
});

test('a new database that adopts an empty storage is marked as one with it', async () => {
  const storage = folders();
  await adoptStore(db, storage, now);
  await starts(storage);
  await expect(starts(folders())).rejects.toThrow('it has no mark');
});

test('a storage is adopted by hand, whatever mark it had', async () => {
  const [lost, found] = [folders(), buckets()];
  await starts(lost);
  await found.put(markKey, Buffer.from('of-another-site'));
  await adoptStore(db, found, now);
  await starts(found);
});

test('a store that is away prevents no start; the wrong one is refused when it is back', async () => {
  const [right, wrong] = [buckets(), buckets()];
  await starts(right);
  await store.stop();
  await starts(wrong);
  expect(faults).toEqual([]);
  await store.start();
  await expect.poll(() => faults.length).toBe(1);
  expect(faults[0]?.message).toContain('it has no mark');
});

test('a second look that fails by anything but the mark ends nothing, and is repeated', async () => {
  const [right, wrong] = [folders(), folders()];
  await starts(right);
  const failures = [
    new StorageUnavailable('away'),
    new StorageRefused('the store refuses (RequestTimeTooSkewed 403)'),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
  ];
  const failing: Storage = {
    ...wrong,
    get: (key) => (failures.length > 0 ? Promise.reject(failures.shift()) : wrong.get(key)),
  };
  await starts(failing);
  await expect.poll(() => faults.map(({ message }) => message)).toEqual([expect.stringContaining('it has no mark')]);
});

test('a mark that breaks off on its way counts as a store that is away', async () => {
  const storage = folders();
  await starts(storage);
  const stream = () => Readable.from(breaking());
  await expect(markOf({ ...storage, get: async () => ({ size: 9, etag: '', stream }) })).rejects.toBeInstanceOf(
    StorageUnavailable,
  );
});

test('keys that the store refuses prevent the start, and the setting is named', async () => {
  const access = storeOf(store.url(name()));
  const storage = s3Storage({ ...access, keys: { ...access.keys, secretAccessKey: 'wrong' } });
  await expect(starts(storage)).rejects.toThrow(/^STORAGE_URL: the store refuses \(SignatureDoesNotMatch 403/);
});
