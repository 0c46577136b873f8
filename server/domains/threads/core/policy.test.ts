import { describe, expect, test } from 'vitest';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { forReaderAt } from '../testing/for-reader.ts';
import {
  type Answering,
  mayAnswer,
  mayDelete,
  mayEdit,
  mayMark,
  mayRead,
  mayReply,
  mayReward,
  maySpeak,
  type ThreadState,
  type Viewer,
} from './policy.ts';

const speaks = { verified: true, needsConsent: false };
const author: Viewer = { ...speaks, uid: 1, groupid: 10 };
const other: Viewer = { ...speaks, uid: 2, groupid: 12 };
const silenced: Viewer = { ...speaks, uid: 3, groupid: 4 };
const banned: Viewer = { ...speaks, uid: 4, groupid: 5 };
const newcomer: Viewer = { ...author, uid: 5, verified: false };
const child: Viewer = { ...author, uid: 6, needsConsent: true };
/** Level 3. */
const level = 30;
const stored: ThreadState = { authorid: 1, status: 1, deleted_at: null, closed: false, readperm: 0 };
const thread = forReaderAt(level, stored);
const gone = { ...thread, deleted_at: new Date(0) };
const draft = { ...thread, status: 0 };
const closed = { ...thread, closed: true };
const guardedAt = (readaccess: number | null) => forReaderAt(readaccess, { ...stored, readperm: 50 });
const guarded = guardedAt(level);

describe('R-THR-036 R-PST-011 who may read', () => {
  test.each([
    ['anybody, what is published', null, thread, undefined],
    ['nobody, what never was', other, undefined, 'threads.not_exist'],
    ['nobody, what was deleted', author, gone, 'threads.not_exist'],
    ['its author, a draft', author, draft, undefined],
    ['no other, a draft', other, draft, 'threads.not_exist'],
    ['no guest, a draft', null, draft, 'threads.not_exist'],
    ['not whose level is below', other, guarded, 'threads.no_permission'],
    ['who has just the level', other, guardedAt(50), undefined],
    ['not who is one below it', other, guardedAt(49), 'threads.no_permission'],
    ['no guest, what levels guard', null, guardedAt(null), 'threads.no_permission'],
    ['a guest, what is open to level 1', null, forReaderAt(null, { ...stored, readperm: 1 }), undefined],
    [
      'no guest, what is open from level 2',
      null,
      forReaderAt(null, { ...stored, readperm: 2 }),
      'threads.no_permission',
    ],
    ['its author, whatever the level', author, guarded, undefined],
    ['not whose access is taken', banned, thread, 'threads.no_permission'],
    ['who may not speak', silenced, thread, undefined],
  ] as const)('%s', (_, viewer, state, expected) => {
    expect(mayRead(viewer, state)).toBe(expected);
  });
});

describe('R-PST-017 who may reward a post', () => {
  const post = { authorid: author.uid, shown: true, receives: true, already: false };
  test.each([
    ['a member', other, thread, {}, undefined],
    ['a visitor has to log in first', null, thread, {}, 'threads.need_login'],
    ['R-PST-015 not who wrote it', author, thread, {}, 'threads.reward_own'],
    ['who opened the thread, a reply of somebody else', author, thread, { authorid: 7 }, undefined],
    ['R-PST-013 not who has rewarded the thread', other, thread, { already: true }, 'threads.reward_already'],
    ['nobody, who is gone or has no access', other, thread, { receives: false }, 'threads.reward_not_received'],
    ['nobody, what was deleted', other, thread, { shown: false }, 'threads.post_not_exist'],
    ['nobody, in a thread that was deleted', other, gone, {}, 'threads.not_exist'],
    ['nobody, a draft', author, draft, { authorid: 7 }, 'threads.not_exist'],
    ['not whose level is below', other, guarded, {}, 'threads.no_permission'],
    ['not who may not speak', silenced, thread, {}, 'threads.may_not_speak'],
    ['not whose access is taken', banned, thread, {}, 'threads.no_permission'],
    ['not who has verified nothing', newcomer, thread, { authorid: 7 }, 'threads.unverified'],
    ['not a child whose guardian was not asked', child, thread, {}, 'threads.needs_consent'],
    ['a member, where no reply is taken any more', other, closed, {}, undefined],
  ] as const)('%s', (_, viewer, state, of, expected) => {
    expect(mayReward(viewer, state, { ...post, ...of })).toBe(expected);
  });
  test('nobody, in a thread that never was', () => {
    expect(mayReward(other, undefined, post)).toBe('threads.not_exist');
  });
});

