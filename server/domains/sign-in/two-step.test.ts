import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { type Member, register } from '../../../tests/support/people.ts';
import { codeOf as codeFor, guardedMember } from '../../../tests/support/two-step.ts';

const { api, caller, clock, db } = await testApp();

beforeEach(async () => {
  await db.deleteFrom('platform.limits').execute();
  await db.deleteFrom('accounts.login_failures').execute();
});

const codeOf = (secret: string): string => codeFor(clock, secret);
const guarded = () => guardedMember(api, clock);

/** The first step of a log-in; its ticket. */
async function ticketOf({ username, password }: Member): Promise<string> {
  const answer = await api.call('sign-in.login', { username, password });
  expect(answer.error).toBe('accounts.two_step_needed');
  return String(answer.body.ticket);
}

describe('codes', () => {
  test('are set up with a secret that an app reads, and confirmed by a first code', async () => {
    const member = await register(api);
    const { data } = await api.must('sign-in.begin-two-step', { password: member.password }, member);
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(data.uri).toContain(`otpauth://totp/Baobab:${member.username}`);
    expect(data.qr.rows).toHaveLength(data.qr.size);
    expect(data.qr.rows.every((row) => row.length === data.qr.size && /^[01]+$/.test(row))).toBe(true);
    const before = await api.must('proofs.two-step', {}, member);
    expect(before.data.on).toBe(false);
    const wrong = await api.call('sign-in.confirm-two-step', { code: '000000' }, member);
    expect(wrong.error).toBe('accounts.wrong_code');
    const { codes } = (await api.must('sign-in.confirm-two-step', { code: codeOf(data.secret) }, member)).data;
    expect(new Set(codes).size).toBe(10);
    expect((await api.must('proofs.two-step', {}, member)).data).toMatchObject({ on: true, codes_left: 10 });
    const again = await api.call('sign-in.begin-two-step', { password: member.password }, member);
    expect(again.error).toBe('accounts.two_step_on');
  });

  test('begun on two devices are those of the last one', async () => {
    const member = await register(api);
    const begin = () => api.must('sign-in.begin-two-step', { password: member.password }, member);
    const [first, last] = [await begin(), await begin()];
    const confirm = (secret: string) => api.call('sign-in.confirm-two-step', { code: codeOf(secret) }, member);
    expect((await confirm(first.data.secret)).error).toBe('accounts.wrong_code');
    expect((await confirm(last.data.secret)).ok).toBe(true);
    expect((await confirm(last.data.secret)).error).toBe('accounts.two_step_on');
  });

  test('are asked for at the log-in, on both sites, by a ticket that opens nothing alone', async () => {
    const { member, secret } = await guarded();
    const ticket = await ticketOf(member);
    expect((await api.call('members.is-creator', {}, { token: ticket })).http).toBe(401);
    const entered = await api.must('sign-in.login-code', { ticket, code: codeOf(secret) });
    expect(entered.data.member_uid).toBe(member.uid);
    expect(entered.headers.get('x-site-id')).toBe('ng');
    await api.must('members.is-creator', {}, { token: entered.data.auth_token });
    await db.updateTable('accounts.members').set({ is_creator: true }).where('uid', '=', member.uid).execute();
    const { username, password } = member;
    const creators = await api.call('sign-in.login-creator', { username, password, client_from: 'pc' });
    expect(creators.error).toBe('accounts.two_step_needed');
    const second = await api.must('sign-in.login-code', {
      ticket: String(creators.body.ticket),
      code: codeOf(secret),
    });
    expect(second.headers.get('x-version')).toBe('5.1.3');
  });

  test('typed twice at once open one session', async () => {
    const { member, secret } = await guarded();
    const tickets = [await ticketOf(member), await ticketOf(member)];
    const code = codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => api.call('sign-in.login-code', { ticket, code })));
    expect(answers.map(({ error }) => error ?? 'in').sort()).toEqual(['accounts.wrong_code', 'in']);
  });

  test('serve once; an older one is refused too', async () => {
    const { member, secret } = await guarded();
    const ticket = await ticketOf(member);
    const older = codeOf(secret);
    const code = codeOf(secret);
    await api.must('sign-in.login-code', { ticket, code });
    for (const replayed of [code, older])
      expect((await api.call('sign-in.login-code', { ticket, code: replayed })).error).toBe('accounts.wrong_code');
  });

  test('are stored sealed, and recovery codes hashed', async () => {
    const { member, secret, codes } = await guarded();
    const rows = JSON.stringify([
      await db.selectFrom('accounts.two_step').selectAll().where('uid', '=', member.uid).execute(),
      await db.selectFrom('accounts.recovery_codes').selectAll().where('uid', '=', member.uid).execute(),
    ]);
    const hex = (text: string) => JSON.stringify([...Buffer.from(text)]).slice(1, -1);
    for (const shown of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(rows).not.toContain(shown);
      expect(rows).not.toContain(hex(shown));
    }
  });

  test('guessed run out, and the owner waits no longer than an hour', async () => {
    const { member, secret } = await guarded();
    const ticket = await ticketOf(member);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await api.call('sign-in.login-code', { ticket, code: '000000' })).error).toBe('accounts.wrong_code');
    const locked = await caller().call('sign-in.login-code', { ticket, code: codeOf(secret) });
    expect(locked.error).toBe('accounts.locked');
    clock.advance(3601);
    await api.must('sign-in.login-code', { ticket: await ticketOf(member), code: codeOf(secret) });
  });
});

