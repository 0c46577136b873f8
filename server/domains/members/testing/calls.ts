import type { membersCalls } from '../../../../contract/domains/members/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof membersCalls> = {
  'members.auth': { whose: 'own' },
  'members.own-sanction': { whose: 'own' },
  'members.is-creator': { whose: 'own' },
  'members.check-username': { whose: 'own' },
  'members.guardian-state': { whose: 'own' },
  'members.ask-guardian': { whose: 'own' },
  'members.guardian-link': { whose: 'secret' },
  'members.give-consent': { whose: 'secret' },
};
