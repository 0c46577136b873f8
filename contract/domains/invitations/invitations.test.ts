import { expect, test } from 'vitest';
import { inviteCodeOf, uidOfInviteCode } from './code.ts';
import { imeiDigits, imeiNumber, isImei } from './imei.ts';

test('a code leads back to its member, however it was typed', () => {
  for (const uid of [1, 2, 1001, 1002, 20_000, 123_456_789, 34_000_000_000]) {
    const code = inviteCodeOf(uid);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(uidOfInviteCode(code)).toBe(uid);
    expect(uidOfInviteCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(uid);
  }
  expect(inviteCodeOf(1001).slice(0, 4)).not.toBe(inviteCodeOf(1002).slice(0, 4));
});

test('a slip of the finger is no other member’s code', () => {
  const code = inviteCodeOf(1001);
  const slips = [...code].flatMap((character, place) =>
    ['7', 'K']
      .filter((other) => other !== character)
      .map((other) => code.slice(0, place) + other + code.slice(place + 1)),
  );
  const taken = slips.filter((slip) => uidOfInviteCode(slip) !== undefined);
  // One check character lets through fewer than one slip in twenty.
  expect(taken.length).toBeLessThanOrEqual(1);
  for (const nothing of ['', 'ABC', `${code}0`, '!!!!!!!!', '00000000', 'ÜÜÜÜÜÜÜÜ'])
    expect(uidOfInviteCode(nothing)).toBeUndefined();
});

test('R-IME-002 an IMEI has fifteen digits whose last checks the others', () => {
  expect(isImei('490154203237518')).toBe(true);
  expect(isImei('356938035643809')).toBe(true);
  expect(isImei('490154203237517')).toBe(false);
  expect(isImei('490154203237581')).toBe(false);
  for (const no of [
    '',
    '49015420323751',
    '4901542032375180',
    '49015420323751a',
    '000000000000000',
    '４９０１５４２０３２３７５１８',
  ])
    expect(isImei(no)).toBe(false);
});

test('what stands between the digits of an IMEI is passed over', () => {
  expect(imeiDigits(' 49-015420-323751/8 ')).toBe('490154203237518');
  expect(imeiNumber('490154203237518')).toBe(49_015_420_323_751);
});
