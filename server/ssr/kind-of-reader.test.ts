import { expect, test } from 'vitest';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import { type KindField, kindRead, readerOfKind } from './kind-of-reader.ts';

const ama: Viewer = {
  ...{ uid: 7, username: 'Ama', avatar: '/a.webp', frame: '', countryFid: 220, groupid: 12, isCreator: false },
  ...{
    verified: true,
    needsConsent: false,
    mayPost: ['plain'],
    marksActivities: false,
    keepsOrder: false,
    mayCreateTopic: false,
  },
};

test('what is read of a reader’s kind is noted, and nothing else is', () => {
  const noted = new Set<KindField>();
  const asked: string[] = [];
  const reader = readerOfKind(
    ama,
    (field) => noted.add(field),
    (field) => asked.push(field),
  );
  expect([reader.groupid, reader.mayPost, reader.verified]).toEqual([12, ['plain'], true]);
  void reader.username;
  expect([...noted]).toEqual(['groupid', 'mayPost', 'verified']);
  expect(asked).toEqual(['username']);
});

test('two readers of whom a page read the same are of one kind for it, whatever else they are', () => {
  const other: Viewer = { ...ama, uid: 8, username: 'Kofi', countryFid: 188, groupid: 13 };
  expect(kindRead(ama, ['verified', 'mayPost'])).toBe(kindRead(other, ['verified', 'mayPost']));
  expect(kindRead(ama, ['verified', 'groupid'])).not.toBe(kindRead(other, ['verified', 'groupid']));
  expect(kindRead(null, ['groupid'])).toBe('');
});
