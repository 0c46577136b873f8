import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const profilesReferences: ReferencesIn<'profiles'> = {
  'profiles.medal_kinds': { aid: { to: 'media.images.aid' } },
  'profiles.medals': { uid: toMember, cause: toMember },
  'profiles.profiles': { uid: toMember, cover_aid: { to: 'media.images.aid' } },
};
