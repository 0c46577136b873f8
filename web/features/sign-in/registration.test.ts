import { describe, expect, test } from 'vitest';
import { countryOfCode } from '../../../contract/primitives/countries.ts';
import { refusalText } from '../../../contract/refusals.ts';
import { readDraft, storeDraft } from './draft.ts';
import {
  emptyRegistration,
  faultOf,
  fieldRefused,
  imageIsSpent,
  isComplete,
  mayAskForCode,
  type RegisterField,
  type RegisterValues,
  submitFaults,
  takenNameText,
} from './registration.ts';

const ghana = countryOfCode('gh')!;
const filled: RegisterValues = {
  ...emptyRegistration(ghana),
  phone: '0241234567',
  email: 'ama@example.com',
  imageCode: '7Kq3',
  username: 'ama_5',
  password: 'secret1',
  agreed: true,
};
const withValues = (change: Partial<RegisterValues>): RegisterValues => ({ ...filled, ...change });

describe('what is wrong with a field', () => {
  test.each([
    ['R-REG-005 a phone of four digits', 'phone', { phone: '0241' }, 'phone_too_short'],
    ['R-REG-005 five signs with four digits', 'phone', { phone: '+0241' }, 'phone_too_short'],
    ['R-REG-005 a phone of five digits', 'phone', { phone: '02412' }, undefined],
    ['an x in a phone', 'phone', { phone: '02412x' }, 'mobile_invalid'],
    ['R-REG-009 a name of four', 'username', { username: 'ama_' }, 'username_too_short'],
    ['R-REG-009 a name of five', 'username', { username: 'ama_5' }, undefined],
    ['R-REG-009 a name with a space', 'username', { username: 'ama five' }, 'username_invalid'],
    ['R-REG-013 a password of five', 'password', { password: 'abcde' }, 'password_too_short'],
    ['R-REG-013 a password of six', 'password', { password: 'abcdef' }, undefined],
    ['R-REG-013 a password with a space', 'password', { password: 'abc def' }, 'password_invalid'],
    ['R-REG-016 an address without an ending', 'email', { email: 'ama@example' }, 'email_invalid'],
    ['R-REG-016 two dots in a row', 'email', { email: 'a..b@example.com' }, 'email_invalid'],
    ['R-REG-016 a dotted address', 'email', { email: ' first.last+forum@my-mail.example.com' }, undefined],
    ['R-REG-005 digits of an Arabic keyboard', 'phone', { phone: '٠٢٤ ١٢٣ ٤٥٦٧' }, undefined],
    [
      'R-REG-005 a number copied with marks of direction',
      'phone',
      { phone: '\u202a+233 (0)24-1234567\u202c' },
      undefined,
    ],
    ['R-REG-016 word@word.com', 'email', { email: 'ama@example.com' }, undefined],
  ] as const)('%s', (_, field, change, fault) => {
    expect(faultOf(field, withValues(change))).toBe(fault && refusalText(`accounts.${fault}`));
  });
});

describe('the buttons', () => {
  test('R-REG-008 a code can be asked for with a phone of 5 and a picture code of 4', () => {
    expect(mayAskForCode({ phone: '02412', imageCode: '7Kq3' })).toBe(true);
    expect(mayAskForCode({ phone: '0241', imageCode: '7Kq3' })).toBe(false);
    expect(mayAskForCode({ phone: '02412', imageCode: '7Kq' })).toBe(false);
  });

  test.each([
    ['phone', false, 'imageCode'],
    ['phone', false, 'phone'],
    ['phone', false, 'username'],
    ['phone', false, 'password'],
    ['phone', true, 'phoneCode'],
    ['email', false, 'email'],
    ['email', false, 'username'],
    ['email', true, 'password'],
  ] as const)('R-REG-017 by %s (codes by SMS: %s) submit is off without the %s', (way, phoneCodes, field) => {
    const whole = withValues({ way, phoneCode: '4017' });
    expect(isComplete(whole, phoneCodes)).toBe(true);
    expect(isComplete({ ...whole, [field]: '' }, phoneCodes)).toBe(false);
    expect(isComplete({ ...whole, agreed: false }, phoneCodes)).toBe(false);
  });
});

describe('submit', () => {
  const required = 'sign-in.required_items';

  test('R-REG-018 a whole form without a flag is sent', () => {
    expect(submitFaults(filled, {}, false)).toEqual({ fields: {} });
  });

  test.each<[string, Partial<RegisterValues>, RegisterField | undefined]>([
    ['a short phone', { phone: '0241' }, 'phone'],
    ['a short name', { username: 'ama' }, 'username'],
    ['a short password', { password: 'abc' }, 'password'],
    ['a picture code of three', { imageCode: '7Kq' }, 'imageCode'],
  ])('R-REG-018 %s stops the form, by name', (_, change, field) => {
    const faults = submitFaults(withValues(change), {}, false);
    expect(faults.form).toBe(required);
    expect(Object.keys(faults.fields)).toEqual([field]);
  });

  test('R-REG-018 so does a flag that the server set; one of the other form does not', () => {
    expect(submitFaults(filled, { username: 'already exists' }, false).form).toBe(required);
    expect(submitFaults(filled, { email: 'Email ID is invalid.' }, false).form).toBeUndefined();
  });

  test('R-REG-019 the agreement is asked for last', () => {
    expect(submitFaults(withValues({ agreed: false }), {}, false)).toEqual({
      fields: { agreed: 'sign-in.agreement_missing' },
    });
    expect(submitFaults(withValues({ agreed: false, phone: '' }), {}, false).form).toBe(required);
  });
});

test('R-REG-021 code 2 spends the picture, a taken address too, and other refusals do not', () => {
  expect(imageIsSpent({ refusal: 'accounts.wrong_image_code', code: 2 })).toBe(true);
  expect(imageIsSpent({ refusal: 'accounts.email_taken', code: 1 })).toBe(true);
  expect(imageIsSpent({ refusal: 'accounts.already_exists', code: 1 })).toBe(false);
  expect(fieldRefused('accounts.wrong_image_code')).toBe('imageCode');
  expect(fieldRefused('wire.too_many')).toBeUndefined();
});

test('R-REG-024 the long words on a taken name are shown as the short ones', () => {
  const shown = (said: string) => takenNameText(said, 'Username already exists', 'already exists');
  expect(shown('Username already exists')).toBe('already exists');
  expect(shown('username too short')).toBe('username too short');
});

test('R-REG-023 a draft stores everything but the password', () => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      setItem: (key: string, value: string) => stored.set(key, value),
      getItem: (key: string) => stored.get(key) ?? null,
    },
  });
  expect(readDraft()).toBeUndefined();
  storeDraft(filled);
  expect([...stored.values()].join()).not.toContain(filled.password);
  expect(readDraft()).toEqual({ ...filled, password: '' });
});
