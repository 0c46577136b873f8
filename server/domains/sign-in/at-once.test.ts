import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { type Member, register } from '../../../tests/support/people.ts';
import { SoftPasskey } from '../../../tests/support/soft-passkey.ts';
import { codeOf, guardedMember } from '../../../tests/support/two-step.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';

const origin = 'https://forum.localhost';
const { api, caller, clock, db, pool } = await testApp({ env: { PUBLIC_URL: origin } });

beforeEach(async () => {
  await db.deleteFrom('platform.limits').execute();
});

const logIn = ({ username, password }: Member) => caller().call('sign-in.login', { username, password });
const sessionsOf = async ({ uid }: Member) =>
  (await db.selectFrom('accounts.sessions').select('id').where('uid', '=', uid).execute()).length;

describe('a log-in in the moment in which', () => {
  test('the password changes is refused: no session of the old password outlives the change', async () => {
    const member = await register(api);
    const answer = await whileHeld(
      pool,
      [['update accounts.members set password_hash = $2 where uid = $1', [member.uid, '$argon2id$another']]],
      () => logIn(member),
    );
    expect(answer.error).toBe('accounts.wrong_credentials');
    expect(await sessionsOf(member)).toBe(1);
  });

  test('the account’s deletion is asked for takes that back', async () => {
    const member = await register(api);
    const asked = `with locked as (select uid from accounts.members where uid = $1 for no key update)
      insert into accounts.deletions (uid, asked_at, due_at) select uid, $2, $3 from locked`;
    const values = [member.uid, clock.now(), new Date(clock.now().getTime() + 86_400_000)];
    const answer = await whileHeld(pool, [[asked, values]], () => logIn(member));
    expect(answer.ok).toBe(true);
    const due = db.selectFrom('accounts.deletions').select('uid').where('uid', '=', member.uid);
    expect(await due.executeTakeFirst()).toBeUndefined();
  });
});

describe('a change of the password in the moment in which', () => {
  test('it is changed elsewhere is refused: who knows the old one does not undo the owner’s new one', async () => {
    const member = await register(api);
    const fields = { oldpassword: member.password, newpassword: 'brand-new-7', newpassword2: 'brand-new-7' };
    const answer = await whileHeld(
      pool,
      [['update accounts.members set password_hash = $2 where uid = $1', [member.uid, '$argon2id$another']]],
      () => api.call('sign-in.change-password', fields, member),
    );
    expect(answer.error).toBe('accounts.wrong_credentials');
    const stored = db.selectFrom('accounts.members').select('password_hash').where('uid', '=', member.uid);
    expect(await stored.executeTakeFirst()).toEqual({ password_hash: '$argon2id$another' });
  });
});

describe('two devices', () => {
  test('that make recovery codes anew leave one set of ten', async () => {
    const { member, codes } = await guardedMember(api, clock);
    const both = await Promise.all(
      codes.slice(0, 2).map((code) => api.call('sign-in.new-recovery-codes', { code }, member)),
    );
    const made = both.flatMap(({ ok, data }) => (ok ? [data.codes] : []));
    expect(made.length).toBeGreaterThan(0);
    expect((await api.must('proofs.two-step', {}, member)).data.codes_left).toBe(10);
  });

  test('that add a passkey each where nine are stored: the second is refused as the eleventh', async () => {
    const member = await register(api);
    const question = async () =>
      (await api.must('sign-in.passkey-challenge', { password: member.password }, member)).data;
    const made = await Promise.all([question(), question()]).then((asked) =>
      asked.map((one) => new SoftPasskey().make(one, { origin })),
    );
    const stored = {
      uid: member.uid,
      name: 'kept',
      counter: 0,
      public_key: Buffer.from('key'),
      transports: [],
      synced: false,
    };
    const nine = Array.from({ length: 9 }, (_, at) => ({
      ...stored,
      credential_id: `kept ${member.uid} ${at}`,
      created_at: clock.now(),
    }));
    await db.insertInto('accounts.passkeys').values(nine).execute();
    const both = await whileHeld(
      pool,
      [['select uid from accounts.members where uid = $1 for no key update', [member.uid]]],
      () => Promise.all(made.map((passkey) => api.call('sign-in.add-passkey', { passkey }, member))),
      2,
    );
    expect(both.map(({ error }) => error).sort()).toEqual(['accounts.too_many_passkeys', undefined]);
    expect((await api.must('proofs.passkeys', {}, member)).data.list).toHaveLength(10);
  });

  test('that show a copied passkey at the same count of uses: one gets in', async () => {
    const member = await register(api);
    const passkey = new SoftPasskey();
    const asked = (await api.must('sign-in.passkey-challenge', { password: member.password }, member)).data;
    await api.must('sign-in.add-passkey', { passkey: passkey.make(asked, { origin }) }, member);
    const questions = [await api.must('sign-in.login-challenge'), await api.must('sign-in.login-challenge')];
    const shown = questions.map(({ data }) => passkey.show(data, { origin, counter: 1 }));
    const both = await whileHeld(
      pool,
      [['update accounts.passkeys set last_used_at = null where uid = $1', [member.uid]]],
      () => Promise.all(shown.map((one) => api.call('sign-in.login-passkey', { passkey: one }))),
      2,
    );
    expect(both.map(({ error }) => error).sort()).toEqual(['accounts.passkey_refused', undefined]);
  });

  test('of which one begins codes while the other confirms: nothing unproven comes into force', async () => {
    const member = await register(api);
    const { data } = await api.must('sign-in.begin-two-step', { password: member.password }, member);
    const code = codeOf(clock, data.secret);
    const answer = await whileHeld(
      pool,
      [['update accounts.two_step set secret = $2 where uid = $1', [member.uid, Buffer.from('another secret')]]],
      () => api.call('sign-in.confirm-two-step', { code }, member),
    );
    expect(answer.error).toBe('accounts.two_step_not_begun');
    expect((await api.must('proofs.two-step', {}, member)).data.on).toBe(false);
  });
});
