import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import {
  codeSentTo,
  freshName,
  type Member,
  mailsTo,
  mailTo,
  register,
  registration,
} from '../../../tests/support/people.ts';
import { balancesOf } from '../economy/index.ts';

const { api, db, clock, app, caller } = await testApp();
const unverified = (email: string) => register(caller(), { email }, { verified: false });
const address = () => `${freshName()}@example.com`;
const send = (member: Member, email = '') => api.call('proofs.send-email-code', { email }, member);
const validate = (member: Member, email: string, code: string, uid?: number) =>
  api.call('proofs.validate-email-code', { email, code, ...(uid ? { uid } : {}) }, member);
const state = async (member: Member) => (await api.must('proofs.email-state', {}, member)).data;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const post = (member: Member) =>
  api.call('threads.create', { subject: 'A good subject', message: 'A message that is long enough.' }, member);

beforeEach(() => db.deleteFrom('platform.limits').execute());

describe('verification by code', () => {
  test('R-EML-001 R-EML-002 an address is unverified until its code comes back; before it nobody posts', async () => {
    clock.stopInTest();
    const email = address();
    const member = await unverified(email);
    expect(await state(member)).toEqual({ email, verified: 0, phoneVerified: 0, open: null });
    const refused = await post(member);
    expect([refused.body.status, refused.error]).toEqual([0, 'threads.unverified']);
    const sent = await send(member, email.toUpperCase());
    expect([sent.ok, sent.data]).toEqual([true, { email, seconds: 60 }]);
    expect((await state(member)).open).toEqual({ email, letter: 'waiting', seconds: 60 });
    expect((await post(member)).error).toBe('threads.unverified');
    const answer = await validate(member, email, await codeSentTo(api, email), member.uid);
    expect([answer.body.code, answer.data]).toEqual([0, { email, verified: 1, xgold: 50 }]);
    expect(await state(member)).toEqual({ email, verified: 1, phoneVerified: 0, open: null });
    expect((await post(member)).ok).toBe(true);
    const balances = await balancesOf({ db, reads: () => undefined }, [member.uid]);
    expect(balances(member.uid).xgold).toBe(150);
  });

  test('R-EML-002 neither does somebody unverified reply, and the thread page says why', async () => {
    const author = await register(caller());
    const { data } = await api.must(
      'threads.new-thread',
      { subject: 'A good subject', message: 'Long enough, I hope.' },
      author,
    );
    const { tid } = data.Variables;
    const member = await unverified(address());
    expect((await api.call('threads.new-reply', { tid, message: 'Me too.' }, member)).error).toBe('threads.unverified');
    const info = await api.must('threads.info', { tid }, member);
    expect(info.data.can).toMatchObject({ reply: false, replyRefusal: 'threads.unverified' });
  });

  test('a code works once, and only for the member and address that it was sent for', async () => {
    const email = address();
    const [member, other] = [await unverified(email), await unverified(address())];
    await send(member);
    const code = await codeSentTo(api, email);
    expect((await validate(other, email, code)).error).toBe('accounts.email_code_spent');
    expect((await validate(member, address(), code)).error).toBe('accounts.email_code_spent');
    expect((await validate(member, email, code, other.uid)).error).toBe('accounts.foreign_uid');
    const both = await Promise.all([validate(member, email, ` ${code} `), validate(member, email, code)]);
    expect(both.filter((answer) => answer.ok)).toHaveLength(1);
    expect((await validate(member, email, code)).error).toBe('accounts.email_verified_before');
    expect((await send(member)).error).toBe('accounts.email_verified_before');
  });

  test('guessing by force runs out after five tries, and the right code is worth nothing then', async () => {
    const email = address();
    const member = await unverified(email);
    await send(member);
    const code = await codeSentTo(api, email);
    const guesses = await Promise.all(Array.from({ length: 9 }, () => validate(member, email, wrong(code))));
    const errors = guesses.map((answer) => answer.error);
    expect(errors.filter((error) => error === 'accounts.wrong_email_code')).toHaveLength(5);
    expect(errors.filter((error) => error === 'accounts.email_code_spent')).toHaveLength(4);
    expect((await validate(member, email, code)).error).toBe('accounts.email_code_spent');
    expect((await state(member)).open).toBeNull();
  });

  test('a code runs out after half an hour, and a newer one ends it', async () => {
    const email = address();
    const member = await unverified(email);
    await send(member);
    const first = await codeSentTo(api, email);
    clock.aheadInTest(61);
    await send(member);
    const second = await codeSentTo(api, email);
    if (first !== second) expect((await validate(member, email, first)).error).toBe('accounts.wrong_email_code');
    clock.aheadInTest(1800);
    expect((await validate(member, email, second)).error).toBe('accounts.email_code_spent');
  });

  test('another code is sent after a minute, ten times a day', async () => {
    const member = await unverified(address());
    await send(member);
    const early = await send(member);
    expect([early.http, early.error]).toEqual([429, 'wire.too_many']);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50);
    await db.deleteFrom('accounts.email_codes').where('uid', '=', member.uid).execute();
    await db
      .updateTable('accounts.day_counts')
      .set({ count: 10 })
      .where('bucket', '=', `letters:${member.uid}`)
      .execute();
    expect((await send(member)).error).toBe('accounts.too_many_letters');
  });

  test('what is stored of a code doesn’t reveal it', async () => {
    const email = address();
    const member = await unverified(email);
    await send(member);
    const code = await codeSentTo(api, email);
    const stored = await db.selectFrom('accounts.email_codes').selectAll().where('uid', '=', member.uid).execute();
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(stored[0]?.code_hash).toHaveLength(32);
  });

  test('the e-mail is in the member’s language, as text and as markup', async () => {
    const email = address();
    const member = await unverified(email);
    await api.must('proofs.send-email-code', {}, { ...member, language: 'fr' });
    const code = await codeSentTo(api, email);
    const row = await db
      .selectFrom('platform.mail_outbox')
      .selectAll()
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.subject).toBe(`${code} est votre code Baobab`);
    expect(row.body_text).toContain(`Bonjour ${member.username}`);
    expect(row.body_html).toContain('<html lang="fr">');
    expect(row.body_html).toContain(code);
  });

  test('R-EML-003 without an address it does not exist, and a wrong form is invalid', async () => {
    const { email: _, ...form } = await registration(caller());
    const { data } = await api.must('sign-in.register-mobile', { ...form, cid: 188, mobile: '08021112222' });
    const member = { uid: data.member_uid, username: '', password: '', token: data.auth_token };
    const none = await send(member);
    expect([none.body.code, none.error, none.msg]).toEqual([1, 'accounts.email_not_exist', 'Email ID does not exist.']);
    for (const email of ['a', 'a@b', 'a..b@c.com', 'a@b_c.com', '.a@b.com', 'x'.repeat(120)]) {
      const invalid = await send(member, email);
      expect([invalid.error, invalid.msg], email).toEqual(['accounts.email_invalid', 'Email ID is invalid.']);
    }
    expect((await send(member, 'a.b@c.org')).error).toBe('accounts.email_ending');
    const own = address();
    expect((await send(member, own)).ok).toBe(true);
    expect((await validate(member, own, await codeSentTo(api, own))).ok).toBe(true);
    expect((await post(member)).ok).toBe(true);
    expect((await send(member, address())).error).toBe('accounts.email_change_needed');
  });

  test('a mail server that refuses or is away shows in the state, and the code still works', async () => {
    const email = address();
    const member = await unverified(email);
    await send(member);
    const mail = (fields: object) =>
      db.updateTable('platform.mail_outbox').set(fields).where('recipient', '=', email).execute();
    await mail({ attempts: 1, last_error: 'connect ECONNREFUSED' });
    expect((await state(member)).open?.letter).toBe('late');
    await mail({ refused_at: clock.now() });
    expect((await state(member)).open?.letter).toBe('refused');
    await mail({ refused_at: null, sent_at: clock.now() });
    expect((await state(member)).open?.letter).toBe('sent');
    expect((await validate(member, email, await codeSentTo(api, email))).ok).toBe(true);
  });
});

