import { beforeEach, describe, expect, test } from 'vitest';
import { bannedGroup } from '../../../contract/primitives/access-limits.ts';
import type { Api } from '../../../tests/support/api.ts';
import { testApp } from '../../../tests/support/app.ts';
import { runJobs } from '../../../tests/support/jobs.ts';
import { codeSentTo, freshName, mailsTo, mailTo, register } from '../../../tests/support/people.ts';
import { codeOf, guardedMember } from '../../../tests/support/two-step.ts';

const { api, app, caller, clock, db, pool, settle } = await testApp();

beforeEach(async () => {
  await db.deleteFrom('platform.limits').execute();
  await db.deleteFrom('accounts.login_failures').execute();
});

const address = () => `${freshName()}@example.com`;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const ask = (email: string, from = caller()) => from.call('sign-in.send-login-code', { email });
/** Sends what was asked for; how many were. */
const post = () => runJobs(pool, app.tasks, 'sign-in.email-login-code');
const enter = (email: string, code: string, from: Api = caller()) =>
  from.call(
    'sign-in.login-email',
    { email, code },
    { seal: { iat: Math.floor(clock.now().getTime() / 1000) }, headers: { 'user-agent': 'Another/1.0' } },
  );
const join = (email: string, verified = true) => register(api, { email }, { verified });

/** The code of an account's address. */
async function sentCode(email: string): Promise<string> {
  await ask(email);
  await post();
  return codeSentTo(api, email);
}

