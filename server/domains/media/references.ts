import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const mediaReferences: ReferencesIn<'media'> = {
  'media.images': { uid: { ...toMember, except: [0] } },
};
