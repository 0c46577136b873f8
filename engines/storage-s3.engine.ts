import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { StorageUnavailable } from '../server/platform/storage/port.ts';
import { s3Storage } from '../server/platform/storage/s3.ts';
import { startTestStore } from '../server/platform/storage/testing/s3-server.ts';
import { storageCases } from '../server/platform/storage/testing/storage-cases.ts';
import { storeOf } from '../server/platform/storage/testing/store-of.ts';
import { lineTo } from './support/line.ts';

const store = await startTestStore();
const line = await lineTo(store.port);
afterAll(async () => {
  await line.stop();
  await store.remove();
});
const fresh = () => s3Storage({ ...storeOf(store.url(`of-${randomBytes(4).toString('hex')}`)), port: line.port });

describe('a store at the end of a line', () => storageCases(async () => fresh()));

for (const fault of ['cut', 'freeze'] as const) {
  test(`a store whose line is ${fault} fails by name, in an upload in parts as well, and serves again when it is mended`, async () => {
    const storage = fresh();
    await storage.put('ab/one.webp', Buffer.from('picture'));
    const breaking = (async function* () {
      yield Buffer.alloc(9 * 1024 * 1024);
      line[fault]();
      yield Buffer.alloc(9 * 1024 * 1024);
    })();
    await expect(storage.putFrom('ab/large', breaking)).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(storage.get('ab/one.webp')).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(storage.head('ab/one.webp')).rejects.toBeInstanceOf(StorageUnavailable);
    line.mend();
    const found = await storage.get('ab/one.webp');
    expect(found && (await text(found.stream()))).toBe('picture');
    expect(await storage.exists('ab/large')).toBe(false);
    // Its end could not be said to the store: the sweep says it.
    expect(await storage.sweepUnfinished(new Date(Date.now() + 60_000))).toBe(1);
  });
}
