import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../tests/support/api.ts';
import { testApp } from '../../../tests/support/app.ts';
import { type Member, register } from '../../../tests/support/people.ts';
import { SoftPasskey } from '../../../tests/support/soft-passkey.ts';

const origin = 'https://forum.localhost';
const { api, caller, clock, db, settle } = await testApp({ env: { PUBLIC_URL: origin } });

beforeEach(() => db.deleteFrom('platform.limits').execute().then());

/** A member with a passkey. */
async function withPasskey(by: Api = api): Promise<{ member: Member; passkey: SoftPasskey }> {
  const member = await register(by);
  const passkey = new SoftPasskey();
  const answer = passkey.make(await question(member), { origin });
  await by.must('sign-in.add-passkey', { name: 'My phone', passkey: answer }, member);
  return { member, passkey };
}

const question = async (member: Member) =>
  (await api.must('sign-in.passkey-challenge', { password: member.password }, member)).data;
const loginQuestion = async (by: Api = api) => (await by.must('sign-in.login-challenge')).data;

describe('a passkey', () => {
  test('is made by the owner’s proof, listed, named and removed', async () => {
    const { member, passkey } = await withPasskey();
    const { data } = await api.must('proofs.passkeys', {}, member);
    expect(data.list).toMatchObject([{ id: passkey.id, name: 'My phone', synced: false, last_used: 0 }]);
    const named = await api.must('proofs.name-passkey', { id: passkey.id, name: ' Work ' }, member);
    expect(named.data).toEqual({ name: 'Work', meanwhile: [] });
    await api.must('sign-in.remove-passkey', { id: passkey.id, password: member.password }, member);
    expect((await api.must('proofs.passkeys', {}, member)).data.list).toEqual([]);
    const shown = passkey.show(await loginQuestion(), { origin });
    expect((await api.call('sign-in.login-passkey', { passkey: shown })).error).toBe('accounts.passkey_refused');
  });

  test('lets its owner in, and its use is noted', async () => {
    const { member, passkey } = await withPasskey();
    const { data, headers } = await api.must('sign-in.login-passkey', {
      passkey: passkey.show(await loginQuestion(), { origin }),
    });
    expect(data.member_uid).toBe(member.uid);
    expect(headers.get('x-site-id')).toBe('ng');
    await api.must('members.is-creator', {}, { token: data.auth_token });
    const { list } = (await api.must('proofs.passkeys', {}, member)).data;
    expect(list[0]?.last_used).toBeGreaterThan(0);
  });

  test('named on two devices has the last name, and that device gets the name it replaced', async () => {
    const { member, passkey } = await withPasskey();
    const name = (to: string) =>
      api.must('proofs.name-passkey', { id: passkey.id, name: to, seen: { name: 'My phone' } }, member);
    expect((await name('Blue phone')).data).toEqual({ name: 'Blue phone', meanwhile: [] });
    const meanwhile = [{ field: 'name', value: 'Blue phone', replaced: 1 }];
    expect((await name('Old phone')).data).toEqual({ name: 'Old phone', meanwhile });
  });

  test('without a name is called after the device', async () => {
    const member = await register(api);
    const passkey = new SoftPasskey().make(await question(member), { origin });
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; X) Chrome/120.0 Mobile Safari/537.36' };
    const { data } = await api.must('sign-in.add-passkey', { passkey }, { ...member, headers });
    expect(data.name).toBe('Chrome, Android');
  });

  test('ten are the most', async () => {
    const { member } = await withPasskey();
    for (let made = 1; made < 10; made += 1) {
      const passkey = new SoftPasskey().make(await question(member), { origin });
      await api.must('sign-in.add-passkey', { passkey }, member);
    }
    const refused = await api.call('sign-in.passkey-challenge', { password: member.password }, member);
    expect(refused.error).toBe('accounts.too_many_passkeys');
  });

  test('made or removed causes an e-mail', async () => {
    const { member, passkey } = await withPasskey();
    await api.must('sign-in.remove-passkey', { id: passkey.id, password: member.password }, member);
    await settle();
    const mails = await db
      .selectFrom('platform.mail_outbox')
      .select('subject')
      .where('recipient', '=', `${member.username.toLowerCase()}@example.com`)
      .where('subject', 'not like', '% code')
      .orderBy('id')
      .execute();
    expect(mails.map((mail) => mail.subject)).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]);
  });
});

