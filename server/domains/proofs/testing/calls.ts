import type { proofsCalls } from '../../../../contract/domains/proofs/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';

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

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof proofsCalls> = {
  'proofs.verification-image': { whose: 'own' },
  'proofs.verification-question': { whose: 'own' },
  'proofs.phone-code': { whose: 'own' },
  'proofs.send-email-code': { whose: 'own' },
  'proofs.validate-email-code': {
    whose: {
      input: ({ ada }) => ({ uid: ada.uid, email: 'a@b.com', code: '123456' }),
      refusal: 'accounts.foreign_uid',
    },
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
