import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { countShared, createReadCounter, readLimit, sharedLimits } from './limits.ts';

const { db } = await testDb();
const now = new Date('2026-11-20T10:00:30Z');

test('an account is refused past its share of a minute, another one and the next minute are not', async () => {
  const { perAccount } = sharedLimits.upload;
  const count = (uid: number, at = now) => countShared(db, 'upload', { uid, ip: `198.51.100.${uid}` }, at);
  for (let i = 0; i < perAccount; i += 1) await count(1);
  await expect(count(1)).rejects.toMatchObject({ refusal: 'wire.too_many', detail: { retryAfterSeconds: 30 } });
  await count(2);
  await count(1, new Date('2026-11-20T10:01:00Z'));
});

test('an address is refused past its share, whichever member calls', async () => {
  const { perAddress } = sharedLimits.login;
  for (let i = 0; i < perAddress; i += 1) await countShared(db, 'login', { uid: undefined, ip: '203.0.113.7' }, now);
  await expect(countShared(db, 'login', { uid: undefined, ip: '203.0.113.7' }, now)).rejects.toMatchObject({
    refusal: 'wire.too_many',
  });
});

test('of an IPv6 address its half counts that one customer holds', async () => {
  const { perAddress } = sharedLimits.login;
  const count = (host: number) => countShared(db, 'login', { uid: undefined, ip: `2001:db8:7:7::${host}` }, now);
  for (let i = 0; i < perAddress; i += 1) await count(i + 1);
  await expect(count(9999)).rejects.toMatchObject({ refusal: 'wire.too_many' });
  await countShared(db, 'login', { uid: undefined, ip: '2001:db8:7:8::1' }, now);
});

test('reads are counted in the process', () => {
  const clock = { now };
  const count = createReadCounter(() => clock.now);
  for (let i = 0; i < readLimit.perAddress; i += 1) count('192.0.2.1');
  expect(() => count('192.0.2.1')).toThrow('wire.too_many');
  count('192.0.2.2');
  for (let i = 0; i < readLimit.perAddress; i += 1) count(`2001:db8:7:7::${i.toString(16)}`);
  expect(() => count('2001:db8:7:7:1:2:3:4')).toThrow('wire.too_many');
  clock.now = new Date('2026-11-20T10:01:00Z');
  count('192.0.2.1');
});
