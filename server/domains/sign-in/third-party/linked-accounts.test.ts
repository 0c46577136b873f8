import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { startGraphServer } from '../../../../tests/support/graph-server.ts';
import { freshName, register } from '../../../../tests/support/people.ts';
import { socialPeople } from '../../../../tests/support/social-people.ts';
import { Visitor } from '../../../../tests/support/visitor.ts';
import { signInPersonalData } from '../personal-data.ts';

const graph = await startGraphServer([]);
afterAll(() => graph.stop());
const { app, db, caller, clock, settle } = await testApp({ env: graph.env });
const visitor = () => new Visitor(caller());
const { password, person, comeBack, joined } = socialPeople(graph, caller);
const pathOf = ({ pathname, search }: URL) => pathname + search;

/** E-mails sent before are no matter of what comes. */
async function sendNoMore(): Promise<void> {
  await settle();
  await db.deleteFrom('platform.mail_outbox').execute();
}
const subjects = async (uid: number) => {
  const mails = db
    .selectFrom('platform.mail_outbox')
    .select('subject')
    .where('recipient', '=', (eb) => eb.selectFrom('accounts.members').select('email').where('uid', '=', uid));
  return (await mails.execute()).map(({ subject }) => subject);
};

describe('linked accounts', () => {
  test('a member links an account by the password, and it is nobody else’s', async () => {
    const browser = visitor();
    const member = await register(browser.api);
    const { token } = member;
    const { id } = person();
    expect(pathOf(await comeBack(browser, id, 'link'))).toBe('/ke/confirm/setpassword');
    const wrong = await browser.call('sign-in.link-account', { password: 'wrong-one' }, { token });
    expect(wrong.error).toBe('accounts.wrong_credentials');
    await sendNoMore();
    const linked = await browser.call('sign-in.link-account', { password: member.password }, { token });
    await settle();
    expect(await subjects(member.uid)).toEqual(['An account on another site was linked to yours']);
    expect(linked.data).toEqual({ provider: 'facebook', name: 'Kofi Mensah', since: expect.any(Number) });
    const { data } = await browser.call('sign-in.linked-accounts', {}, { token });
    expect(data).toEqual({ list: [linked.data], offered: ['facebook'], hasPassword: true });

    const eve = visitor();
    const other = await register(eve.api);
    await comeBack(eve, id, 'link');
    const taken = await eve.call('sign-in.link-account', { password: other.password }, { token: other.token });
    expect(taken.error).toBe('accounts.identity_linked');
    await comeBack(eve, person().id, 'link');
    expect((await eve.call('sign-in.link-account', { password: other.password }, { token: other.token })).ok).toBe(
      true,
    );
    await comeBack(eve, person().id, 'link');
    const second = await eve.call('sign-in.link-account', { password: other.password }, { token: other.token });
    expect(second.error).toBe('accounts.provider_linked');
  });

  test('the token alone links none: who has no password sets one first', async () => {
    const browser = visitor();
    const { uid, token } = await joined();
    await db.updateTable('accounts.members').set({ password_hash: '-' }).where('uid', '=', uid).execute();
    await comeBack(browser, person().id, 'link');
    for (const password of ['', 'a-guess'])
      expect((await browser.call('sign-in.link-account', { password }, { token })).error).toBe(
        'accounts.password_unset',
      );
  });

  test('what was handed over to log in does not link, and the other way round', async () => {
    const browser = visitor();
    const { token, password: right } = await register(browser.api);
    await comeBack(browser, person().id);
    expect((await browser.call('sign-in.link-account', { password: right }, { token })).error).toBe(
      'accounts.hand_over_gone',
    );
    await comeBack(browser, person().id, 'link');
    expect((await browser.call('sign-in.social-step-one')).error).toBe('accounts.hand_over_gone');
  });

  test('unlinking needs the password and leaves it as the way in', async () => {
    const { id, token } = await joined();
    const unlink = (fields: object) =>
      visitor().call('sign-in.unlink-account', { provider: 'facebook', ...fields }, { token });
    expect((await unlink({ password: 'wrong-one' })).error).toBe('accounts.wrong_credentials');
    expect((await unlink({ password })).ok).toBe(true);
    expect((await unlink({ password })).error).toBe('accounts.not_linked');
    const { data } = await visitor().call('sign-in.social-step-one', { access_token: graph.mintToken(id) });
    expect(data.success).toBe('new_user');
  });

  test('the last way in can’t be removed; a first password is set after a fresh log-in by the linked account', async () => {
    const { id, token, uid } = await joined({ email: `${freshName()}@example.com` });
    // As one who came by the search engine, and so without a password.
    await db.updateTable('accounts.members').set({ password_hash: '-' }).where('uid', '=', uid).execute();
    const browser = visitor();
    const unlink = (fields: object) =>
      browser.call('sign-in.unlink-account', { provider: 'facebook', ...fields }, { token });
    expect((await unlink({})).error).toBe('accounts.last_way_in');
    const { data } = await browser.call('sign-in.linked-accounts', {}, { token });
    expect(data).toMatchObject({ hasPassword: false, list: [{ provider: 'facebook' }] });

    const set = (fields: object = {}) =>
      browser.call(
        'sign-in.set-first-password',
        { password: 'a-first-one', password2: 'a-first-one', ...fields },
        { token },
      );
    expect((await set()).error).toBe('accounts.hand_over_gone');
    await comeBack(browser, person().id, 'password');
    expect((await set()).error).toBe('accounts.hand_over_gone');
    expect(pathOf(await comeBack(browser, id, 'password'))).toBe('/ke/confirm/setpassword');
    expect((await set({ password2: 'another' })).error).toBe('accounts.passwords_differ');
    await sendNoMore();
    expect((await set()).ok).toBe(true);
    await settle();
    expect(await subjects(uid)).toEqual(['Your account has a password now']);
    await comeBack(browser, id, 'password');
    expect((await set()).error).toBe('accounts.has_password');
    expect((await unlink({ password: 'a-first-one' })).ok).toBe(true);
  });

  test('a member without a password reads so wherever one is asked for', async () => {
    const { token, uid } = await joined();
    await db.updateTable('accounts.members').set({ password_hash: '-' }).where('uid', '=', uid).execute();
    const typed = { newpassword: 'another-one-9', newpassword2: 'another-one-9' };
    const answers = [
      await caller().call('sign-in.change-password', { oldpassword: '-', ...typed }, { token }),
      await caller().call('proofs.change-email', { email: `${freshName()}@example.com`, password: '-' }, { token }),
      await caller().call('privacy.delete-account', { password: '-' }, { token }),
      await caller().call('sign-in.passkey-challenge', { password: '-' }, { token }),
    ];
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => 'accounts.password_unset'));
  });

  test('a member without a password is not let in by any', async () => {
    const { uid } = await joined();
    await db.updateTable('accounts.members').set({ password_hash: '-' }).where('uid', '=', uid).execute();
    const row = await db
      .selectFrom('accounts.members')
      .select('username')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    for (const typed of ['-', password, 'nobody has this password']) {
      const { error } = await visitor().call('sign-in.login', { username: row.username, password: typed });
      expect(error).toBe('accounts.wrong_credentials');
    }
  });

  test('what a member takes along names them, and a member who is gone has none', async () => {
    const { uid, id } = await joined();
    const parts = new Map<string, object[]>();
    for await (const file of signInPersonalData.collect(db, uid)) {
      if (!('rows' in file)) continue;
      for await (const batch of file.rows) parts.set(file.path, [...(parts.get(file.path) ?? []), ...batch]);
    }
    expect(parts.get('linked-accounts.json')).toMatchObject([{ provider: 'facebook', name: 'Kofi Mensah' }]);
    const writing = { db, now: clock.now(), log: app.platform.log, emit: () => undefined, stale: () => undefined };
    await signInPersonalData.forget(writing, uid);
    const left = await db.selectFrom('accounts.linked_accounts').select('uid').where('subject', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('nothing of it is answered without a token', async () => {
    for (const name of ['sign-in.linked-accounts', 'sign-in.link-account', 'sign-in.set-first-password'] as const)
      expect((await visitor().call(name, {})).http).toBe(401);
    expect((await visitor().call('sign-in.unlink-account', { provider: 'google' })).http).toBe(401);
  });
});
