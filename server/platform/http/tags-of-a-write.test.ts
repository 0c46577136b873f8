import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { defineEvent } from '../outbox/event.ts';
import { tagsMoved } from '../outbox/store.ts';
import { writeOnce } from './write.ts';

const { db } = await testDb();
const posted = defineEvent<{ tid: number }>('threads.test-posted');
const { platform, ctx } = testPlatform(db);
await platform.outbox.stop();
/** The process that wrote dies before it can notify the others. */
const survivor = testPlatform(db).platform;

test('the tags of a write are stored with its events: they move although the process dies after the commit', async () => {
  await writeOnce(platform, ctx(), async (inner) => {
    inner.emit(posted({ tid: 1 }));
    inner.stale('t:1');
  });
  const rows = await db.selectFrom('platform.outbox').select('events').execute();
  expect(rows[0]?.events).toContainEqual({ name: tagsMoved, payload: { tags: ['t:1'] } });
  const before = survivor.tags.position();
  await survivor.outbox.drain();
  expect(survivor.tags.movedSince(['t:1'], before)).toBe(true);
});
