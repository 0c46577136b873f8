import { expect, test } from 'vitest';
import { accountsSite } from '../../../tests/support/accounts-site.ts';
import { drawImage, freshName, register, registration } from '../../../tests/support/people.ts';
import { setInTest } from '../../../tests/support/platform.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { sha256 } from '../../platform/seal.ts';

const { api, db, platform, clock } = await accountsSite();
// What is announced stays where it was written, so that a test can read it.
await platform.outbox.stop();

const refused = async (fields: Parameters<typeof registration>[1]) => {
  const { http, error, body } = await api.call('sign-in.register-email', await registration(api, fields));
  return [http, body.code, error, body.msg];
};

test('R-REG-001 registering by e-mail makes a member of the nationality’s country and logs them in', async () => {
  const username = freshName();
  const input = await registration(api, { username, nationality: 'ke' });
  const { data, headers, body } = await api.must('sign-in.register-email', input);
  expect(body.code).toBe(0);
  expect(data).toMatchObject({
    member_username: username,
    groupid: 10,
    grouptitle: 'Level 1',
    ismoderator: 0,
    iscreator: 0,
    space: { conutry_fid: 207 },
  });
  expect(headers.get('x-site-id')).toBe('ke');
  const me = await api.must('members.is-creator', {}, { token: data.auth_token });
  expect(me.data).toEqual({ isCreator: 0 });
});

test('R-REG-001 registering by phone makes a member of the number’s country', async () => {
  const { email: _, ...form } = await registration(api);
  const { data, headers } = await api.must('sign-in.register-mobile', { ...form, cid: 188, mobile: '0801 234 5678' });
  expect(data.space.conutry_fid).toBe(188);
  expect(headers.get('x-site-id')).toBe('ng');
  const stored = await db
    .selectFrom('accounts.members')
    .select(['phone', 'phone_verified_at', 'nationality'])
    .where('uid', '=', data.member_uid)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ phone: '2348012345678', phone_verified_at: null, nationality: 'NG' });
});

test('a nationality that is no country of ours belongs to global', async () => {
  const { data } = await api.must('sign-in.register-email', await registration(api, { nationality: 'FR' }));
  expect(data.space.conutry_fid).toBe(293);
});

test.each([
  [{ username: 'abcd' }, 1, 'accounts.username_too_short', 'username too short'],
  [{ username: 'ab cd ef' }, 1, 'accounts.username_invalid', 'A username has 5 to 20 letters, digits or underscores.'],
  [{ username: 'XClub_me' }, 1, 'accounts.already_exists', 'already exists'],
  [{ username: 'bAoBaB_fan' }, 1, 'accounts.already_exists', 'already exists'],
  [{ password: '12345' }, 1, 'accounts.password_too_short', 'password too short'],
  [{ password2: 'another1' }, 1, 'accounts.passwords_differ', 'Passwords do not match'],
  [{ email: 'a..b@c.com' }, 1, 'accounts.email_invalid', 'Email ID is invalid.'],
  [
    { email: 'a.b@c.co.uk' },
    1,
    'accounts.email_ending',
    'This address isn’t accepted here. Use one that ends in .com, .cn, or .net.',
  ],
  [{ VerificationCode: '9999' }, 2, 'accounts.wrong_image_code', 'That is not the right code. Here is a new one.'],
])(
  'R-REG-009 R-REG-011 R-REG-013 R-REG-015 R-REG-016 registering with %o answers code %i %s, %s',
  async (fields, code, error, msg) => {
    expect(await refused(fields)).toEqual([200, code, error, msg]);
  },
);

test.each([
  ['fr', 'Nom d’utilisateur trop court'],
  ['hi-IN,hi;q=0.9', 'यूज़रनेम बहुत छोटा है'],
  ['de', 'username too short'],
])('R-REG-009 a refusal is in the language asked for: %s', async (language, msg) => {
  const answer = await api.call('sign-in.register-email', await registration(api, { username: 'abc' }), { language });
  expect(answer.msg).toBe(msg);
});

