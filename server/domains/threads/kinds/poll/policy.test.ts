import { expect, test } from 'vitest';
import type { ThreadState, Viewer } from '../../core/policy.ts';
import { forReaderAt } from '../../testing/for-reader.ts';
import { mayEditPoll, mayVote } from './policy.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T12:00:01Z');
const ada: Viewer = { uid: 7, groupid: 10, verified: true, needsConsent: false };
const stored: ThreadState = { authorid: 8, status: 1, deleted_at: null, closed: false, readperm: 0 };
const thread = forReaderAt(10, stored);
const open = { ends_at: later, closed_at: null, voters: 0 };

test('a member votes until the very end', () => {
  expect(mayVote(ada, thread, open, now)).toBeUndefined();
  expect(mayVote({ ...ada, uid: 8 }, thread, open, now)).toBeUndefined();
});

test.each([
  ['a guest', null, thread, open, 'threads.need_login'],
  ['who may not speak', { ...ada, groupid: 4 }, thread, open, 'threads.may_not_speak'],
  ['who has no access', { ...ada, groupid: 5 }, thread, open, 'threads.no_permission'],
  ['who has proven no address', { ...ada, verified: false }, thread, open, 'threads.unverified'],
  ['who needs a guardian', { ...ada, needsConsent: true }, thread, open, 'threads.needs_consent'],
  ['in a deleted thread', ada, { ...thread, deleted_at: now }, open, 'threads.not_exist'],
  ['in a draft', ada, { ...thread, status: 0 }, open, 'threads.not_exist'],
  ['in one’s own draft', { ...ada, uid: 8 }, { ...thread, status: 0 }, open, 'threads.not_exist'],
  ['in a closed thread', ada, { ...thread, closed: true }, open, 'threads.closed'],
  ['in a thread above one’s level', ada, { ...thread, readperm: 20 }, open, 'threads.no_permission'],
  ['at its end, before the job has run', ada, thread, { ...open, ends_at: now }, 'threads.poll_finished'],
  ['once it is closed', ada, thread, { ...open, closed_at: now }, 'threads.poll_finished'],
  ['a guest once it is closed', null, thread, { ...open, closed_at: now }, 'threads.poll_finished'],
] as const)('nobody votes %s', (_, viewer, where, poll, refusal) => {
  expect(mayVote(viewer, where, poll, now)).toBe(refusal);
});

test('a poll is changed before the first vote only', () => {
  expect(mayEditPoll({ voters: 0 })).toBeUndefined();
  expect(mayEditPoll({ voters: 1 })).toBe('threads.poll_has_votes');
});