describe('checkemail', () => {
  const check = (email: string, who: { token?: string } = {}, from = caller()) =>
    from.call('proofs.check-email', { email }, who);

  test('R-EML-003 an address that is missing, invalid, taken, free, or one’s own', async () => {
    const email = address();
    const member = await register(caller(), { email });
    expect((await check('')).msg).toBe('Email ID does not exist.');
    expect((await check('no address')).msg).toBe('Email ID is invalid.');
    expect((await check(email.toUpperCase())).error).toBe('accounts.email_taken');
    expect((await check(address())).data).toMatchObject({ own: 0, verified: 0 });
    expect((await check(email, member)).data).toEqual({ email, own: 1, verified: 1 });
  });

  test('it reveals who has an account, so an address may ask a hundred times a day', async () => {
    const from = caller();
    await check(address(), {}, from);
    await db
      .updateTable('accounts.day_counts')
      .set({ count: 100 })
      .where('bucket', '=', `checks:${from.address}`)
      .execute();
    expect((await check(address(), {}, from)).error).toBe('accounts.too_many_checks');
    expect((await check(address())).ok).toBe(true);
  });
});

describe('change of the address', () => {
  const change = (member: Member, email: string, password = member.password) =>
    api.call('proofs.change-email', { email, password }, member);

  test('it needs the password, takes effect by the new address’s code, and notifies the old one', async () => {
    const [old, fresh] = [address(), address()];
    const member = await register(caller(), { email: old });
    expect((await change(member, fresh, 'not-it-9')).error).toBe('accounts.wrong_credentials');
    expect((await change(member, fresh, '')).error).toBe('accounts.password_empty');
    expect(await mailsTo(api, fresh)).toEqual([]);
    expect((await change(member, fresh)).data).toEqual({ email: fresh, seconds: 60 });
    expect(await state(member)).toMatchObject({ email: old, verified: 1, open: { email: fresh } });
    const answer = await validate(member, fresh, await codeSentTo(api, fresh));
    expect(answer.data).toEqual({ email: fresh, verified: 1, xgold: 0 });
    expect(await state(member)).toMatchObject({ email: fresh, verified: 1 });
    const notified = await mailTo(api, old, /^Your e-mail address on Baobab was changed\n/);
    expect(notified.mail.text).toContain(fresh);
    const logIn = (username: string) => caller().call('sign-in.login', { username, password: member.password });
    expect((await logIn(fresh)).ok).toBe(true);
    expect((await logIn(old)).error).toBe('accounts.account_not_exist');
    expect((await register(caller(), { email: old })).uid).toBeGreaterThan(member.uid);
  });

  test('an address that somebody proved can’t be had, and one that nobody proved goes to who proves it', async () => {
    const [proven, claimed] = [address(), address()];
    await register(caller(), { email: proven });
    const squatter = await unverified(claimed);
    const member = await register(caller());
    expect((await change(member, proven)).error).toBe('accounts.email_taken');
    expect((await change(member, claimed)).ok).toBe(true);
    expect((await validate(member, claimed, await codeSentTo(api, claimed))).ok).toBe(true);
    expect((await state(squatter)).email).toBe('');
    expect((await state(member)).email).toBe(claimed);
  });

  test('two who prove the same address: one gets it', async () => {
    const email = address();
    const members = [await register(caller()), await register(caller())];
    const codes: string[] = [];
    for (const member of members) {
      await change(member, email);
      codes.push(await codeSentTo(api, email));
    }
    const answers = await Promise.all(members.map((member, i) => validate(member, email, codes[i]!)));
    expect(answers.map((answer) => answer.error).sort()).toEqual(['accounts.email_taken', undefined]);
  });

  test('guessing the password is slowed, whatever is done at the log-in', async () => {
    clock.stopInTest();
    const member = await register(caller());
    for (let i = 0; i < 5; i += 1)
      expect((await change(member, address(), `wrong-${i}`)).error).toBe('accounts.wrong_credentials');
    const locked = await change(member, address());
    expect([locked.error, locked.body.waitSeconds]).toEqual(['accounts.locked', 60]);
    const { ok } = await caller().call('sign-in.login', { username: member.username, password: member.password });
    expect(ok).toBe(true);
    clock.aheadInTest(61);
    expect((await change(member, address())).ok).toBe(true);
  });
});

test('what has run out is swept away', async () => {
  const member = await unverified(address());
  await send(member);
  clock.aheadInTest(4 * 86_400);
  for (const task of ['proofs.clean-up', 'members.clean-up']) await app.tasks[task]!({}, {} as never);
  expect(await db.selectFrom('accounts.email_codes').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('accounts.day_counts').selectAll().execute()).toEqual([]);
});