test.each([
  [{ mobile: '1234', cid: 188 }, 'accounts.phone_too_short', 'Yourphone'],
  [{ mobile: 'my phone', cid: 188 }, 'accounts.mobile_invalid', 'Invalid mobile number'],
  [{ mobile: '08012340000', cid: 7 }, 'accounts.unknown_country', 'Choose the country of this phone number.'],
  [{ mobile: '08012340000' }, 'accounts.unknown_country', 'Choose the country of this phone number.'],
])('R-REG-005 R-REG-025 registering by phone with %o answers %s, %s', async (fields, error, msg) => {
  const { email: _, ...form } = await registration(api);
  const answer = await api.call('sign-in.register-mobile', { ...form, ...fields });
  expect([answer.http, answer.body.code, answer.error, answer.msg]).toEqual([200, 1, error, msg]);
});

test('R-REG-021 an image serves one try: a wrong code spends it, and so does a right one', async () => {
  const idhash = await drawImage(api);
  const wrong = await api.call('sign-in.register-email', await registration(api, { idhash, VerificationCode: '0000' }));
  expect([wrong.body.code, wrong.error]).toEqual([2, 'accounts.wrong_image_code']);
  const late = await api.call('sign-in.register-email', await registration(api, { idhash }));
  expect(late.error).toBe('accounts.wrong_image_code');
  const other = await drawImage(api);
  await register(api, { idhash: other });
  const again = await api.call('sign-in.register-email', await registration(api, { idhash: other }));
  expect(again.error).toBe('accounts.wrong_image_code');
});

test('a form with a fault of its own leaves the image for the next try', async () => {
  const idhash = await drawImage(api);
  expect((await api.call('sign-in.register-email', await registration(api, { idhash, password: 'x' }))).ok).toBe(false);
  await register(api, { idhash });
});

test('an image lives for five minutes', async () => {
  const idhash = await drawImage(api);
  const input = await registration(api, { idhash });
  setInTest(clock, new Date(Date.now() + 301_000));
  const seal = { iat: Math.floor(clock.now.getTime() / 1000) };
  const answer = await api.call('sign-in.register-email', input, { seal });
  expect(answer.error).toBe('accounts.wrong_image_code');
});

test('R-REG-027 the image is a PNG for a hash of eight characters, cached by nobody on its way', async () => {
  const { bytes, headers } = await api.must('proofs.verification-image', { idhash: 'Abcd1234', v: '17' });
  expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('cache-control')).toBe('no-store');
  const short = await api.call('proofs.verification-image', { idhash: 'Abcd123' });
  expect([short.http, short.body.issues]).toEqual([400, [expect.objectContaining({ field: 'idhash' })]]);
});

test('R-REG-026 a taken name, address or number is refused, in upper or lower case', async () => {
  const { username } = await register(api, { email: 'first_one@mail.com' });
  expect(await refused({ username: username.toUpperCase() })).toEqual([
    200,
    1,
    'accounts.already_exists',
    'already exists',
  ]);
  expect((await refused({ email: 'FIRST_one@mail.com' }))[2]).toBe('accounts.email_taken');
  const { email: _, ...form } = await registration(api);
  await api.must('sign-in.register-mobile', { ...form, cid: 188, mobile: '8098765432' });
  const { email: __, ...second } = await registration(api);
  const taken = await api.call('sign-in.register-mobile', { ...second, cid: 188, mobile: '+2348098765432' });
  expect(taken.error).toBe('accounts.mobile_taken');
});

