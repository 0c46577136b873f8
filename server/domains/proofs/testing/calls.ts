import type { proofsCalls } from '../../../../contract/domains/proofs/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';
import { passkeyOf } from '../../../../tests/support/passkey-of.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof proofsCalls> = {
  'proofs.verification-image': { whose: 'own' },
  'proofs.verification-question': { whose: 'own' },
  'proofs.phone-code': { whose: 'own' },
  'proofs.send-email-code': { whose: 'own', sound: () => ({ email: 'a@b.com' }) },
  'proofs.validate-email-code': {
    whose: {
      input: ({ ada }) => ({ uid: ada.uid, email: 'a@b.com', code: '123456' }),
      refusal: 'accounts.foreign_uid',
    },
    sound: () => ({ email: 'a@b.com', code: '123456' }),
  },
  'proofs.check-email': { whose: 'own' },
  'proofs.email-state': { whose: 'own' },
  'proofs.change-email': { whose: 'own' },
  'proofs.passkeys': { whose: 'own' },
  'proofs.name-passkey': {
    good: { id: 'AAAA', name: 'A phone' },
    whose: {
      input: async (scene) => ({ id: await passkeyOf(scene), name: 'Mine' }),
      refusal: 'accounts.unknown_passkey',
    },
  },
  'proofs.proof-challenge': { whose: 'own' },
  'proofs.two-step': { whose: 'own' },
};
