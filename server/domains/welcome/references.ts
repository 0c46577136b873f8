import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const welcomeReferences: ReferencesIn<'welcome'> = {
  'welcome.interests': { uid: toMember, typeid: { to: 'countries.categories.typeid' } },
  'welcome.members': { uid: toMember },
};
