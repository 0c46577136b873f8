import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const moderationReferences: ReferencesIn<'moderation'> = {
  'moderation.appeals': { uid: toMember, by_uid: toMember },
  'moderation.audit': { actor_uid: toMember, subject_uid: toMember },
  'moderation.sanctions': { uid: toMember, by_uid: toMember, lifted_by: toMember },
};
