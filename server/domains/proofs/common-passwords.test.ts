import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../../contract/primitives/countries.ts';
import { testApp } from '../../../tests/support/app.ts';
import { type Member, register, registration } from '../../../tests/support/people.ts';
import { isCommonPassword } from './common-passwords.ts';

const { api, db } = await testApp();
const member = await register(api);

beforeEach(() => db.deleteFrom('platform.limits').execute().then());

test.each([
  ['123456', true],
  ['password1', true],
  ['PassWord1', true],
  ['QWERTY123', true],
  ['trustno1', true],
  ['correct-horse-9', false],
  ['', false],
])('%j is among the commonest: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common);
});

describe('a password among the commonest is refused, in whatever case', () => {
  const twice = { password: 'Password1', password2: 'Password1' };
  const anew = { newpassword: 'Password1', newpassword2: 'Password1' };
  const ways: Record<string, (by: Member) => Promise<{ error: unknown; msg: string }>> = {
    'at the registration by e-mail': async () => api.call('sign-in.register-email', await registration(api, twice)),
    'at the registration by phone': async () => {
      const { email: _, ...form } = await registration(api, twice);
      return api.call('sign-in.register-mobile', { ...form, cid: 188, mobile: '08031234567' });
    },
    'at the registration by an account elsewhere': () =>
      api.call('sign-in.register-third-party', { facebookid: '7', username: 'kofi_m', ...twice }),
    'when it is changed': (by) => api.call('sign-in.change-password', { oldpassword: by.password, ...anew }, by),
    'when it is reset': () => api.call('sign-in.reset-password', { token: 'a-link', ...anew }),
    'when it is the first one': (by) => api.call('sign-in.set-first-password', twice, by),
  };

  test.each(Object.keys(ways))('%s', async (way) => {
    expect((await ways[way]!(member)).error).toBe('accounts.password_common');
  });

  test('with a word why, in each language', async () => {
    const said = await Promise.all(
      languages.map(async (language) => {
        const fields = { oldpassword: member.password, ...anew };
        return (await api.call('sign-in.change-password', fields, { token: member.token, language })).msg;
      }),
    );
    expect(new Set(said).size).toBe(languages.length);
    expect(said[0]).toContain('guessed first');
  });
});
