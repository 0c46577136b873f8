import type { privacyCalls } from '../../../../contract/domains/privacy/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';

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
export const samples: CallSamples<typeof privacyCalls> = {
  'privacy.data-export': { whose: 'own' },
  'privacy.make-data-export': { whose: 'own' },
  'privacy.data-export-file': {
    whose: { input: async (scene) => byEve(scene, { id: await exportOf(scene) }), refusal: 'accounts.export_missing' },
  },
  'privacy.delete-account': {
    // A proof sent empty counts as left out, and the right one beside it would end the account.
    good: { password: 'not-mine-at-all' },
    whose: 'own',
  },
};
