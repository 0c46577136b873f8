import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const followsReferences: ReferencesIn<'follows'> = {
  'follows.counters': { uid: toMember },
  'follows.follows': { uid: toMember, follow_uid: toMember },
  'follows.hides': { uid: toMember, hidden_uid: toMember },
};
