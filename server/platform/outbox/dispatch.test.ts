import { beforeEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { writeOnce } from '../http/write.ts';
import { defineEvent } from './event.ts';
import { on } from './listener.ts';

const { db } = await testDb();
const posted = defineEvent<{ tid: number }>('threads.test-posted');
const counted = defineEvent<{ sum: number }>('threads.test-counted');

const heard: number[][] = [];
const sums: number[] = [];
let fails: number | undefined;
const listeners = [
  on(posted, async (ctx, payloads) => {
    const tids = payloads.map(({ tid }) => tid);
    if (fails !== undefined && tids.includes(fails)) throw new Error('a listener at fault');
    heard.push(tids);
    ctx.emit(counted({ sum: tids.length }));
  }),
  on(counted, async (_ctx, payloads) => {
    for (const { sum } of payloads) sums.push(sum);
  }),
];
const { platform, clock, ctx } = testPlatform(db, listeners);
const post = (...tids: number[]) =>
  writeOnce(platform, ctx(), async (inner) => {
    for (const tid of tids) inner.emit(posted({ tid }));
    inner.touch('t:1');
  });

beforeEach(async () => {
  await platform.outbox.drain();
  heard.length = 0;
  sums.length = 0;
  fails = undefined;
});

test('events are heard after commit, in order, in one batch, and what listeners announce is heard too', async () => {
  await post(1, 2);
  await post(3);
  await platform.outbox.drain();
  expect(heard.flat()).toEqual([1, 2, 3]);
  expect(sums.reduce((a, b) => a + b, 0)).toBe(3);
  expect(await db.selectFrom('platform.outbox').selectAll().execute()).toEqual([]);
});

test('nothing is heard of a transaction that was rolled back', async () => {
  const failing = writeOnce(platform, ctx(), async (inner) => {
    inner.emit(posted({ tid: 4 }));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await platform.outbox.drain();
  expect(heard).toEqual([]);
});

test('an event that fails waits alone and is tried later, the others are heard', async () => {
  fails = 6;
  await post(5);
  await post(6);
  await post(7);
  await platform.outbox.drain();
  expect(heard.flat()).toEqual([5, 7]);
  fails = undefined;
  await platform.outbox.drain();
  expect(heard.flat()).toEqual([5, 7]);
  clock.now = new Date(clock.now.getTime() + 2000);
  await platform.outbox.drain();
  expect(heard.flat()).toEqual([5, 7, 6]);
});

test('the tags of a write move at commit, and again when its events are handed out', async () => {
  const before = platform.tags.position();
  await post(8);
  expect(platform.tags.movedSince(['t:1'], before)).toBe(true);
  await platform.outbox.drain();
  const after = platform.tags.position();
  expect(platform.tags.movedSince(['t:1'], after)).toBe(false);
});
