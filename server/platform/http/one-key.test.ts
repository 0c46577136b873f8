import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { once } from './idempotency.ts';
import { writeOnce } from './write.ts';

const { db } = await testDb();
const { platform, ctx } = testPlatform(db);

test('a key serves one call: the same input to another call is a conflict, and makes nothing', async () => {
  let made = 0;
  const make = (call: string) =>
    once(
      { db },
      ctx(),
      { key: 'one-key-for-two', call, input: async () => ({ tid: 1 }), wasRead: () => true },
      (working, store) =>
        writeOnce(platform, working, async (tx) => {
          made += 1;
          await store(tx.db, { made });
          return { made };
        }),
    );
  expect(await make('threads.create')).toEqual({ made: 1 });
  await expect(make('threads.new-reply')).rejects.toMatchObject({ refusal: 'wire.idempotency_conflict' });
  expect(made).toBe(1);
});
