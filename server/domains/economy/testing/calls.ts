import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof economyCalls> = {
  'economy.check-ins': { whose: 'own' },
  'economy.check-in': { whose: 'own', sound: () => ({}) },
  'economy.record-check-in': { whose: 'own', sound: () => ({}) },
  'economy.wallet': { whose: 'own' },
  'economy.statement': { whose: 'own' },
  'economy.balance-at': { whose: 'own' },
  'economy.xcoin-log': { whose: 'own' },
  'economy.xgold-log': { whose: 'own' },
  'economy.member-edit-log': { whose: 'own' },
  'economy.ucenter-xcoin-log': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: 'economy.foreign_uid' } },
  'economy.ucenter-get-xgold': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: 'economy.foreign_uid' } },
};
