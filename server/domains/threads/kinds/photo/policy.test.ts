import { expect, test } from 'vitest';
import { type EntryState, mayEditEntry, mayLikeEntry } from './policy.ts';

const now = new Date('2026-11-29T12:00:00Z');
const open: EntryState = { closes_at: new Date('2026-12-06T00:00:00Z'), counts_likes: true, frozen_at: null };
const by = { uid: 2, authorid: 1, now };

test.each<[string, Partial<EntryState>, Partial<typeof by>, string | undefined]>([
  ['another’s entry while likes decide', {}, {}, undefined],
  ['an own entry while likes decide', {}, { uid: 1 }, 'threads.photo_own_like'],
  ['an own entry that the jury judges', { counts_likes: false }, { uid: 1 }, undefined],
  ['an own entry of no contest', { counts_likes: false, closes_at: null }, { uid: 1 }, undefined],
  ['the instant of the close', { closes_at: now }, {}, 'threads.photo_frozen'],
  ['a moment before it', { closes_at: new Date(now.getTime() + 1) }, {}, undefined],
  ['a frozen entry whose close was moved', { frozen_at: now }, {}, 'threads.photo_frozen'],
  ['an own entry after the close', { closes_at: now }, { uid: 1 }, 'threads.photo_frozen'],
])('liking %s', (_, entry, who, refusal) => {
  expect(mayLikeEntry({ ...open, ...entry }, { ...by, ...who })).toBe(refusal);
});

test('a frozen entry is not changed', () => {
  expect([mayEditEntry(open), mayEditEntry({ frozen_at: now })]).toEqual([undefined, 'threads.photo_frozen']);
});
