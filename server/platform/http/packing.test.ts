import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { testForum } from '../../../tests/support/forum.ts';

const { url, member, post, reply } = await testForum();
const ada = await member();
const message = `<p>${'The bread was still warm when the road past the market opened. '.repeat(40)}</p>`;
const { tid } = await post(ada, { message });
await reply(ada, tid);

/** An answer as it came over the wire: no client unpacks it. */
async function ask(name: 'threads.view' | 'threads.new-reply', fields: object, accepts?: string) {
  const { path, method } = calls[name];
  const headers = { 'content-type': 'application/json', 'x-auth-token': ada.token };
  const all = accepts === undefined ? headers : { ...headers, 'accept-encoding': accepts };
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const sending = request(url + path, { method, headers: all }, (got) =>
      buffer(got).then((bytes) => resolve({ headers: got.headers, bytes }), reject),
    );
    sending.on('error', reject).end(JSON.stringify(fields));
  });
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('what a read answers is packed for who takes %s', async (accepts, encoding, unpack) => {
  const plain = await ask('threads.view', { tid });
  const packed = await ask('threads.view', { tid }, accepts);
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(JSON.parse(unpack(packed.bytes).toString())).toMatchObject({ success: 1, thread: { tid } });
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(Number(packed.headers['content-length'])).toBe(packed.bytes.length);
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('what a write answers never is, since it may hold a token, nor is what fits into a packet', async () => {
  const written = await ask('threads.new-reply', { tid, message }, 'gzip, deflate, br');
  expect(written.bytes.length).toBeGreaterThan(2000);
  expect(JSON.parse(written.bytes.toString())).toMatchObject({ status: 1 });
  const refused = await ask('threads.view', { tid: 999_999 }, 'gzip, deflate, br');
  expect(JSON.parse(refused.bytes.toString())).toMatchObject({ success: 0 });
});
