import { beforeEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { writeOnce } from '../http/write.ts';
import { defineEvent } from './event.ts';
import { readerLags } from './lag.ts';
import { on } from './listener.ts';

const { db } = await testDb();
const posted = defineEvent<{ tid: number }>('threads.test-posted');
const counted = defineEvent<{ sum: number }>('threads.test-counted');

const handled: number[][] = [];
const sums: number[] = [];
const byOthers: number[] = [];
let fails: number | undefined;
const listeners = [
  on(posted, async (ctx, payloads) => {
    const tids = payloads.map(({ tid }) => tid);
    if (fails !== undefined && tids.includes(fails)) throw new Error('a listener at fault');
    handled.push(tids);
    ctx.emit(counted({ sum: tids.length }));
  }),
  on(counted, async (_ctx, payloads) => {
    for (const { sum } of payloads) sums.push(sum);
  }),
];
const others = [
  on(posted, async (_ctx, payloads) => {
    byOthers.push(...payloads.map(({ tid }) => tid));
  }),
];
const { platform, clock, ctx } = testPlatform(db, listeners, [
  { name: 'threads', listeners },
  { name: 'others', listeners: others },
]);
const post = (...tids: number[]) =>
  writeOnce(platform, ctx(), async (inner) => {
    for (const tid of tids) inner.emit(posted({ tid }));
    inner.stale('t:1');
  });
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
  return platform.outbox.drain();
};
const threadsLag = async () => (await readerLags(db)).find(({ name }) => name === 'threads');

beforeEach(async () => {
  fails = undefined;
  await later(3600);
  handled.length = 0;
  sums.length = 0;
  byOthers.length = 0;
});

test('events are handled after commit, in order, in one batch, and what listeners announce is handled too', async () => {
  await post(1, 2);
  await post(3);
  await platform.outbox.drain();
  expect(handled.flat()).toEqual([1, 2, 3]);
  expect(sums.reduce((a, b) => a + b, 0)).toBe(3);
  expect(await db.selectFrom('platform.outbox').selectAll().execute()).toEqual([]);
});

test('no event of a transaction that was rolled back is handled', async () => {
  const failing = writeOnce(platform, ctx(), async (inner) => {
    inner.emit(posted({ tid: 4 }));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await platform.outbox.drain();
  expect(handled).toEqual([]);
});

test('a reader waits at an event that fails and keeps the order, the others go on', async () => {
  fails = 6;
  await post(5);
  await post(6);
  await post(7);
  await platform.outbox.drain();
  expect(handled.flat()).toEqual([5]);
  expect(byOthers).toEqual([5, 6, 7]);
  fails = undefined;
  await platform.outbox.drain();
  expect(handled.flat()).toEqual([5]);
  await later(2);
  expect(handled.flat()).toEqual([5, 6, 7]);
  expect(byOthers).toEqual([5, 6, 7]);
});

test('what comes before the event at fault is handled, also where a batch holds many', async () => {
  fails = 130;
  await post(...Array.from({ length: 150 }, (_, i) => i + 1));
  await platform.outbox.drain();
  expect(handled.flat()).toEqual(Array.from({ length: 129 }, (_, i) => i + 1));
  fails = undefined;
  await later(2);
  expect(handled.flat()).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
});

test('the pauses of a reader grow from a second to an hour, and one that goes on again begins anew', async () => {
  fails = 8;
  await post(8);
  await platform.outbox.drain();
  for (const [i, seconds] of [1, 5, 30, 300, 3600, 3600].entries()) {
    const lag = await threadsLag();
    expect(lag).toMatchObject({ attempts: i + 1, failedName: 'threads.test-posted' });
    expect(lag?.lastError).toContain('a listener at fault');
    expect((lag!.retryAt!.getTime() - clock.now.getTime()) / 1000).toBe(seconds);
    await later(seconds - 0.001);
    expect((await threadsLag())?.attempts).toBe(i + 1);
    await later(0.001);
  }
  fails = undefined;
  await later(3600);
  expect(handled.flat()).toEqual([8]);
  expect(await threadsLag()).toMatchObject({
    behind: 0,
    attempts: 0,
    failedEvent: null,
    lastError: null,
    retryAt: null,
  });
});

test('the tags of a write move at commit, and again when its events are handed out', async () => {
  const before = platform.tags.position();
  await post(8);
  expect(platform.tags.movedSince(['t:1'], before)).toBe(true);
  await platform.outbox.drain();
  const after = platform.tags.position();
  expect(platform.tags.movedSince(['t:1'], after)).toBe(false);
});