describe('refused is', () => {
  test('a question without the owner’s proof, or with a wrong one', async () => {
    const member = await register(api);
    const ask = (proof: object) => api.call('sign-in.passkey-challenge', proof, member);
    expect((await ask({})).error).toBe('accounts.proof_missing');
    expect((await ask({ password: 'not-this-one' })).error).toBe('accounts.wrong_credentials');
    expect((await ask({ code: '123456' })).error).toBe('accounts.two_step_off');
  });

  test('a challenge answered twice, right or wrong, and one that was never put', async () => {
    const { passkey } = await withPasskey();
    const asked = await loginQuestion();
    const shown = passkey.show(asked, { origin });
    await api.must('sign-in.login-passkey', { passkey: shown });
    for (const again of [shown, passkey.show(asked, { origin }), passkey.show({ challenge: 'bm9uZQ' }, { origin })])
      expect((await api.call('sign-in.login-passkey', { passkey: again })).error).toBe('accounts.passkey_refused');
    const spoilt = await loginQuestion();
    const forged = { ...passkey.show(spoilt, { origin }), id: new SoftPasskey().id };
    expect((await api.call('sign-in.login-passkey', { passkey: forged })).error).toBe('accounts.passkey_refused');
    const late = passkey.show(spoilt, { origin });
    expect((await api.call('sign-in.login-passkey', { passkey: late })).error).toBe('accounts.passkey_refused');
  });

  test('a question that was put for something else', async () => {
    const { member, passkey } = await withPasskey();
    const proof = passkey.show(await question(member), { origin });
    const before = await api.call('privacy.delete-account', { passkey: proof }, member);
    expect(before.error).toBe('accounts.passkey_refused');
    const { data } = await api.must('proofs.proof-challenge', {}, member);
    const answer = passkey.show(data, { origin });
    expect((await api.call('sign-in.login-passkey', { passkey: answer })).error).toBe('accounts.passkey_refused');
  });

  test('an answer after five minutes', async () => {
    const { passkey } = await withPasskey();
    const asked = await loginQuestion();
    clock.aheadInTest(301);
    const shown = passkey.show(asked, { origin });
    expect((await api.call('sign-in.login-passkey', { passkey: shown })).error).toBe('accounts.passkey_refused');
  });

  test.each([
    ['of another page', { origin: 'https://forum.localhost.evil' }],
    ['over a plain connection', { origin: 'http://forum.example' }],
    ['for another host', { origin, rpId: 'evil.example' }],
    ['without finger or PIN', { origin, unverified: true }],
    ['with a count of uses that was there before', { origin, counter: 0 }],
  ])('an answer %s', async (_, circumstances) => {
    const { passkey } = await withPasskey();
    await api.must('sign-in.login-passkey', { passkey: passkey.show(await loginQuestion(), { origin }) });
    const shown = passkey.show(await loginQuestion(), circumstances);
    expect((await api.call('sign-in.login-passkey', { passkey: shown })).error).toBe('accounts.passkey_refused');
  });

  test('a new passkey of another page, or for another member’s question', async () => {
    const [ada, eve] = [await register(api), await register(api)];
    const add = async (asker: Member, adder: Member, from = origin) => {
      const passkey = new SoftPasskey().make(await question(asker), { origin: from });
      return (await api.call('sign-in.add-passkey', { passkey }, adder)).error;
    };
    expect(await add(ada, ada, 'https://evil.example')).toBe('accounts.passkey_refused');
    expect(await add(ada, eve)).toBe('accounts.passkey_refused');
    expect(await add(ada, ada)).toBeUndefined();
  });

  test('a passkey that somebody has', async () => {
    const { passkey } = await withPasskey();
    const eve = await register(api);
    const stolen = passkey.make(await question(eve), { origin });
    expect((await api.call('sign-in.add-passkey', { passkey: stolen }, eve)).error).toBe('accounts.passkey_known');
  });

  test('another member’s passkey as one’s proof, to name or to remove', async () => {
    const { passkey } = await withPasskey();
    const { member: eve, passkey: hers } = await withPasskey(caller());
    const { data } = await api.must('proofs.proof-challenge', {}, eve);
    const foreign = passkey.show(data, { origin });
    const proof = await api.call('sign-in.passkey-challenge', { passkey: foreign }, eve);
    expect(proof.error).toBe('accounts.passkey_refused');
    const id = passkey.id;
    for (const call of ['proofs.name-passkey', 'sign-in.remove-passkey'] as const)
      expect((await api.call(call, { id, name: 'Mine', password: eve.password }, eve)).error).toBe(
        'accounts.unknown_passkey',
      );
    const own = hers.show((await api.must('proofs.proof-challenge', {}, eve)).data, { origin });
    await api.must('sign-in.passkey-challenge', { passkey: own }, eve);
  });

  test('removing one without the owner’s proof: the token alone takes no way in away', async () => {
    const { member, passkey } = await withPasskey();
    const remove = (proof: object) => api.call('sign-in.remove-passkey', { id: passkey.id, ...proof }, member);
    expect((await remove({})).error).toBe('accounts.proof_missing');
    expect((await remove({ password: 'not-it' })).error).toBe('accounts.wrong_credentials');
    expect((await api.must('proofs.passkeys', {}, member)).data.list).toHaveLength(1);
    const own = passkey.show((await api.must('proofs.proof-challenge', {}, member)).data, { origin });
    expect((await remove({ passkey: own })).ok).toBe(true);
  });

  test('a log-in’s question answered as proof, and the other way round', async () => {
    const { member, passkey } = await withPasskey();
    const asLogin = passkey.show(await loginQuestion(), { origin });
    const proof = await api.call('sign-in.passkey-challenge', { passkey: asLogin }, member);
    expect(proof.error).toBe('accounts.passkey_refused');
    const asProof = passkey.show((await api.must('proofs.proof-challenge', {}, member)).data, { origin });
    expect((await api.call('sign-in.login-passkey', { passkey: asProof })).error).toBe('accounts.passkey_refused');
  });
});
