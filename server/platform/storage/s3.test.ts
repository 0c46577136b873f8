import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { readStoreAddress, withKeys } from '../../config/store-address.ts';
import { s3Storage } from './s3.ts';
import { startTestStore } from './testing/s3-server.ts';
import { storageCases } from './testing/storage-cases.ts';

const store = await startTestStore();
afterAll(store.remove);

function opened(url: string) {
  const address = readStoreAddress(url);
  const access = typeof address === 'string' ? undefined : withKeys(address, {});
  if (!access) throw new Error('no address of a store');
  return s3Storage(access);
}
const fresh = () => opened(store.url(`of-${randomBytes(4).toString('hex')}/deep`));

describe('a store of S3', () => storageCases(async () => fresh()));

test('a file is asked for once: only who reads nothing asks for its head', async () => {
  const storage = fresh();
  await storage.put('ab/one.webp', Buffer.from('picture'));
  store.asked.length = 0;
  for (const part of [undefined, { start: 1, end: 2 }]) {
    const found = await storage.get('ab/one.webp', part);
    await text(found!.stream());
  }
  await storage.head('ab/one.webp');
  expect(store.asked.map((asked) => asked.split(' ')[0])).toEqual(['GET', 'GET', 'HEAD']);
});
