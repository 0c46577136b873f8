import { expect, test } from 'vitest';
import { extendedEnd, sessionEnd } from './session-end.ts';

const at = (iso: string): Date => new Date(iso);
const created = at('2026-01-01T00:00:00Z');
const month = 30 * 86_400;

test.each([
  ['in its first days, thirty days on', 10, '2026-01-05T00:00:00Z', '2026-02-04T00:00:00.000Z'],
  ['near its end, no further than 90 days', 10, '2026-03-20T00:00:00Z', '2026-04-01T00:00:00.000Z'],
  ['a moderator’s like a member’s', 3, '2026-03-20T00:00:00Z', '2026-04-01T00:00:00.000Z'],
  ['an operator’s 12 hours', 1, '2026-01-01T03:00:00Z', '2026-01-01T12:00:00.000Z'],
])('a session that is used lasts %s', (_, groupid, now, end) => {
  expect(extendedEnd(created, groupid, at(now), month).toISOString()).toBe(end);
});

test('a member who becomes an operator has a session of 12 hours from its beginning', () => {
  const stored = { created_at: created, expires_at: at('2026-01-31T00:00:00Z') };
  expect(sessionEnd({ ...stored, groupid: 10 }).toISOString()).toBe('2026-01-31T00:00:00.000Z');
  expect(sessionEnd({ ...stored, groupid: 1 }).toISOString()).toBe('2026-01-01T12:00:00.000Z');
});
