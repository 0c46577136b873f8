import { describe, expect, test } from 'vitest';
import { roomLimits } from '../../../contract/domains/rooms/limits.ts';
import {
  beginsQuiet,
  joinOf,
  mayHold,
  mayJoin,
  mayOwn,
  mayQuit,
  maySee,
  mayTouch,
  mayWrite,
  options,
  roleNameOf,
  roles,
  roomCanOf,
} from './policy.ts';

const { inviteOnly, needPermission, freeAccess } = options;
const room = (join_option: number = freeAccess, thread_group = 0, member_count = 3) => ({
  ...{ join_option, thread_group, member_count },
});
const nobody = undefined;
const outside = { asked: false, invited: false, inThreadGroup: false };
/** The acts that are allowed, in one word each. */
const allowed = (...asked: Parameters<typeof roomCanOf>) =>
  Object.entries(roomCanOf(...asked))
    .filter(([, can]) => can === 1)
    .map(([act]) => act)
    .join(' ');

test('R-CHT-027 the roles of a group are owner, Admin and Member', () => {
  expect([0, 1, 2, undefined].map((role) => roleNameOf(role))).toEqual(['Member', 'Admin', 'owner', '']);
});

describe('who may do what', () => {
  test.each([
    ['a stranger at an open group', nobody, freeAccess, 'join'],
    ['a stranger at one with permission', nobody, needPermission, 'join'],
    ['a stranger at one of invitations', nobody, inviteOnly, ''],
    ['a member of an open group', roles.Member, freeAccess, 'add quit'],
    ['a member of one with permission', roles.Member, needPermission, 'quit'],
    ['an admin', roles.Admin, inviteOnly, 'add edit manage quit'],
    ['the owner', roles.owner, inviteOnly, 'add edit manage own delete'],
  ])('%s', (_, role, option, expected) => {
    expect(allowed(role, room(option))).toBe(expected);
  });

  test.each([
    ['a stranger', nobody, ''],
    ['a member', roles.Member, 'quit'],
    ['an admin', roles.Admin, 'edit manage quit'],
    ['the owner', roles.owner, 'edit manage delete'],
  ])('in the room of a group of threads, %s: members and roles are that group’s', (_, role, expected) => {
    expect(allowed(role, room(freeAccess, 7))).toBe(expected);
  });

  test('who is in the group of threads may join, who waits may not ask again, and a full group takes nobody', () => {
    expect(allowed(nobody, room(freeAccess, 7), { ...outside, inThreadGroup: true })).toBe('join');
    expect(allowed(nobody, room(inviteOnly), { ...outside, invited: true })).toBe('join');
    expect(allowed(nobody, room(needPermission), { ...outside, asked: true })).toBe('');
    expect(allowed(nobody, room(freeAccess, 0, roomLimits.membersMax))).toBe('');
  });

  test('a group of invitations is seen by who is in it or invited', () => {
    const seen = (role: number | undefined, invited: boolean) =>
      maySee(role, room(inviteOnly), { ...outside, invited });
    expect([seen(nobody, false), seen(nobody, true), seen(roles.Member, false)]).toEqual([false, true, true]);
    expect(maySee(nobody, room(needPermission))).toBe(true);
  });

  test('the room of a group of threads is seen by who is in either', () => {
    const seen = (role: number | undefined, inThreadGroup: boolean) =>
      maySee(role, room(freeAccess, 7), { ...outside, invited: true, inThreadGroup });
    expect([seen(nobody, false), seen(nobody, true), seen(roles.Member, false)]).toEqual([false, true, true]);
  });

  test.each([
    ['a member', roles.Member, roles.Member, 'rooms.not_theirs'],
    ['a stranger', nobody, roles.Member, 'rooms.not_theirs'],
    ['an admin to a member', roles.Admin, roles.Member, undefined],
    ['an admin to an admin', roles.Admin, roles.Admin, 'rooms.not_theirs'],
    ['an admin to the owner', roles.Admin, roles.owner, 'rooms.owner_stays'],
    ['an admin to who is not in it', roles.Admin, nobody, 'rooms.no_member'],
    ['the owner to an admin', roles.owner, roles.Admin, undefined],
  ])('muting and removing: %s', (_, by, of, expected) => {
    expect(mayTouch({ by, of, isSelf: false })).toBe(expected);
    expect(mayTouch({ by: roles.owner, of: roles.owner, isSelf: true })).toBe('rooms.yourself');
  });

  test('nobody leaves a group without an owner', () => {
    expect([mayQuit(roles.owner), mayQuit(roles.Admin)]).toEqual(['rooms.owner_stays', undefined]);
  });
});

describe('how a join ends', () => {
  const plain = { door: outside, byLink: false, removed: false };
  const invited = { ...outside, invited: true };
  test.each([
    ['an open group', freeAccess, plain, 'enters'],
    ['one with permission', needPermission, plain, 'asks'],
    ['one of invitations', inviteOnly, plain, 'rooms.invite_only'],
    ['one of invitations by its link', inviteOnly, { ...plain, byLink: true }, 'enters'],
    ['one with permission by its link', needPermission, { ...plain, byLink: true }, 'enters'],
    ['one with permission, invited', needPermission, { ...plain, door: invited }, 'enters'],
    ['an open one, removed before', freeAccess, { ...plain, removed: true }, 'asks'],
    ['an open one by its link, removed before', freeAccess, { ...plain, byLink: true, removed: true }, 'asks'],
    ['an open one, removed and invited again', freeAccess, { door: invited, byLink: false, removed: true }, 'enters'],
  ])('%s', (_, option, how, expected) => {
    expect(joinOf(room(option), how)).toBe(expected);
  });

  test('the room of a group of threads takes its members, and nobody else', () => {
    const inThreadGroup = { ...plain, door: { ...outside, inThreadGroup: true } };
    expect(joinOf(room(inviteOnly, 7), inThreadGroup)).toBe('enters');
    expect(joinOf(room(freeAccess, 7), { ...plain, byLink: true })).toBe('rooms.members_of_group');
  });
});

test('figures: groups of one member, members of a group, and when notifications begin off', () => {
  const { owned, joined, membersMax, quietFrom } = roomLimits;
  expect(mayOwn({ owned: owned - 1, joined: 0 })).toBeUndefined();
  expect(mayOwn({ owned, joined: 0 })).toBe('rooms.too_many_owned');
  expect([mayJoin(joined - 1), mayJoin(joined)]).toEqual([undefined, 'rooms.too_many_joined']);
  expect(mayHold(room(freeAccess, 0, membersMax - 1), 1)).toBeUndefined();
  expect(mayHold(room(freeAccess, 0, membersMax - 1), 2)).toBe('rooms.full');
  expect([beginsQuiet(quietFrom - 1), beginsQuiet(quietFrom)]).toEqual([false, true]);
});

test.each([
  ['may write', { groupid: 10, verified: true, needsConsent: false }, undefined],
  ['is muted', { groupid: 4, verified: true, needsConsent: false }, 'rooms.may_not_speak'],
  ['is unverified', { groupid: 10, verified: false, needsConsent: false }, 'rooms.unverified'],
  ['waits for a guardian', { groupid: 10, verified: true, needsConsent: true }, 'rooms.needs_consent'],
])('a member who %s', (_, speaker, expected) => {
  expect(mayWrite(speaker)).toBe(expected);
});
