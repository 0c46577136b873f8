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
    writeOnce(platform, ctx(), (inner) =>
      once(inner, 'one-key-for-two', call, { tid: 1 }, async () => {
        made += 1;
        return { made };
      }),
    );
  expect(await make('threads.create')).toEqual({ made: 1 });
  await expect(make('threads.new-reply')).rejects.toMatchObject({ refusal: 'wire.idempotency_conflict' });
  expect(made).toBe(1);
});
