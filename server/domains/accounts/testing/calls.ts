import type { accountsCalls } from '../../../../contract/domains/accounts/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';
import type { Db } from '../../../platform/context.ts';

const sessionOf = async (db: Db, uid: number): Promise<number> =>
  (await db.selectFrom('accounts.sessions').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()).id;

async function passkeyOf({ db, now, ada }: OthersScene): Promise<string> {
  const id = 'YWRhcy1wYXNza2V5';
  await db
    .insertInto('accounts.passkeys')
    .values({
      ...{ credential_id: id, uid: ada.uid, name: 'Hers', public_key: Buffer.alloc(1), counter: 0 },
      ...{ synced: false, created_at: now, last_used_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

async function exportOf({ db, now, ada }: OthersScene): Promise<number> {
  const made = await db
    .insertInto('accounts.exports')
    .values({ uid: ada.uid, state: 'ready', pieces: 1, bytes: 1, asked_at: now, expires_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** With the proof that it is Eve who asks. */
const byEve = ({ eve }: OthersScene, fields: object) => ({ ...fields, password: eve.password });

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof accountsCalls> = {
  'accounts.login': { whose: 'secret' },
  'accounts.login-creator': { whose: 'secret' },
  'accounts.open-page-session': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: 'accounts.foreign_uid' } },
  'accounts.save-user-info': { whose: 'own' },
  'accounts.logout': { whose: 'own' },
  'accounts.store-user-info': { whose: 'own' },
  'accounts.store-info': { whose: 'own' },
  'accounts.logout-creator': { whose: 'own' },
  'accounts.clear-user-info': { whose: 'own' },
  'accounts.choose-lang': { whose: 'own' },
  'accounts.get-lang': { whose: 'own' },
  'accounts.auth': { whose: 'own' },
  'accounts.own-sanction': { whose: 'own' },
  'accounts.is-creator': { whose: 'own' },
  'accounts.check-username': { whose: 'own' },
  'accounts.register-mobile': { whose: 'own', sound: ({ form }) => ({ ...form, mobile: '08031234567', cid: 188 }) },
  'accounts.register-email': { whose: 'own', sound: ({ form }) => form },
  'accounts.verification-image': { whose: 'own' },
  'accounts.verification-question': { whose: 'own' },
  'accounts.phone-code': { whose: 'own' },
  'accounts.send-email-code': { whose: 'own' },
  'accounts.validate-email-code': {
    whose: {
      input: ({ ada }) => ({ uid: ada.uid, email: 'a@b.com', code: '123456' }),
      refusal: 'accounts.foreign_uid',
    },
  },
  'accounts.check-email': { whose: 'own' },
  'accounts.email-state': { whose: 'own' },
  'accounts.change-email': { whose: 'own' },
  'accounts.change-password': { whose: 'own' },
  'accounts.forgot-password': { whose: 'own' },
  'accounts.reset-link': { whose: 'secret' },
  'accounts.reset-password': { whose: 'secret' },
  'accounts.guardian-state': { whose: 'own' },
  'accounts.ask-guardian': { whose: 'own' },
  'accounts.guardian-link': { whose: 'secret' },
  'accounts.give-consent': { whose: 'secret' },
  'accounts.sessions': { whose: 'own' },
  'accounts.prove-owner': { whose: 'own' },
  'accounts.end-session': {
    whose: {
      input: async ({ db, ada }) => ({ id: await sessionOf(db, ada.uid) }),
      refusal: 'accounts.unknown_session',
    },
  },
  'accounts.end-other-sessions': { whose: 'own' },
  'accounts.set-sign-in-alerts': { good: { on: false }, whose: 'own' },
  'accounts.passkeys': { whose: 'own' },
  'accounts.passkey-challenge': { whose: 'own' },
  'accounts.add-passkey': {
    good: {
      name: 'A phone',
      passkey: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      },
    },
    whose: 'secret',
  },
  'accounts.name-passkey': {
    good: { id: 'AAAA', name: 'A phone' },
    whose: {
      input: async (scene) => ({ id: await passkeyOf(scene), name: 'Mine' }),
      refusal: 'accounts.unknown_passkey',
    },
  },
  'accounts.remove-passkey': {
    good: { id: 'AAAA' },
    whose: {
      input: async (scene) => byEve(scene, { id: await passkeyOf(scene) }),
      refusal: 'accounts.unknown_passkey',
    },
  },
  'accounts.proof-challenge': { whose: 'own' },
  'accounts.login-challenge': { whose: 'own' },
  'accounts.login-passkey': { whose: 'secret' },
  'accounts.two-step': { whose: 'own' },
  'accounts.begin-two-step': { whose: 'own' },
  'accounts.confirm-two-step': { whose: 'own' },
  'accounts.new-recovery-codes': { whose: 'own' },
  'accounts.end-two-step': { whose: 'own' },
  'accounts.login-code': { whose: 'secret' },
  'accounts.social-step-one': { whose: 'secret' },
  'accounts.social-step-two': { whose: 'secret' },
  'accounts.register-third-party': {
    whose: 'secret',
    sound: ({ form }) => ({ ...form, facebookid: '1', access_token: 'a token' }),
  },
  'accounts.search-engine-login': { whose: 'secret' },
  'accounts.search-engine-enter': { whose: 'secret' },
  'accounts.search-engine-bind': { whose: 'secret' },
  'accounts.save-fb-token': { whose: 'own' },
  'accounts.save-fb-detail': { whose: 'own' },
  'accounts.save-fb-same-msg': { whose: 'own' },
  'accounts.delete-fb-token': { whose: 'own' },
  'accounts.delete-fb-detail': { whose: 'own' },
  'accounts.delete-fb-same-msg': { whose: 'own' },
  'accounts.third-party-session': { whose: 'own' },
  'accounts.linked-accounts': { whose: 'own' },
  'accounts.link-account': { whose: 'own' },
  'accounts.unlink-account': { whose: 'own' },
  'accounts.set-first-password': { whose: 'own' },
  'accounts.data-export': { whose: 'own' },
  'accounts.make-data-export': { whose: 'own' },
  'accounts.data-export-file': {
    whose: { input: async (scene) => byEve(scene, { id: await exportOf(scene) }), refusal: 'accounts.export_missing' },
  },
  'accounts.delete-account': {
    // A proof sent empty counts as left out, and the right one beside it would end the account.
    good: { password: 'not-mine-at-all' },
    whose: 'own',
  },
};
