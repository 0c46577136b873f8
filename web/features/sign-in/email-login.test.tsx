import { describe, expect, test } from 'vitest';
import type { Said } from '../../../contract/primitives/said.ts';
import { rendered } from '../../testing/rendered.tsx';
import { LoginPane } from './components/LoginPane.tsx';

const refusedAs = (name: string, msg: string) => ({ name, msg, issues: [], extra: {} });
const shown = (said: Said | undefined, at = '/ng?showlogin=code') =>
  rendered(<LoginPane onDone={() => undefined} />, { country: 'ng', at, said });

describe('log-in by a code in an e-mail, as the server draws it', () => {
  test('begins with the address, and leads back to the password', () => {
    const html = shown(undefined);
    expect(html).toContain('action="/do/sign-in.send-login-code"');
    expect(html).toMatch(/<a[^>]*href="[^"]*\?showlogin"/);
    expect(shown(undefined, '/ng?showlogin')).toMatch(/<a[^>]*href="[^"]*\?showlogin=code"/);
  });

  test.each<[string, Pick<Said, 'call' | 'refused'>]>([
    ['sent', { call: 'sign-in.send-login-code' }],
    ['sent a moment before', { call: 'sign-in.send-login-code', refused: refusedAs('wire.too_many', 'Wait.') }],
    ['wrong', { call: 'sign-in.login-email', refused: refusedAs('accounts.wrong_email_code', 'Wrong code.') }],
  ])('asks for the code once it was %s', (_, said) => {
    const html = shown({ fields: { email: 'ama@example.com', _do: 'threads.like', _with: '{}' }, ...said });
    expect(html).toContain('action="/do/sign-in.login-email"');
    expect(html).toContain('value="ama@example.com"');
    expect(html).toContain('name="_do" value="threads.like"');
    if (said.refused) expect(html).toContain(said.refused.msg);
  });

  test('says at the address why it is none', () => {
    const refused = refusedAs('accounts.email_invalid', 'Email ID is invalid.');
    const html = shown({ call: 'sign-in.send-login-code', fields: { email: 'nobody' }, refused });
    expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*aria-invalid="true")/);
    expect(html.split('Email ID is invalid.')).toHaveLength(2);
  });
});

describe('what is wrong with a log-in is said once, at its field', () => {
  test.each([
    ['accounts.account_not_exist', 'username'],
    ['accounts.wrong_credentials', 'password'],
  ])('%s', (name, field) => {
    const said = { call: 'sign-in.login', fields: { username: 'ama' }, refused: refusedAs(name, 'So it is.') };
    const html = shown(said, '/ng?showlogin');
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${field}")(?=[^>]*aria-invalid="true")`));
    expect(html.split('So it is.')).toHaveLength(2);
  });

  test('above the form where it is about none', () => {
    const refused = refusedAs('accounts.locked', 'Too many wrong tries.');
    const html = shown({ call: 'sign-in.login', fields: { username: 'ama' }, refused }, '/ng?showlogin');
    expect(html).not.toContain('aria-invalid');
    expect(html).toContain('Too many wrong tries.');
  });
});
