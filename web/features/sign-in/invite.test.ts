import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inviteCodeOf } from '../../../contract/domains/invitations/code.ts';
import { inviteFault, inviteIn, keepInvite, keptInvite } from './invite.ts';

const code = inviteCodeOf(1001);
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an address carries a code only where it can be somebody’s', () => {
  expect(inviteIn(`?showregister=yes&invite=${code}`)).toBe(code);
  expect(inviteIn(`?invite=${code.slice(0, 7)}`)).toBeUndefined();
  expect(inviteIn('?showregister')).toBeUndefined();
});

test('a code is kept until another one, or none, takes its place', () => {
  expect(keptInvite()).toBe('');
  keepInvite(code);
  expect(keptInvite()).toBe(code);
  keepInvite('');
  expect(keptInvite()).toBe('');
});

test('without storage the form goes on without a code', () => {
  vi.stubGlobal('localStorage', undefined);
  keepInvite(code);
  expect(keptInvite()).toBe('');
});

test('a slip in a typed code is told, an empty field is no slip', () => {
  expect(inviteFault('')).toBe(false);
  expect(inviteFault(code.toLowerCase())).toBe(false);
  expect(inviteFault('ABC')).toBe(true);
});
