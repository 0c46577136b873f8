import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const profilesReferences: ReferencesIn<'profiles'> = {
  'profiles.medals': { uid: toMember },
  'profiles.profiles': { uid: toMember, cover_aid: { to: 'media.images.aid' } },
};
