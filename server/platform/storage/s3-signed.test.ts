import { afterAll, expect, test } from 'vitest';
import { s3Storage } from './s3.ts';
import { directAddresses, signedAddress } from './s3-signed.ts';
import { startTestStore } from './testing/s3-server.ts';
import { storeOf } from './testing/store-of.ts';

const store = await startTestStore();
afterAll(store.remove);
const access = storeOf(store.url('site'));
const storage = s3Storage(access, { direct: true });

test('an address is signed as the provider’s own example is', () => {
  const documented = {
    ...{ host: 's3.amazonaws.com', bucket: 'examplebucket', prefix: '', region: 'us-east-1', tls: true },
    style: 'virtual' as const,
    keys: { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
  };
  const at = new Date('2013-05-24T00:00:00Z');
  const url = signedAddress(documented, { method: 'GET', name: 'test.txt', at, seconds: 86_400 });
  expect(url).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

test('a read address is the same for an hour, and works for longer than it is said to', () => {
  const { read } = directAddresses(access);
  const at = (time: string) => read('ab/x.webp', new Date(`2026-12-01T${time}Z`));
  expect(at('10:59:59.500').url).toBe(at('10:00:00').url);
  expect(at('11:00:00').url).not.toBe(at('10:00:00').url);
  expect([at('10:00:00').seconds, at('10:59:59.500').seconds]).toEqual([3600, 1]);
  const query = new URL(at('10:59:59').url).searchParams;
  expect([query.get('X-Amz-Date'), query.get('X-Amz-Expires')]).toEqual(['20261201T100000Z', '7200']);
});

test('the store gives one file by it, named and typed, and nothing else', async () => {
  await storage.put('ab/picture.webp', Buffer.from('RIFF'));
  await storage.put('ab/strange.html', Buffer.from('<script>'));
  const { url } = storage.direct!.read('ab/picture.webp', new Date());
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, 'RIFF']);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(url.replace('picture.webp', 'strange.html'))).status).toBe(403);
  const strange = await fetch(storage.direct!.read('ab/strange.html', new Date()).url);
  expect(strange.headers.get('content-type')).toBe('application/octet-stream');
  expect(strange.headers.get('content-disposition')).toBe('attachment');
});

test('by a write address so many bytes go to one key, no more, no less and nowhere else', async () => {
  const key = 'private/videos/abc-0.part';
  const { url } = storage.direct!.write(key, 4, new Date());
  const put = async (to: string, body: string) => (await fetch(to, { method: 'PUT', body })).status;
  expect(await put(url, 'long one')).toBe(403);
  expect(await put(url, 'x')).toBe(403);
  expect(await put(url.replace('abc-0', 'abc-1'), 'four')).toBe(403);
  expect(await put(url, 'four')).toBe(200);
  expect(await storage.head(key)).toMatchObject({ size: 4 });
  const late = storage.direct!.write(key, 4, new Date(Date.now() - 3_600_000));
  expect(await put(late.url, 'four')).toBe(403);
});
