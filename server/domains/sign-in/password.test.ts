import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../tests/support/api.ts';
import { testApp } from '../../../tests/support/app.ts';
import { runJobs } from '../../../tests/support/jobs.ts';
import {
  codeSentTo,
  drawImage,
  freshName,
  imageCode,
  type Member,
  mailsTo,
  mailTo,
  register,
  registration,
  verifyEmail,
} from '../../../tests/support/people.ts';

const { api, db, pool, clock, app, caller } = await testApp({ env: { SMS_URL: 'http://127.0.0.1:9/' } });
const fresh = 'brand-new-7';
const address = () => `${freshName()}@example.com`;
const join = (email = address()) => register(caller(), { email }, { verified: false });
const change = (member: Member, fields: Record<string, unknown> = {}) =>
  api.call(
    'sign-in.change-password',
    { oldpassword: member.password, newpassword: fresh, newpassword2: fresh, ...fields },
    member,
  );
const logIn = (username: string, password: string, from = caller()) =>
  from.call('sign-in.login', { username, password }, { seal: { iat: Math.floor(clock.now().getTime() / 1000) } });
const alive = async (token: string) => (await api.call('members.is-creator', {}, { token })).http === 200;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

beforeEach(() => db.deleteFrom('platform.limits').execute());

describe('change', () => {
  test('R-PWD-003 a change answers the stated words; the old password is worth nothing then', async () => {
    const member = await join();
    const { body, msg } = await change(member);
    expect([body.status, msg]).toEqual([
      1,
      'The password is successfully changed. Please use the new password when you log in again',
    ]);
    expect((await logIn(member.username, member.password)).error).toBe('accounts.wrong_credentials');
    expect((await logIn(member.username, fresh)).ok).toBe(true);
  });

  test('all other sessions end, their page cookies with them; the own one goes on', async () => {
    const member = await join();
    const other = await logIn(member.username, member.password);
    const opened = await api.must('sign-in.open-page-session', {}, { token: other.data.auth_token });
    const cookie = /^([^;]+)/.exec(opened.headers.get('set-cookie') ?? '')?.[1]?.split('=')[1] ?? '';
    expect(await app.actors.byPageCookie(cookie)).not.toBeNull();
    expect(await change(member)).toMatchObject({ ok: true });
    expect([await alive(member.token), await alive(other.data.auth_token)]).toEqual([true, false]);
    expect(await app.actors.byPageCookie(cookie)).toBeNull();
  });

  test('the owner gets an e-mail, in the language of the one who changed it', async () => {
    const email = address();
    const member = await join(email);
    await api.must(
      'sign-in.change-password',
      { oldpassword: member.password, newpassword: fresh, newpassword2: fresh },
      { ...member, language: 'hi' },
    );
    const { mail } = await mailTo(api, email, /^आपका Baobab पासवर्ड बदला गया\n/);
    expect(mail.text).toContain('/forget');
  });

  test('R-PWD-004 two different new passwords do not match', async () => {
    const answer = await change(await join(), { newpassword2: 'brand-new-8' });
    expect([answer.body.status, answer.error, answer.msg]).toEqual([
      0,
      'accounts.passwords_differ',
      'Passwords do not match',
    ]);
  });

  test.each([
    ['abcde', 'accounts.password_too_short'],
    ['abc def', 'accounts.password_invalid'],
    ['x'.repeat(21), 'accounts.password_invalid'],
  ])('%j is no new password', async (newpassword, error) => {
    const member = await join();
    expect((await change(member, { newpassword, newpassword2: newpassword })).error).toBe(error);
    expect((await logIn(member.username, member.password)).ok).toBe(true);
  });

  test('R-PWD-005 an older app, which knows no confirmation, reads that it can’t change passwords', async () => {
    const member = await join();
    const { oldpassword, newpassword } = { oldpassword: member.password, newpassword: fresh };
    const answer = await api.call('sign-in.change-password', { oldpassword, newpassword }, member);
    expect([answer.body.status, answer.error]).toEqual([0, 'accounts.app_too_old']);
    expect(answer.msg).toContain('version of the app can’t change passwords');
  });

  test('R-PWD-002 a password changes six times a day, and again on the next', async () => {
    const member = await join();
    let password = member.password;
    for (let i = 1; i <= 6; i += 1) {
      const next = `secret-${i}`;
      expect((await change(member, { oldpassword: password, newpassword: next, newpassword2: next })).ok).toBe(true);
      password = next;
    }
    const seventh = await change(member, { oldpassword: password });
    expect([seventh.error, seventh.msg]).toEqual([
      'accounts.password_changes_spent',
      'A password can be changed 6 times a day. Try again tomorrow.',
    ]);
    expect((await logIn(member.username, password)).ok).toBe(true);
    clock.aheadInTest(86_400);
    expect((await change(member, { oldpassword: password })).ok).toBe(true);
  });

  test('wrong old passwords are slowed as at the log-in, and refused ones use up no change', async () => {
    clock.stopInTest();
    const member = await join();
    for (let i = 0; i < 5; i += 1)
      expect((await change(member, { oldpassword: `wrong-${i}` })).error).toBe('accounts.wrong_credentials');
    const locked = await change(member);
    expect([locked.error, locked.body.waitSeconds]).toEqual(['accounts.locked', 60]);
    clock.aheadInTest(61);
    expect((await change(member)).ok).toBe(true);
  });
});