describe('a ticket', () => {
  test('lives five minutes, and only the server makes one', async () => {
    const { member, secret } = await guarded();
    const ticket = await ticketOf(member);
    const code = codeOf(secret);
    for (const forged of ['', 'x', `${ticket.slice(0, -4)}AAAA`, Buffer.from('{"uid":1}').toString('base64url')])
      expect((await api.call('sign-in.login-code', { ticket: forged, code })).error).toBe('accounts.ticket_expired');
    clock.advance(301);
    expect((await api.call('sign-in.login-code', { ticket, code })).error).toBe('accounts.ticket_expired');
  });

  test('is worth nothing once the password is another one', async () => {
    const { member, secret } = await guarded();
    const ticket = await ticketOf(member);
    const fresh = 'another-password-1';
    const change = { oldpassword: member.password, newpassword: fresh, newpassword2: fresh };
    await api.must('sign-in.change-password', change, member);
    const late = await api.call('sign-in.login-code', { ticket, code: codeOf(secret) });
    expect(late.error).toBe('accounts.ticket_expired');
    const again = await ticketOf({ ...member, password: fresh });
    await api.must('sign-in.login-code', { ticket: again, code: codeOf(secret) });
  });

  test('of one member opens nobody else’s account', async () => {
    const [ada, eve] = [await guarded(), await guarded()];
    const ticket = await ticketOf(ada.member);
    const refused = await api.call('sign-in.login-code', { ticket, code: codeOf(eve.secret) });
    expect(refused.error).toBe('accounts.wrong_code');
  });
});

describe('recovery codes', () => {
  test('serve once each, however they are typed', async () => {
    const { member, codes } = await guarded();
    const code = codes[0]!;
    await api.must('sign-in.login-code', { ticket: await ticketOf(member), code: ` ${code.toUpperCase()} ` });
    const again = await api.call('sign-in.login-code', { ticket: await ticketOf(member), code });
    expect(again.error).toBe('accounts.wrong_code');
    expect((await api.must('proofs.two-step', {}, member)).data.codes_left).toBe(9);
  });

  test('are made anew by a code, and the old ones are gone', async () => {
    const { member, secret, codes } = await guarded();
    const wrong = await api.call('sign-in.new-recovery-codes', { code: '000000' }, member);
    expect(wrong.error).toBe('accounts.wrong_code');
    const fresh = await api.must('sign-in.new-recovery-codes', { code: codeOf(secret) }, member);
    expect(fresh.data.codes).toHaveLength(10);
    const ticket = await ticketOf(member);
    const old = await api.call('sign-in.login-code', { ticket, code: codes[3]! });
    expect(old.error).toBe('accounts.wrong_code');
    await api.must('sign-in.login-code', { ticket, code: fresh.data.codes[3]! });
  });
});

describe('turning off', () => {
  test('needs the password and a code', async () => {
    const { member, secret } = await guarded();
    const { password } = member;
    const end = (fields: object) => api.call('sign-in.end-two-step', fields, member);
    expect((await end({ password: 'not-this-one', code: codeOf(secret) })).error).toBe('accounts.wrong_credentials');
    expect((await end({ password, code: '000000' })).error).toBe('accounts.wrong_code');
    expect((await end({ password, code: codeOf(secret) })).ok).toBe(true);
    expect((await end({ password, code: codeOf(secret) })).error).toBe('accounts.two_step_off');
    await api.must('sign-in.login', { username: member.username, password });
  });
});
