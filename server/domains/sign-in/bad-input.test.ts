import { afterAll, expect, test } from 'vitest';
import { accountsSite } from '../../../tests/support/accounts-site.ts';
import { Api } from '../../../tests/support/api.ts';
import { register, registration } from '../../../tests/support/people.ts';

const site = await accountsSite();
/** Limits count by address, so each test calls from one of its own. */
const caller = () => new Api(site.api.url);
const statuses: number[] = [];
afterAll(() => expect(statuses.filter((status) => status >= 500)).toEqual([]));

const tenMegabytes = 'x'.repeat(10 * 1024 * 1024);
const nasty: unknown[] = [
  null,
  0,
  -1,
  1.5,
  true,
  [],
  {},
  ['a'],
  '\0',
  'abc\0def',
  '\ud800abcde',
  'abcde\udfff',
  '\u202eabcde',
  "'; drop table accounts.members; --",
  '%00%s%n',
  '🦓'.repeat(60),
  'x'.repeat(5000),
];

/** Sends a value in one field of a registration that is otherwise right. */
async function withField(api: Api, field: string, value: unknown) {
  const whole = { ...(await registration(api)), [field]: value };
  const answer = await api.call('sign-in.register-email', whole as never);
  statuses.push(answer.http);
  return answer;
}

test.each([
  'username',
  'password',
  'password2',
  'email',
  'idhash',
  'VerificationCode',
  'nationality',
  'cityname',
  'from',
  'reg_token',
  'invite',
])('whatever stands in %s, registration refuses by name, names the field, or takes it as harmless', async (field) => {
  const api = caller();
  for (const value of nasty) {
    const { http, ok, error, body } = await withField(api, field, value);
    const named = http === 400 && JSON.stringify(body.issues).includes(`"${field}"`);
    const refused = http === 200 && !ok && error?.startsWith('accounts.');
    const harmless = ok && ['cityname', 'from', 'reg_token', 'invite', 'nationality'].includes(field);
    expect(named || refused || harmless, `${JSON.stringify(value)?.slice(0, 60)} -> ${http} ${error}`).toBe(true);
  }
});

test.each(['username', 'password'])('whatever stands in %s, log-in refuses or names the field', async (field) => {
  const api = caller();
  for (const value of nasty) {
    const input = { username: 'somebody', password: 'secret1', [field]: value };
    const { http, error, body } = await api.call('sign-in.login', input as never);
    statuses.push(http);
    const named = http === 400 && JSON.stringify(body.issues).includes(`"${field}"`);
    expect(named || (http === 200 && error?.startsWith('accounts.')), JSON.stringify(value)?.slice(0, 60)).toBe(true);
  }
});

test('a long text of a guest is refused and named, or closed as signs that nobody can read, and one of 10 MB is not read', async () => {
  const api = caller();
  const check = await api.call('members.check-username', { username: 'x'.repeat(200_000) });
  expect([check.http, check.error]).toEqual([400, 'wire.bad_input']);
  expect(JSON.stringify(check.body.issues)).toContain('username');
  const login = async (signs: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await api.fetch('/selfapi/account/login', {
      method: 'POST',
      headers,
      body: JSON.stringify({ signs }),
    });
    return [response.status, ((await response.json()) as { error: string }).error];
  };
  expect(await login('x'.repeat(200_000))).toEqual([200, 'wire.signs_invalid']);
  expect(await login(tenMegabytes)).toEqual([413, 'wire.too_large']);
});

test.each(nasty.slice(0, 10))('checkusername with %j names the field or says the name is wrong', async (username) => {
  const { http, body } = await caller().call('members.check-username', { username } as never);
  expect([200, 400]).toContain(http);
  if (http === 400) expect(JSON.stringify(body.issues)).toContain('username');
  else expect(body.code).toBe('0');
});

test('a phone form survives the same in its own fields', async () => {
  const api = caller();
  const { email: _, ...form } = await registration(api);
  for (const value of nasty) {
    for (const fields of [
      { mobile: value, cid: 188 },
      { mobile: '08012345678', cid: value },
    ]) {
      const { http, ok } = await api.call('sign-in.register-mobile', { ...form, ...fields } as never);
      expect([200, 400]).toContain(http);
      expect(ok).toBe(false);
    }
  }
});

test('headers that nobody sends by mistake do no harm', async () => {
  const api = caller();
  const { token } = await register(api);
  const headers = {
    'user-agent': 'é'.repeat(2000),
    'accept-language': ',;q=;;q=x,'.repeat(300),
    cookie: '=;;=x;%%%=%%%',
  };
  const answer = await api.call('members.auth', {}, { token, headers });
  expect(answer.http).toBe(200);
});