describe('R-PST-016 who may write', () => {
  test.each([
    ['a member', other, undefined],
    ['a visitor has to log in first', null, 'threads.need_login'],
    ['not who may not speak', silenced, 'threads.may_not_speak'],
    ['not whose access is taken', banned, 'threads.banned'],
    ['R-EML-002 not who has verified nothing', newcomer, 'threads.unverified'],
    ['R-MSC-033 not a child whose guardian was not asked', child, 'threads.needs_consent'],
  ] as const)('%s', (_, viewer, expected) => {
    expect(maySpeak(viewer)).toBe(expected);
  });
  test.each([
    ['a member', other, thread, undefined],
    ['nobody to a closed thread, its author neither', author, closed, 'threads.closed'],
    ['nobody to a draft', author, draft, 'threads.not_exist'],
    ['nobody to what was deleted', other, gone, 'threads.not_exist'],
    ['no visitor', null, thread, 'threads.need_login'],
    ['not who may not read', other, guarded, 'threads.no_permission'],
    ['not who may not speak', silenced, thread, 'threads.may_not_speak'],
  ] as const)('reply: %s', (_, viewer, state, expected) => {
    expect(mayReply(viewer, state)).toBe(expected);
  });
});

test('edit and delete: the author alone, and only who may speak edits', () => {
  expect(mayEdit(author, 1)).toBeUndefined();
  expect(mayEdit(other, 1)).toBe('threads.not_yours');
  expect(mayEdit(null, 1)).toBe('threads.need_login');
  expect(mayEdit(silenced, 3)).toBe('threads.may_not_speak');
  expect(mayDelete(silenced, 3)).toBeUndefined();
  expect(mayDelete(other, 1)).toBe('threads.not_yours');
  expect(mayDelete(null, 1)).toBe('threads.not_yours');
});

test('likes and favourites: who may read, whether or not they may speak', () => {
  expect(mayMark(silenced, thread)).toBeUndefined();
  expect(mayMark(other, draft)).toBe('threads.not_exist');
  expect(mayMark(banned, thread)).toBe('threads.banned');
});

describe('who may mark the answer', () => {
  const asked = { authorid: 1, countryFid: 188 };
  const in188 = (viewer: Viewer): Answering => ({ ...viewer, countryFid: 188 });
  const office = (groupid: number, countryFid: number): Answering => ({ ...other, groupid, countryFid });
  test.each<[string, Answering | null, string | undefined]>([
    ['who asked', in188(author), undefined],
    ['who asked, from another country', { ...author, countryFid: 207 }, undefined],
    ['no other member', in188(other), 'threads.not_yours'],
    ['no guest', null, 'threads.need_login'],
    ['not who asked and may not speak since', { ...in188(silenced), uid: 1 }, 'threads.may_not_speak'],
    ['a moderator of its country', office(3, 188), undefined],
    ['a country moderator of it', office(2, 188), undefined],
    ['no moderator of another country', office(3, 207), 'threads.not_yours'],
    ['a moderator of Global', office(3, globalFid), undefined],
    ['an operator, from anywhere', office(1, 207), undefined],
  ])('%s', (_, viewer, expected) => {
    expect(mayAnswer(viewer, asked)).toBe(expected);
  });
});