test('R-REG-026 of two registrations with one name at once, one wins and the other is refused because it exists', async () => {
  const username = freshName();
  const inputs = [];
  for (const n of [1, 2, 3, 4]) inputs.push(await registration(api, { username, email: `race${n}@mail.com` }));
  const answers = await Promise.all(inputs.map((input) => api.call('sign-in.register-email', input)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.filter((answer) => answer.error === 'accounts.already_exists')).toHaveLength(3);
  const stored = await db.selectFrom('accounts.members').select('uid').where('username', '=', username).execute();
  expect(stored).toHaveLength(1);
});

test('a registration sent again with its idempotency key gets the first answer', async () => {
  const input = await registration(api);
  const options = { headers: { 'idempotency-key': crypto.randomUUID() } };
  const first = await api.must('sign-in.register-email', input, options);
  const again = await api.must('sign-in.register-email', input, options);
  expect(again.data).toEqual(first.data);
  const other = await api.call('sign-in.register-email', { ...input, cityname: 'Abuja' }, options);
  expect(other.http).toBe(409);
});

test('the first answer lies under the name by which an older version knows the call', async () => {
  const input = await registration(api);
  const key = crypto.randomUUID();
  await api.must('sign-in.register-email', input, { headers: { 'idempotency-key': key } });
  const hash = sha256(key).toString('base64url');
  const stored = db.selectFrom('platform.idempotency').select('call').where('key', '=', hash);
  expect(await stored.executeTakeFirst()).toEqual({ call: 'accounts.register-email' });
});

test('a registration sent forty times at once with one key makes one member, and all get the first answer', async () => {
  const input = await registration(api);
  const options = { headers: { 'idempotency-key': crypto.randomUUID() } };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => api.call('sign-in.register-email', input, options)),
  );
  const [first, ...others] = answers;
  expect(first).toMatchObject({ ok: true, data: { member_username: input.username } });
  const shownBy = ({ body, headers }: typeof first & {}) => [body, headers.get('x-site-id'), headers.get('set-cookie')];
  for (const other of others) expect(shownBy(other)).toEqual(shownBy(first!));
  const { data } = await api.must('sign-in.sessions', {}, { token: first!.data.auth_token });
  expect(data.list).toHaveLength(1);
});

test('the endings accepted are the operators’ to set', async () => {
  const stale = (tag: string) => platform.tags.moved([tag]);
  await saveSetting({ db, now: clock.now, stale }, 'emailEndings', ['org']);
  const answer = await api.call('sign-in.register-email', await registration(api, { email: 'set_by@operator.org' }));
  await saveSetting({ db, now: clock.now, stale }, 'emailEndings', ['com', 'cn', 'net']);
  expect(answer.ok).toBe(true);
});

test('joining is announced once', async () => {
  const { uid, username } = await register(api, {}, { verified: false });
  const rows = await db.selectFrom('platform.outbox').select('events').execute();
  const published = rows.flatMap((row) => row.events as { name: string; payload: { uid?: number } }[]);
  expect(published.filter((event) => event.payload.uid === uid && event.name.startsWith('accounts.'))).toEqual([
    {
      name: 'accounts.member-registered',
      payload: { uid, username, countryFid: 188, by: 'email', invite: '', device: expect.any(String) },
    },
  ]);
});

test('passwords are stored as argon2id alone', async () => {
  const { uid, password } = await register(api);
  const row = await db.selectFrom('accounts.members').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(password);
});

const check = async (username: string, language = 'en') => {
  const { body } = await api.must('members.check-username', { username }, { language });
  return body;
};
const shown = (messagevar: string, messagestr: string) => ({ Variables: { Message: { messagevar, messagestr } } });

test('R-REG-020 R-REG-024 a taken or forbidden name answers code "0" with error, and already exists to show', async () => {
  const { username } = await register(api);
  const taken = { code: '0', msg: 'Username already exists', data: shown('error', 'already exists') };
  expect(await check(username.toUpperCase())).toEqual(taken);
  expect(await check('real_infinix')).toEqual(taken);
  expect(await check(username, 'fr')).toMatchObject({ data: shown('error', 'Ce nom est déjà pris') });
});

test('R-REG-009 R-REG-020 a short name answers code "0" with error and the too-short words', async () => {
  expect(await check('abcd')).toEqual({
    code: '0',
    msg: 'username too short',
    data: shown('error', 'username too short'),
  });
});

test('R-REG-020 a free name answers code 0 without a message', async () => {
  expect(await check(freshName())).toEqual({ code: 0, msg: '', data: shown('', '') });
});
