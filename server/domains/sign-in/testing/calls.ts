import type { signInCalls } from '../../../../contract/domains/sign-in/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';
import { passkeyOf } from '../../../../tests/support/passkey-of.ts';
import type { Db } from '../../../platform/context.ts';

const sessionOf = async (db: Db, uid: number): Promise<number> =>
  (await db.selectFrom('accounts.sessions').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()).id;

/** With the proof that it is Eve who asks. */
const byEve = ({ eve }: OthersScene, fields: object) => ({ ...fields, password: eve.password });

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof signInCalls> = {
  'sign-in.login': { whose: 'secret' },
  'sign-in.login-creator': { whose: 'secret' },
  'sign-in.open-page-session': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: 'accounts.foreign_uid' } },
  'sign-in.take-entered': { whose: 'secret' },
  'sign-in.save-user-info': { whose: 'own' },
  'sign-in.logout': { whose: 'own' },
  'sign-in.store-user-info': { whose: 'own' },
  'sign-in.store-info': { whose: 'own' },
  'sign-in.logout-creator': { whose: 'own' },
  'sign-in.clear-user-info': { whose: 'own' },
  'sign-in.choose-lang': { whose: 'own' },
  'sign-in.get-lang': { whose: 'own' },
  'sign-in.register-mobile': { whose: 'own', sound: ({ form }) => ({ ...form, mobile: '08031234567', cid: 188 }) },
  'sign-in.register-email': { whose: 'own', sound: ({ form }) => form },
  'sign-in.change-password': { whose: 'own' },
  'sign-in.forgot-password': { whose: 'own' },
  'sign-in.reset-link': { whose: 'secret' },
  'sign-in.reset-password': { whose: 'secret' },
  'sign-in.send-login-code': { whose: 'own' },
  'sign-in.login-email': { whose: 'secret' },
  'sign-in.sessions': { whose: 'own' },
  'sign-in.prove-owner': { whose: 'own' },
  'sign-in.end-session': {
    whose: {
      input: async ({ db, ada }) => ({ id: await sessionOf(db, ada.uid) }),
      refusal: 'accounts.unknown_session',
    },
  },
  'sign-in.end-other-sessions': { whose: 'own' },
  'sign-in.set-sign-in-alerts': { good: { on: false }, whose: 'own' },
  'sign-in.passkey-challenge': { whose: 'own' },
  'sign-in.add-passkey': {
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
  'sign-in.remove-passkey': {
    good: { id: 'AAAA' },
    whose: {
      input: async (scene) => byEve(scene, { id: await passkeyOf(scene) }),
      refusal: 'accounts.unknown_passkey',
    },
  },
  'sign-in.login-challenge': { whose: 'own' },
  'sign-in.login-passkey': { whose: 'secret' },
  'sign-in.begin-two-step': { whose: 'own' },
  'sign-in.confirm-two-step': { whose: 'own' },
  'sign-in.new-recovery-codes': { whose: 'own' },
  'sign-in.end-two-step': { whose: 'own' },
  'sign-in.login-code': { whose: 'secret' },
  'sign-in.social-step-one': { whose: 'secret' },
  'sign-in.social-step-two': { whose: 'secret' },
  'sign-in.register-third-party': {
    whose: 'secret',
    sound: ({ form }) => ({ ...form, facebookid: '1', access_token: 'a token' }),
  },
  'sign-in.search-engine-login': { whose: 'secret' },
  'sign-in.search-engine-enter': { whose: 'secret' },
  'sign-in.search-engine-bind': { whose: 'secret' },
  'sign-in.save-fb-token': { whose: 'own' },
  'sign-in.save-fb-detail': { whose: 'own' },
  'sign-in.save-fb-same-msg': { whose: 'own' },
  'sign-in.delete-fb-token': { whose: 'own' },
  'sign-in.delete-fb-detail': { whose: 'own' },
  'sign-in.delete-fb-same-msg': { whose: 'own' },
  'sign-in.third-party-session': { whose: 'own' },
  'sign-in.linked-accounts': { whose: 'own' },
  'sign-in.link-account': { whose: 'own' },
  'sign-in.unlink-account': { whose: 'own' },
  'sign-in.set-first-password': { whose: 'own' },
};
