import { expect, test } from 'vitest';
import { imeiFaults, imeiFieldOf } from './imei-form.ts';

const right = { imei: '49-015420-323751-8', model: 'Kito X3', inviter: '' };

test('R-IME-002 the IMEI must be entered and be valid, and a model be chosen', () => {
  expect(imeiFaults(right)).toEqual({});
  expect(imeiFaults({ ...right, imei: ' ' })).toEqual({ imei: 'invitations.imeiMissing' });
  expect(imeiFaults({ ...right, imei: '490154203237517' })).toEqual({ imei: 'invitations.refusal.imei_incorrect' });
  expect(imeiFaults({ ...right, model: '' })).toEqual({ model: 'invitations.modelMissing' });
});

test('R-IME-003 the inviter’s UID may be left out, and is a number where it is not', () => {
  expect(imeiFaults({ ...right, inviter: ' 1001 ' })).toEqual({});
  expect(imeiFaults({ ...right, inviter: 'ada' })).toEqual({ inviter: 'invitations.refusal.inviter_unknown' });
});

test('a refusal is shown at the field that it speaks of', () => {
  expect(imeiFieldOf('invitations.imei_received')).toBe('imei');
  expect(imeiFieldOf('invitations.imei_failed')).toBe('model');
  expect(imeiFieldOf('invitations.imei_tries')).toBeUndefined();
});
