import { CompactEncrypt, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { createSignsReader } from './signs.ts';

const { db } = await testDb();
const { platform, clock } = testPlatform(db);
const { signs } = platform;

async function encrypt(
  payload: object,
  header: { alg: string; enc: string } = { alg: 'RSA-OAEP-256', enc: 'A256GCM' },
) {
  const { keys } = await signs.publicKeys();
  const key = await importJWK(keys[0]!, header.alg);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload))).setProtectedHeader(header).encrypt(key);
}
const seconds = () => Math.floor(clock.now.getTime() / 1000);
const nonce = () => crypto.randomUUID();

test('a payload encrypted for our key opens, without its iat and nonce', async () => {
  const sent = await encrypt({ username: 'adaeze', iat: seconds(), nonce: nonce() });
  expect((await signs.open(sent, clock.now)).fields).toEqual({ username: 'adaeze' });
});

test('the same payload can be spent once, also by another process, and is not spent by reading it', async () => {
  const sent = await encrypt({ iat: seconds(), nonce: nonce() });
  const other = createSignsReader(db, { current: 'a secret for the tests alone' }, () => clock.now);
  const [here, there] = [await signs.open(sent, clock.now), await other.open(sent, clock.now)];
  await here.spend();
  await expect(there.spend()).rejects.toMatchObject({ refusal: 'wire.signs_replayed' });
});

test.each([-301, 301])('a payload %d seconds from now is refused', async (offset) => {
  const sent = await encrypt({ iat: seconds() + offset, nonce: nonce() });
  await expect(signs.open(sent, clock.now)).rejects.toMatchObject({ refusal: 'wire.signs_expired' });
});

test.each([
  ['nothing', undefined],
  ['plain text', 'username=adaeze'],
  ['an object', { username: 'adaeze' }],
  ['too long', 'x'.repeat(30_000)],
])('%s is no payload', async (_what, sent) => {
  await expect(signs.open(sent, clock.now)).rejects.toMatchObject({ refusal: 'wire.signs_invalid' });
});

test.each(['short', 'a\0bcdefgh', '\ud800bcdefgh', 'x'.repeat(129), 12_345_678, ['a-nonce-of-a-list']])(
  'a payload with a nonce that can’t be stored, or is none, is refused: %j',
  async (wrong) => {
    const sent = await encrypt({ iat: seconds(), nonce: wrong });
    await expect(signs.open(sent, clock.now)).rejects.toMatchObject({ refusal: 'wire.signs_invalid' });
  },
);

test('another way of encrypting, a list and a payload without a nonce are refused', async () => {
  const payload = { iat: seconds(), nonce: nonce() };
  for (const sent of [
    await encrypt(payload, { alg: 'RSA-OAEP-256', enc: 'A128GCM' }),
    await encrypt([1]),
    await encrypt({ iat: seconds() }),
  ])
    await expect(signs.open(sent, clock.now)).rejects.toMatchObject({ refusal: 'wire.signs_invalid' });
});

test('the private key lies encrypted, and a wrong secret does not open it', async () => {
  const row = await db.selectFrom('platform.keys').selectAll().executeTakeFirstOrThrow();
  expect(row.private_sealed.toString('latin1')).not.toContain('"d"');
  const stranger = createSignsReader(db, { current: 'quite another secret' }, () => clock.now);
  await expect(stranger.publicKeys()).rejects.toThrow();
});
