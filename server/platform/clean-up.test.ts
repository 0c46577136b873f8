import { expect, test } from 'vitest';
import { testDb } from '../../tests/support/db.ts';
import { cleanUpPlatform } from './clean-up.ts';

const { db } = await testDb();
const now = new Date('2026-03-01T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('what the platform keeps for a while is deleted after it', async () => {
  const seconds = (hours: number) => Math.floor(at(hours).getTime() / 1000);
  for (const [name, hours] of [['old', -25] as const, ['young', -23] as const]) {
    await db
      .insertInto('platform.nonces')
      .values({ nonce: name, expires_at: at(hours + 24) })
      .execute();
    await db
      .insertInto('platform.idempotency')
      .values({ owner: 'guest', key: name, call: 'x', body_hash: Buffer.alloc(1), at: at(hours) })
      .execute();
    await db
      .insertInto('platform.limits')
      .values({ bucket: name, window_start: seconds(hours), count: 1 })
      .execute();
    await db
      .insertInto('platform.sms_outbox')
      .values({ recipient: name, body: 'x', created_at: at(hours) })
      .execute();
  }
  await cleanUpPlatform(db, now);
  const [nonces, answers, limits, messages] = await Promise.all([
    db.selectFrom('platform.nonces').select('nonce as name').execute(),
    db.selectFrom('platform.idempotency').select('key as name').execute(),
    db.selectFrom('platform.limits').select('bucket as name').execute(),
    db.selectFrom('platform.sms_outbox').select('recipient as name').execute(),
  ]);
  for (const left of [nonces, answers, limits, messages]) expect(left).toEqual([{ name: 'young' }]);
});
