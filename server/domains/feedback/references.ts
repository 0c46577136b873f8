import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const feedbackReferences: ReferencesIn<'feedback'> = {
  'feedback.messages': { uid: toMember, done_by: toMember, aid: { to: 'media.images.aid' } },
};