describe('forgotten', () => {
  const ask = async (fields: Record<string, unknown>, from: Api = caller()) =>
    from.call('sign-in.forgot-password', {
      way: 'email',
      idhash: await drawImage(from),
      imageCode,
      ...fields,
    } as never);
  const post = () => runJobs(pool, app.tasks, 'accounts.send-reset');
  const link = /\/forget\/change#([\w-]{43})$/m;
  const linkTo = async (email: string) => (await mailTo(api, email, link)).match[1]!;
  const reset = (fields: Record<string, unknown>) =>
    caller().call('sign-in.reset-password', { newpassword: fresh, newpassword2: fresh, ...fields });

  test('a link in an e-mail sets a new password once, ends every session and proves the address', async () => {
    const email = address();
    const member = await join(email);
    expect((await ask({ email: email.toUpperCase() })).data).toEqual({ minutes: 30 });
    await post();
    const token = await linkTo(email);
    expect((await caller().must('sign-in.reset-link', { token })).data).toEqual({ username: member.username });
    const both = await Promise.all([reset({ token }), reset({ token })]);
    expect(both.map((answer) => answer.error).sort()).toEqual(['accounts.link_spent', undefined]);
    expect(await alive(member.token)).toBe(false);
    expect((await logIn(member.username, member.password)).error).toBe('accounts.wrong_credentials');
    const { data } = await logIn(email, fresh);
    expect((await app.actors.byToken(data.auth_token))?.verified).toBe(true);
    await mailTo(api, email, /^Your Baobab password was changed\n/);
  });

  test('whether an account has the address can’t be seen: neither in the answer nor by the limits', async () => {
    const known = address();
    await join(known);
    await post();
    const unknown = address();
    const [one, other] = [await ask({ email: known }), await ask({ email: unknown })];
    expect(one.body).toEqual(other.body);
    expect(await post()).toBe(2);
    expect(await mailsTo(api, unknown)).toEqual([]);
    for (let i = 0; i < 5; i += 1) expect((await ask({ email: unknown })).ok).toBe(true);
    expect((await ask({ email: unknown })).error).toBe('accounts.too_many_letters');
    await post();
    const token = await linkTo(known);
    expect((await reset({ token: `${token.slice(1)}A` })).error).toBe('accounts.link_spent');
  });

  test('an address asks for so many ways in a day, for one member or for many', async () => {
    const [from, other] = [caller(), caller()];
    await ask({ email: address() }, from);
    await db
      .updateTable('accounts.day_counts')
      .set({ count: 60 })
      .where('bucket', '=', `resets:${from.address}`)
      .execute();
    expect((await ask({ email: address() }, from)).error).toBe('accounts.too_many_letters');
    expect((await ask({ email: address() }, other)).ok).toBe(true);
  });

  test('a link lives for thirty minutes, and a newer one ends it', async () => {
    const email = address();
    await join(email);
    await ask({ email });
    await post();
    const first = await linkTo(email);
    await ask({ email });
    await post();
    const second = await linkTo(email);
    expect((await reset({ token: first })).error).toBe('accounts.link_spent');
    clock.aheadInTest(1790);
    expect((await caller().call('sign-in.reset-link', { token: second })).ok).toBe(true);
    expect((await reset({ token: second, newpassword2: 'another-one' })).error).toBe('accounts.passwords_differ');
    clock.aheadInTest(11);
    expect((await caller().call('sign-in.reset-link', { token: second })).error).toBe('accounts.link_spent');
    expect((await reset({ token: second })).error).toBe('accounts.link_spent');
  });

  test('a change of the password or the address ends a link on its way', async () => {
    const email = address();
    const member = await join(email);
    await ask({ email });
    await post();
    const token = await linkTo(email);
    await change(member);
    expect((await reset({ token })).error).toBe('accounts.link_spent');

    const [old, next] = [address(), address()];
    const mover = await join(old);
    await ask({ email: old });
    await post();
    const toOld = await linkTo(old);
    await api.must('proofs.change-email', { email: next, password: mover.password }, mover);
    await api.must('proofs.validate-email-code', { email: next, code: await codeSentTo(api, next) }, mover);
    expect((await reset({ token: toOld })).error).toBe('accounts.link_spent');
  });

  test('an owner whom strangers have locked out gets in by the link', async () => {
    const email = address();
    const member = await join(email);
    for (let i = 0; i < 5; i += 1) await logIn(member.username, `wrong-${i}`);
    expect((await logIn(member.username, member.password)).error).toBe('accounts.locked');
    await ask({ email });
    await post();
    const home = caller();
    await home.must('sign-in.reset-password', { token: await linkTo(email), newpassword: fresh, newpassword2: fresh });
    // The strangers' tries are forgotten, wherever the owner comes from next.
    expect((await logIn(member.username, fresh)).ok).toBe(true);
    for (let i = 0; i < 5; i += 1) await logIn(member.username, `wrong-${i}`);
    expect((await logIn(member.username, fresh)).error).toBe('accounts.locked');
    expect((await logIn(member.username, fresh, home)).ok).toBe(true);
  });

  test('an address that took the place of another by the password may set one at once', async () => {
    const member = await join();
    const email = address();
    await api.must('proofs.change-email', { email, password: member.password }, member);
    await api.must('proofs.validate-email-code', { email, code: await codeSentTo(api, email) }, member);
    await ask({ email });
    await post();
    expect((await reset({ token: await linkTo(email) })).ok).toBe(true);
  });

  describe('by phone', () => {
    const cid = 188;
    const phoneMember = async (mobile: string) => {
      const { email: _, ...form } = await registration(caller());
      const from = caller();
      await from.must('proofs.phone-code', { mobile, cid, idhash: await drawImage(from), imageCode });
      const VerificationCode = await codeTo(mobile);
      const { data } = await from.must('sign-in.register-mobile', { ...form, cid, mobile, VerificationCode });
      return { uid: data.member_uid, username: data.member_username, token: data.auth_token };
    };
    const codeTo = async (mobile: string): Promise<string> => {
      const sent = await db
        .selectFrom('platform.sms_outbox')
        .select('body')
        .where('recipient', '=', `234${mobile.slice(1)}`)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
    };

    test('R-EML-002 a code of the phone sets a new password once; a proven phone may write without an e-mail', async () => {
      const mobile = '08031112222';
      const member = await phoneMember(mobile);
      expect((await app.actors.byToken(member.token))?.verified).toBe(true);
      expect((await ask({ way: 'phone', mobile, cid })).data).toEqual({ minutes: 30 });
      await post();
      const code = await codeTo(mobile);
      expect((await reset({ mobile, cid, code })).ok).toBe(true);
      expect((await reset({ mobile, cid, code })).error).toBe('accounts.wrong_mobile_code');
      expect((await logIn(mobile, fresh)).data.member_uid).toBe(member.uid);
    });

    test('a first address, which the token alone can add, sets no password in its first seven days', async () => {
      const mobile = '08034445555';
      const member = await phoneMember(mobile);
      const email = address();
      await verifyEmail(api, member, email);
      await ask({ email });
      await post();
      await mailTo(api, email, /less than 7 days ago/);
      expect((await mailsTo(api, email)).filter(({ text }) => link.test(text))).toEqual([]);
      // The number is the owner's from the first day on.
      await ask({ way: 'phone', mobile, cid });
      await post();
      expect((await reset({ mobile, cid, code: await codeTo(mobile) })).ok).toBe(true);

      clock.aheadInTest(7 * 86_400 + 1);
      await ask({ email });
      await post();
      expect((await reset({ token: await linkTo(email) })).ok).toBe(true);
    });

    test('a code guessed by force runs out, and a number without an account answers the same', async () => {
      const mobile = '08032223333';
      await phoneMember(mobile);
      await ask({ way: 'phone', mobile, cid });
      await ask({ way: 'phone', mobile: '08039998888', cid });
      await post();
      const code = await codeTo(mobile);
      for (let i = 0; i < 5; i += 1) {
        expect((await reset({ mobile, cid, code: wrong(code) })).error).toBe('accounts.wrong_mobile_code');
        expect((await reset({ mobile: '08039998888', cid, code })).error).toBe('accounts.wrong_mobile_code');
      }
      expect((await reset({ mobile, cid, code })).error).toBe('accounts.wrong_mobile_code');
    });
  });

  test.each<[Record<string, unknown>, string]>([
    [{ email: 'nobody' }, 'accounts.email_invalid'],
    [{ email: 'a@example.com', imageCode: '9999' }, 'accounts.wrong_image_code'],
    [{ email: 'a@example.com', imageCode: '' }, 'accounts.wrong_image_code'],
    [{ way: 'phone', mobile: '0803', cid: 188 }, 'accounts.phone_too_short'],
    [{ way: 'phone', mobile: '08031112222' }, 'accounts.unknown_country'],
  ])('%j is refused', async (fields, error) => {
    expect((await ask(fields)).error).toBe(error);
  });
});
