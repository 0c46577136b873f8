import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { createSettings } from '../../platform/settings.ts';
import { cleanUpProofs } from './jobs/clean-up.ts';

const { db } = await testDb();
const { platform, clock } = testPlatform(db);

test('the clean-up deletes what ran out and leaves the rest', async () => {
  const at = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000);
  for (const [n, hours] of [-1, 1].entries()) {
    await db
      .insertInto('accounts.verification_images')
      .values({ idhash: `hash000${n}`, answer: '1', expires_at: at(hours) })
      .execute();
    await db
      .insertInto('accounts.login_codes')
      .values({ target: Buffer.alloc(32, n), sent_at: at(hours - 1), expires_at: at(hours) })
      .execute();
    await db
      .insertInto('accounts.login_failures')
      .values({ bucket: `b${n}`, failures: 1, first_at: at(hours), locked_until: null })
      .execute();
  }
  await db
    .insertInto('accounts.login_failures')
    .values({ bucket: 'locked', failures: 9, first_at: at(-1), locked_until: at(1) })
    .execute();
  await cleanUpProofs(db, createSettings(platform), clock.now);
  const images = await db.selectFrom('accounts.verification_images').select('idhash').execute();
  expect(images).toEqual([{ idhash: 'hash0001' }]);
  const codes = await db.selectFrom('accounts.login_codes').select('target').execute();
  expect(codes).toEqual([{ target: Buffer.alloc(32, 1) }]);
  const buckets = await db.selectFrom('accounts.login_failures').select('bucket').orderBy('bucket').execute();
  expect(buckets.map((row) => row.bucket)).toEqual(['b1', 'locked']);
});
