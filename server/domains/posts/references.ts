import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const postsReferences: ReferencesIn<'threads'> = {
  'threads.likes': { uid: toMember },
  'threads.posts': { authorid: toMember },
};
