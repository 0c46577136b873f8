import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { cleanUpSignIn } from './jobs/clean-up.ts';
import { insertSession } from './sql/sessions.ts';

const { db } = await testDb();
const { clock } = testPlatform(db);

test('the clean-up deletes what ran out and leaves the rest', async () => {
  const at = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000);
  for (const [n, hours] of [-1, 1].entries()) {
    const session = {
      uid: 1001,
      kind: 'site' as const,
      created_at: clock.now,
      last_seen_at: clock.now,
      ip: '127.0.0.1',
      user_agent: '',
      second_step_at: null,
      proven_at: null,
    };
    await insertSession(db, { ...session, token_hash: Buffer.alloc(32, n), expires_at: at(hours) });
  }
  await cleanUpSignIn(db, clock.now);
  const hashes = await db.selectFrom('accounts.sessions').select('token_hash').execute();
  expect(hashes).toEqual([{ token_hash: Buffer.alloc(32, 1) }]);
});