describe('a code to log in by', () => {
  test('opens an ordinary session for who forgot the password, once, however the address is typed', async () => {
    const email = address();
    const member = await join(email);
    expect((await ask(` ${email.toUpperCase()} `)).data).toEqual({ seconds: 60, minutes: 30 });
    await post();
    const code = await codeSentTo(api, email);
    const entered = await enter(email.toUpperCase(), ` ${code} `);
    expect(entered.data).toMatchObject({ member_uid: member.uid, member_username: member.username, groupid: 10 });
    expect(entered.headers.get('x-site-id')).toBe('ng');
    const { data } = await api.must('sign-in.sessions', {}, { token: entered.data.auth_token });
    expect(data.list.find(({ current }) => current === 1)).toMatchObject({ kind: 'site' });
    await settle();
    await mailTo(api, email, /^New login to your account\n/);
    expect((await enter(email, code)).error).toBe('accounts.email_code_spent');
  });

  test('proves neither the password nor a second step: what asks the owner asks them', async () => {
    const email = address();
    await join(email);
    const { data } = await enter(email, await sentCode(email));
    const session = await db
      .selectFrom('accounts.sessions')
      .select(['proven_at', 'second_step_at'])
      .where('uid', '=', data.member_uid)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(session).toEqual({ proven_at: null, second_step_at: null });
  });

  test('is stored as a keyed hash alone, of an address that is stored as one', async () => {
    const email = address();
    await join(email);
    const code = await sentCode(email);
    const rows = JSON.stringify(await db.selectFrom('accounts.login_codes').selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(email);
  });

  test('of two who type it at once lets one in', async () => {
    const email = address();
    await join(email);
    const code = await sentCode(email);
    const both = await Promise.all([enter(email, code), enter(email, code)]);
    expect(both.map(({ error }) => error).sort()).toEqual(['accounts.email_code_spent', undefined]);
  });

  test('ends when another is asked for, and two jobs that waited send one e-mail', async () => {
    const email = address();
    await join(email);
    const first = await sentCode(email);
    clock.aheadInTest(61);
    await ask(email);
    expect((await enter(email, first)).error).toBe('accounts.wrong_email_code');
    clock.aheadInTest(61);
    await ask(email);
    expect(await post()).toBe(2);
    const codes = (await mailsTo(api, email)).filter(({ subject }) => /your code to log in/.test(subject));
    expect(codes).toHaveLength(2);
    expect((await enter(email, await codeSentTo(api, email))).ok).toBe(true);
  });

  test('has five tries, lives for thirty minutes, and comes a minute after the last', async () => {
    const email = address();
    await join(email);
    const code = await sentCode(email);
    for (let i = 0; i < 5; i += 1) {
      expect((await enter(email, wrong(code))).error).toBe('accounts.wrong_email_code');
      await db.deleteFrom('accounts.login_failures').execute();
    }
    expect((await enter(email, code)).error).toBe('accounts.email_code_spent');
    const early = await ask(email);
    expect([early.error, Number(early.headers.get('retry-after')) > 50]).toEqual(['wire.too_many', true]);
    clock.aheadInTest(61);
    const next = await sentCode(email);
    clock.aheadInTest(1801);
    expect((await enter(email, next)).error).toBe('accounts.email_code_spent');
  });

  test('guessed at from many codes locks the address, as passwords do; a right one forgets wrong passwords', async () => {
    const email = address();
    const member = await join(email);
    const code = await sentCode(email);
    for (let i = 0; i < 5; i += 1) await enter(email, wrong(code));
    const locked = await enter(email, code);
    expect([locked.error, Number(locked.body.waitSeconds) > 0]).toEqual(['accounts.locked', true]);

    const forgetful = address();
    const owner = await join(forgetful);
    const logIn = () => caller().call('sign-in.login', { username: owner.username, password: 'not-it-9' });
    for (let i = 0; i < 5; i += 1) await logIn();
    expect((await logIn()).error).toBe('accounts.locked');
    expect((await enter(forgetful, await sentCode(forgetful))).ok).toBe(true);
    expect((await logIn()).error).toBe('accounts.wrong_credentials');
    expect(member.uid).not.toBe(owner.uid);
  });

  test('is asked for ten times a day by one address of e-mail, and by one network for so many', async () => {
    const email = address();
    await ask(email);
    await db.updateTable('accounts.day_counts').set({ count: 10 }).where('bucket', 'like', 'entry:%').execute();
    clock.aheadInTest(61);
    expect((await ask(email)).error).toBe('accounts.too_many_letters');
    const from = caller();
    await ask(address(), from);
    const bucket = `entries:${from.address}`;
    await db.updateTable('accounts.day_counts').set({ count: 60 }).where('bucket', '=', bucket).execute();
    expect((await ask(address(), from)).error).toBe('accounts.too_many_letters');
  });

  test('reveals not whether an account has the address: no answer, refusal, lock or limit differs', async () => {
    const [known, unknown] = [address(), address()];
    await join(known);
    const answers = async (email: string) => {
      const said: unknown[] = [(await ask(email)).body, (await ask(email)).body.error];
      await post();
      for (let i = 0; i < 6; i += 1) said.push((await enter(email, 'x')).body);
      await db.deleteFrom('accounts.login_failures').execute();
      said.push((await enter(email, 'x')).body);
      return said;
    };
    clock.stopInTest();
    const [one, other] = [await answers(known), await answers(unknown)];
    expect(other).toEqual(one);
    expect(await mailsTo(api, unknown)).toEqual([]);
    expect((await enter(address(), '000000')).error).toBe('accounts.email_code_spent');
  });

  test.each(['', 'nobody', 'a b@example.com', '@example.com'])('%j is no address to send one to', async (email) => {
    expect((await ask(email)).error).toBe('accounts.email_invalid');
  });
});

describe('whose account it is', () => {
  test('an address that was never verified is, by the code that was read there; a refused second step proves nothing', async () => {
    const email = address();
    await join(email, false);
    const { data } = await enter(email, await sentCode(email));
    expect((await app.actors.byToken(data.auth_token))?.verified).toBe(true);

    const { member, secret } = await guardedMember(api, clock);
    const other = address();
    const change = { email: other, email_verified_at: null };
    await db.updateTable('accounts.members').set(change).where('uid', '=', member.uid).execute();
    await db.insertInto('accounts.emails').values({ email: other, uid: member.uid }).execute();
    const asked = await enter(other, await sentCode(other));
    expect(asked.error).toBe('accounts.two_step_needed');
    const verified = () =>
      db.selectFrom('accounts.members').select('email_verified_at').where('uid', '=', member.uid).executeTakeFirst();
    expect(await verified()).toEqual({ email_verified_at: null });
    const second = { ticket: String(asked.body.ticket), code: codeOf(clock, secret) };
    expect((await api.must('sign-in.login-code', second)).data.member_uid).toBe(member.uid);
    expect(await verified()).toEqual({ email_verified_at: expect.any(Date) });
  });

  test('a ticket of the first step is worth nothing once the account has another address', async () => {
    const { member, secret } = await guardedMember(api, clock);
    const email = `${member.username.toLowerCase()}@example.com`;
    const asked = await enter(email, await sentCode(email));
    await db.updateTable('accounts.members').set({ email: address() }).where('uid', '=', member.uid).execute();
    const second = { ticket: String(asked.body.ticket), code: codeOf(clock, secret) };
    expect((await api.call('sign-in.login-code', second)).error).toBe('accounts.ticket_expired');
  });

  test('R-SES-007 a banned member gets a session too, to read why', async () => {
    const email = address();
    const member = await join(email);
    await db.updateTable('accounts.members').set({ groupid: bannedGroup }).where('uid', '=', member.uid).execute();
    expect((await enter(email, await sentCode(email))).data).toMatchObject({ groupid: bannedGroup });
  });

  test('a first address, which the token alone can add, is sent no code in its first seven days', async () => {
    const email = address();
    const member = await join(email);
    const later = new Date(clock.now().getTime() + 7 * 86_400_000);
    await db.updateTable('accounts.members').set({ email_resets_at: later }).where('uid', '=', member.uid).execute();
    await ask(email);
    await post();
    await mailTo(api, email, /no code is sent to it yet/);
    expect((await mailsTo(api, email)).filter(({ text }) => /^\d{6}$/m.test(text))).toEqual([]);
  });

  test('a change of the password or of the address ends a code on its way', async () => {
    const email = address();
    const member = await join(email);
    const code = await sentCode(email);
    const passwords = { oldpassword: member.password, newpassword: 'brand-new-7', newpassword2: 'brand-new-7' };
    await api.must('sign-in.change-password', passwords, member);
    expect((await enter(email, code)).error).toBe('accounts.email_code_spent');

    const old = address();
    const mover = await join(old);
    const toOld = await sentCode(old);
    await db.updateTable('accounts.members').set({ email: address() }).where('uid', '=', mover.uid).execute();
    expect((await enter(old, toOld)).error).toBe('accounts.email_code_spent');
  });
});
