import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const giftsReferences: ReferencesIn<'threads'> = {
  'threads.gift_days': { uid: toMember },
  'threads.gift_months': { uid: toMember },
  'threads.reward_days': { uid: toMember },
  'threads.rewards': { uid: toMember, authorid: toMember },
  'threads.waiting_gifts': { hold: { to: 'economy.transfers.id' }, uid: toMember, authorid: toMember },
};
