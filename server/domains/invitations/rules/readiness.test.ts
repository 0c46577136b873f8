import { expect, test } from 'vitest';
import { readinessOf } from './readiness.ts';

const figures = { activeDays: 3, withinDays: 60 };
const now = new Date('2026-11-20T10:00:00Z');
const friend = (fields: object = {}) => ({
  joinedAt: new Date('2026-11-10T10:00:00Z'),
  verified: true,
  activeDays: 3,
  ...fields,
});
const of = (fields?: object) => readinessOf(friend(fields), figures, now);

test('a friend counts once verified and here on three days, not before', () => {
  expect(of()).toBe('ready');
  expect(of({ activeDays: 2 })).toBe('waiting');
  expect(of({ verified: false, activeDays: 30 })).toBe('waiting');
});

test('a friend who never came back lapses, and so does an account that is gone', () => {
  const joinedAt = new Date('2026-09-01T10:00:00Z');
  expect(of({ joinedAt, activeDays: 1 })).toBe('lapsed');
  expect(of({ joinedAt })).toBe('ready');
  expect(readinessOf(undefined, figures, now)).toBe('lapsed');
});
