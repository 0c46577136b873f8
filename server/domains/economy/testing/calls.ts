import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';

const others = {
  input: ({ ada }: OthersScene) => ({ uid: ada.uid, cid: 188 }),
  refusal: 'economy.foreign_uid',
} as const;
/** Which country: asked for beside the caller by every call of the exchange. */
const good = { cid: 188 };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof economyCalls> = {
  'economy.check-ins': { whose: 'own' },
  'economy.check-in': { whose: 'own', sound: () => ({}) },
  'economy.record-check-in': { whose: 'own', sound: () => ({}) },
  'economy.exchange-show': { good, whose: others },
  'economy.exchange-info': { good, whose: others },
  'economy.before-exchange': { good, whose: others, sound: () => ({ uid: 1, cid: 188, xcoin: 1 }) },
  'economy.exchange': { good, whose: others, sound: () => ({ uid: 1, cid: 188, xcoin: 1 }) },
  'economy.exchange-cancel': { good, whose: others, sound: () => ({ uid: 1, cid: 188, xcoin: 1 }) },
  'economy.wallet': { whose: 'own' },
  'economy.ledger': { whose: 'open' },
  'economy.ledger-heads': { whose: 'open' },
  'economy.ledger-night': { whose: 'open' },
  'economy.statement-file': { whose: 'own' },
  'economy.statement': { good: { currency: 'xgold' }, whose: 'own' },
  'economy.balance-at': { whose: 'own' },
  'economy.xcoin-log': { whose: 'own' },
  'economy.xgold-log': { whose: 'own' },
  'economy.member-edit-log': { whose: 'own' },
  'economy.ucenter-xcoin-log': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: 'economy.foreign_uid' } },
  'economy.ucenter-get-xgold': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: 'economy.foreign_uid' } },
};
