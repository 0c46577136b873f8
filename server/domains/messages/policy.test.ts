import { expect, test } from 'vitest';
import { messageLimits } from '../../../contract/domains/messages/limits.ts';
import { mayBegin, mayWrite, refusalBetween } from './policy.ts';

const sender = { uid: 1, groupid: 10, verified: true, needsConsent: false };
const recipient = { uid: 2, receives: true, hidden: undefined, follows: false, moderated: false } as const;
const nothing = { answered: false, messages: 0 };
const waiting = { answered: false, messages: messageLimits.unanswered };

test.each([
  ['a member to another', {}, {}, nothing, undefined],
  ['to oneself', { uid: 2 }, {}, nothing, 'messages.yourself'],
  ['without access', { groupid: 5 }, {}, nothing, 'wire.no_access'],
  ['read-only', { groupid: 4 }, {}, nothing, 'messages.may_not_speak'],
  ['unverified', { verified: false }, {}, nothing, 'messages.unverified'],
  ['without a guardian’s consent', { needsConsent: true }, {}, nothing, 'messages.needs_consent'],
  ['to whom one has blocked', {}, { hidden: 'blocked' }, nothing, 'messages.you_blocked'],
  ['to who has blocked one', {}, { hidden: 'blocked_by' }, nothing, 'messages.cannot_start'],
  ['to whom one mutes', {}, { hidden: 'muted' }, nothing, undefined],
  ['to who is gone or has no access', {}, { receives: false }, nothing, 'messages.cannot_start'],
  ['after two without an answer', {}, {}, { answered: false, messages: 2 }, undefined],
  ['after three without an answer', {}, {}, waiting, 'messages.wait_for_answer'],
  ['after three to a follower', {}, { follows: true }, waiting, undefined],
  ['after three that were answered', {}, {}, { answered: true, messages: 9 }, undefined],
  ['as a moderator of their country after three', { groupid: 3 }, { moderated: true }, waiting, undefined],
  ['as a moderator of another country after three', { groupid: 3 }, {}, waiting, 'messages.wait_for_answer'],
] as const)('writing %s', (_, by, to, between, refusal) => {
  expect(mayWrite({ ...sender, ...by }, { ...recipient, ...to }, between)).toBe(refusal);
});

test('a block parts two members, and muting doesn’t', () => {
  expect(refusalBetween('blocked')).toBe('messages.you_blocked');
  expect(refusalBetween('blocked_by')).toBe('messages.cannot_start');
  expect([refusalBetween('muted'), refusalBetween(undefined)]).toEqual([undefined, undefined]);
});

test('newcomers begin fewer conversations a day than others', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const member = (days: number) => ({ joinedAt: since(days) });
  expect(mayBegin(member(1), messageLimits.begunByNewcomer - 1, now)).toBeUndefined();
  expect(mayBegin(member(1), messageLimits.begunByNewcomer, now)).toBe('messages.too_many_begun');
  expect(mayBegin(member(messageLimits.newcomerDays), messageLimits.begunByNewcomer, now)).toBeUndefined();
  expect(mayBegin(member(400), messageLimits.begunADay, now)).toBe('messages.too_many_begun');
});
