import { expect, test } from 'vitest';
import { testDb } from '../../../../tests/support/db.ts';
import { imposeSanction, liftSanctions } from '../actions/impose-sanction.ts';
import { sanctionsOf } from './sanctions-of.ts';

const { db } = await testDb();
const now = new Date('2026-03-01T12:00:00Z');
const emitted: string[] = [];
const emit = ({ name }: { name: string }) => void emitted.push(name);
const marked: string[] = [];
const ctx = { db, now, stale: (tag: string) => void marked.push(tag), emit };
const inAWeek = new Date('2026-03-08T12:00:00Z');

test('a sanction is in force until it expires, or for good', async () => {
  marked.length = 0;
  await imposeSanction(ctx, { uid: 1, groupid: 4, reason: 'spam', expiresAt: inAWeek, byUid: 9 });
  await imposeSanction(ctx, { uid: 2, groupid: 5, reason: 'fraud', expiresAt: null, byUid: 9 });
  const found = await sanctionsOf(db, [1, 2, 3], now);
  expect(found).toEqual(
    new Map([
      [1, { id: expect.any(Number), groupid: 4, rule: 'other', reason: 'spam', expiresAt: inAWeek, byUid: 9 }],
      [2, { id: expect.any(Number), groupid: 5, rule: 'other', reason: 'fraud', expiresAt: null, byUid: 9 }],
    ]),
  );
  expect([...(await sanctionsOf(db, [1, 2, 3], inAWeek)).keys()]).toEqual([2]);
  expect(new Set(marked)).toEqual(new Set(['u:1', 'who:1', 'u:2', 'who:2']));
});

test('a new sanction takes the place of the one before, and lifting ends it', async () => {
  await imposeSanction(ctx, { uid: 4, groupid: 5, reason: 'first', expiresAt: null, byUid: 9 });
  await imposeSanction(ctx, { uid: 4, groupid: 4, reason: 'second', expiresAt: null, byUid: 9 });
  expect((await sanctionsOf(db, [4], now)).get(4)?.reason).toBe('second');
  const lifted = { uid: 4, reason: 'a mistake', byUid: 9 };
  expect(await liftSanctions(ctx, lifted)).toMatchObject({ groupid: 4, reason: 'second' });
  expect((await sanctionsOf(db, [4], now)).size).toBe(0);
  emitted.length = 0;
  expect(await liftSanctions(ctx, lifted)).toBeUndefined();
  expect(emitted).toEqual([]);
});
