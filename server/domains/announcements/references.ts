import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const announcementsReferences: ReferencesIn<'announcements'> = {
  'announcements.announcements': {
    aid: { to: 'media.images.aid' },
    trial_uid: toMember,
  },
  'announcements.dismissals': { uid: toMember },
  'announcements.recipients': { uid: toMember },
};
