import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inviteCodeOf } from '../../../contract/domains/invitations/code.ts';
import { inviteFault, inviteIn, storedInvite, storeInvite } from './invite.ts';

const code = inviteCodeOf(1001);
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an address carries a code only where it can be somebody’s', () => {
  expect(inviteIn(`?showregister=yes&invite=${code}`)).toBe(code);
  expect(inviteIn(`?invite=${code.slice(0, 7)}`)).toBeUndefined();
  expect(inviteIn('?showregister')).toBeUndefined();
});

test('a code is stored until another one, or none, takes its place', () => {
  expect(storedInvite()).toBe('');
  storeInvite(code);
  expect(storedInvite()).toBe(code);
  storeInvite('');
  expect(storedInvite()).toBe('');
});

test('without storage the form goes on without a code', () => {
  vi.stubGlobal('localStorage', undefined);
  storeInvite(code);
  expect(storedInvite()).toBe('');
});

test('a slip in a typed code is found, an empty field is no slip', () => {
  expect(inviteFault('')).toBe(false);
  expect(inviteFault(code.toLowerCase())).toBe(false);
  expect(inviteFault('ABC')).toBe(true);
});
