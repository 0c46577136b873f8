import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { StorageRefused, StorageUnavailable } from './port.ts';
import { s3Storage } from './s3.ts';
import { startTestStore, testBucket } from './testing/s3-server.ts';
import { storageCases } from './testing/storage-cases.ts';
import { storeOf } from './testing/store-of.ts';

const store = await startTestStore();
afterAll(store.remove);

const freshAccess = () => storeOf(store.url(`of-${randomBytes(4).toString('hex')}/deep`));
const fresh = () => s3Storage(freshAccess());

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

test('a folder of more than a page is listed whole', async () => {
  const storage = fresh();
  const keys = Array.from({ length: 9 }, (_, i) => `ab/file-${i}`);
  for (const key of keys) await storage.put(key, Buffer.from('x'));
  store.asked.length = 0;
  expect((await storage.list('ab')).map(({ key }) => key)).toEqual(keys);
  expect(store.asked).toHaveLength(3);
});

test('an upload in parts whose process was killed is ended by the sweep, and only when nobody can be writing it', async () => {
  const access = freshAccess();
  const storage = s3Storage(access);
  const { S3Client, CreateMultipartUploadCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    ...{ region: access.region, credentials: access.keys, forcePathStyle: true },
    endpoint: `http://127.0.0.1:${store.port}`,
  });
  for (const Key of [`${access.prefix}ab/left`, 'another-site/ab/left'])
    await client.send(new CreateMultipartUploadCommand({ Bucket: testBucket, Key }));
  const [early, late] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  expect(await storage.sweepUnfinished(early)).toBe(0);
  expect(await storage.sweepUnfinished(late)).toBe(1);
  expect(await storage.sweepUnfinished(late)).toBe(0);
});

test('two sites in one bucket see nothing of each other', async () => {
  const [one, other] = [fresh(), fresh()];
  await one.put('ab/picture.webp', Buffer.from('one'));
  expect([await other.exists('ab/picture.webp'), await other.list('ab')]).toEqual([false, []]);
});

test('wrong keys and an absent bucket are refusals by name, which repeat no secret', async () => {
  const access = freshAccess();
  const wrong = { ...access, keys: { accessKeyId: 'S3RVER', secretAccessKey: 'a secret of ours' } };
  const failure = await s3Storage(wrong)
    .put('ab/x', Buffer.from('x'))
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StorageRefused);
  expect(String(failure)).toMatch('SignatureDoesNotMatch 403');
  expect(JSON.stringify(failure) + String(failure)).not.toContain('a secret of ours');
  await expect(s3Storage({ ...access, bucket: 'absent' }).get('ab/x')).rejects.toThrow('NoSuchBucket');
});

test('a store that is away fails by name, and serves again when it is back', async () => {
  const storage = fresh();
  await storage.put('ab/one.webp', Buffer.from('picture'));
  await store.stop();
  const asked = [
    () => storage.put('ab/two.webp', Buffer.from('x')),
    () => storage.putFrom('ab/two.webp', (async function* () {})()),
    () => storage.get('ab/one.webp'),
    () => storage.head('ab/one.webp'),
    () => storage.remove('ab/one.webp'),
    () => storage.list('ab'),
    () => storage.sweepUnfinished(new Date()),
  ];
  for (const ask of asked) await expect(ask()).rejects.toBeInstanceOf(StorageUnavailable);
  await store.start();
  const found = await storage.get('ab/one.webp');
  expect(found && (await text(found.stream()))).toBe('picture');
});
