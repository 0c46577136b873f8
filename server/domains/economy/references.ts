import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const economyReferences: ReferencesIn<'economy'> = {
  'economy.accounts': { uid: toMember },
  'economy.check_ins': { uid: toMember },
  'economy.transfers': { by_uid: toMember },
};
