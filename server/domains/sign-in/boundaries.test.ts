import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { drawImage, freshName, imageCode, type Member, register, registration } from '../../../tests/support/people.ts';
import { guardedMember } from '../../../tests/support/two-step.ts';
import { sha256 } from '../../platform/seal.ts';
import { dayIn } from '../../platform/time-zone.ts';

const { api, app, caller, clock, db } = await testApp();

beforeEach(async () => {
  await db.deleteFrom('platform.limits').execute();
});

const address = () => `${freshName()}@example.com`;
const send = (member: Member, email = '') => api.call('proofs.send-email-code', { email }, member);

describe('e-mails with a code', () => {
  test('to a new address come without the password as long as the code lives that it was given for', async () => {
    const member = await register(caller());
    const fresh = address();
    await api.must('proofs.change-email', { email: fresh, password: member.password }, member);
    clock.aheadInTest(61);
    expect((await send(member, fresh)).ok).toBe(true);
    clock.aheadInTest(1801);
    expect((await send(member, fresh)).error).toBe('accounts.email_change_needed');
  });

  test.each(['member', 'address'] as const)('come ten times a day, counted for the %s', async (whose) => {
    const email = address();
    const member = await register(caller(), { email }, { verified: false });
    const bucket = `letters:${whose === 'member' ? member.uid : sha256(email).toString('base64url')}`;
    const day = dayIn('Africa/Lagos', clock.now());
    await db.insertInto('accounts.day_counts').values({ bucket, day, count: 9 }).execute();
    expect((await send(member)).ok).toBe(true);
    await db.deleteFrom('accounts.email_codes').where('uid', '=', member.uid).execute();
    expect((await send(member)).error).toBe('accounts.too_many_letters');
  });
});

describe('codes of an app', () => {
  /** Into the middle of a half minute, so that none ends while a code is typed. */
  const middle = () => clock.advance(45 - (Math.floor(clock.now().getTime() / 1000) % 30));

  test.each([
    [-2, 'accounts.wrong_code'],
    [-1, undefined],
    [1, undefined],
    [2, 'accounts.wrong_code'],
  ])('serve one half minute early or late: %i', async (halfMinutes, error) => {
    const { member, secret } = await guardedMember(api, clock);
    clock.advance(120);
    middle();
    const { username, password } = member;
    const asked = await api.call('sign-in.login', { username, password });
    const timestamp = clock.now().getTime() + halfMinutes * 30_000;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const answer = await api.call('sign-in.login-code', { ticket: String(asked.body.ticket), code });
    expect(answer.error).toBe(error);
  });
});

test.for([
  [290, undefined],
  [301, 'accounts.wrong_image_code'],
] as const)('a picture’s characters serve for five minutes, %i seconds on', async ([seconds, error]) => {
  const idhash = await drawImage(api);
  const form = await registration(api, { idhash, VerificationCode: imageCode });
  clock.aheadInTest(seconds);
  expect((await caller().call('sign-in.register-email', form)).error).toBe(error);
});

test('another page cookie in the same browser ends the one before', async () => {
  const member = await register(api);
  const open = async (cookie = '') => {
    const options = { token: member.token, ...(cookie ? { headers: { cookie } } : {}) };
    const { headers } = await api.must('sign-in.open-page-session', { uid: member.uid }, options);
    return /[\w-]*bb_page=[\w-]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  };
  const pages = async () =>
    (
      await db
        .selectFrom('accounts.page_sessions as pages')
        .innerJoin('accounts.sessions as sessions', 'sessions.token_hash', 'pages.token_hash')
        .select('pages.cookie_hash')
        .where('sessions.uid', '=', member.uid)
        .execute()
    ).length;
  const first = await open();
  expect(await pages()).toBe(1);
  await open(first);
  expect(await pages()).toBe(1);
  await open();
  expect(await pages()).toBe(2);
});

test('the clean-up forgets where members came from after ninety days, and devices after four hundred', async () => {
  const member = await register(api);
  const now = clock.now().getTime();
  const ago = (days: number) => new Date(now - days * 86_400_000);
  const addresses = [89, 91].map((days) => ({
    uid: member.uid,
    address_range: `198.51.${days}.0`,
    seen_at: ago(days),
  }));
  await db.insertInto('accounts.known_addresses').values(addresses).execute();
  const devices = [399, 401].map((days) => ({
    uid: member.uid,
    device_hash: Buffer.from(`device ${days}`),
    last_seen_at: ago(days),
  }));
  await db.insertInto('accounts.devices').values(devices).execute();
  await app.tasks['accounts.clean-up']!({}, {} as never);
  const left = await db
    .selectFrom('accounts.known_addresses')
    .select('address_range')
    .where('uid', '=', member.uid)
    .execute();
  expect(left.map((row) => row.address_range).filter((range) => range.startsWith('198.51'))).toEqual(['198.51.89.0']);
  const stored = await db.selectFrom('accounts.devices').select('last_seen_at').where('uid', '=', member.uid).execute();
  expect(stored.map((row) => row.last_seen_at)).toContainEqual(ago(399));
  expect(stored.filter((row) => row.last_seen_at < ago(400))).toEqual([]);
});
