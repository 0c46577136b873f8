import { expect, test } from 'vitest';
import { imeiSuspicionsOf, suspicionsOf, type Trace } from './farming.ts';

let uids = 0;
/** An account like no other, but for what is given. */
function trace(fields: Partial<Trace> = {}): Trace {
  uids += 1;
  return {
    uid: uids,
    username: `${'abcdefghijklmnopqrstuvwxyz'[uids % 26]}${'nopqrstuvwxyzabcdefghijklm'[(uids * 7) % 26]}person`,
    joinedAt: new Date(Date.UTC(2026, 0, uids)),
    device: `device ${uids}`,
    addresses: new Set([`203.0.113.${uids}`]),
    banned: false,
    ...fields,
  };
}
const many = (count: number, fields: Partial<Trace> = {}) => Array.from({ length: count }, () => trace(fields));
const inviter = trace();

test('a friend of one’s own kind raises no doubt', () => {
  expect(suspicionsOf(trace(), inviter, many(20))).toEqual([]);
  expect(suspicionsOf(trace({ device: '' }), { ...inviter, device: '' }, many(2, { device: '' }))).toEqual([]);
});

test('the inviter’s device or another friend’s is reported', () => {
  expect(suspicionsOf(trace({ device: inviter.device }), inviter, [])).toEqual(['device']);
  expect(suspicionsOf(trace({ device: 'lent' }), inviter, many(1, { device: 'lent' }))).toEqual(['device']);
});

test('the inviter’s own address is reported, another friend’s only from the third on', () => {
  expect(suspicionsOf(trace({ addresses: inviter.addresses }), inviter, [])).toEqual(['address']);
  const village = { addresses: new Set(['198.51.100.7', '198.51.100.8']) };
  expect(suspicionsOf(trace(village), inviter, many(1, village))).toEqual([]);
  expect(suspicionsOf(trace(village), inviter, many(2, village))).toEqual(['address']);
});

test('eight within an hour, or three names counted up, are a pattern', () => {
  const at = { joinedAt: new Date('2026-05-01T10:00:00Z') };
  expect(suspicionsOf(trace(at), inviter, many(6, at))).toEqual([]);
  expect(suspicionsOf(trace(at), inviter, many(7, at))).toEqual(['pattern']);
  const named = (username: string) => trace({ username });
  expect(suspicionsOf(named('goldrush_03'), inviter, [named('Goldrush1')])).toEqual([]);
  expect(suspicionsOf(named('goldrush_03'), inviter, [named('Goldrush1'), named('goldrush02')])).toEqual(['pattern']);
  expect(suspicionsOf(named('ab1'), inviter, [named('ab2'), named('ab3')])).toEqual([]);
});

test('a friend is not compared with oneself', () => {
  const friend = trace();
  expect(suspicionsOf(friend, inviter, [friend])).toEqual([]);
});

test('the third phone within a month waits, and one activated where another member did', () => {
  const phone = { phonesBefore: 0, sameDevice: false, banned: false };
  expect(imeiSuspicionsOf(phone)).toEqual([]);
  expect(imeiSuspicionsOf({ ...phone, phonesBefore: 1 })).toEqual([]);
  expect(imeiSuspicionsOf({ ...phone, phonesBefore: 2 })).toEqual(['pattern']);
  expect(imeiSuspicionsOf({ phonesBefore: 2, sameDevice: true, banned: true })).toEqual([
    'banned',
    'device',
    'pattern',
  ]);
});

test('of an inviter without access, every friend is looked at; a friend’s own ban is no doubt about the inviter', () => {
  expect(suspicionsOf(trace(), { ...inviter, banned: true }, [])).toEqual(['banned']);
  expect(suspicionsOf(trace(), inviter, many(1, { banned: true }))).toEqual([]);
});
