import type { AnnouncementKind, AnnouncementPlace } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminAnnouncement } from '../../../../contract/domains/announcements/shapes.ts';
import { momentField, type WordsDraft, wordsDraftOf } from './words-draft.ts';

export type AnnouncementDraft = WordsDraft &
  Record<'kind' | 'place' | 'aid' | 'from' | 'to' | 'priority' | 'dismissible', string>;

/** An announcement as the fields of its form hold it. */
export const draftOf = (of: AdminAnnouncement | undefined): AnnouncementDraft => ({
  ...wordsDraftOf(of),
  kind: of?.kind ?? 'announcement',
  place: of?.place ?? 'top',
  aid: String(of?.aid ?? 0),
  from: momentField(of?.from ?? 0),
  to: momentField(of?.to ?? 0),
  priority: String(of?.priority ?? 100),
  dismissible: String(of?.dismissible ?? 1),
});

/** What is sent of them. */
export const sentOf = ({ kind, place, ...rest }: AnnouncementDraft) => ({
  ...rest,
  kind: kind as AnnouncementKind,
  place: place as AnnouncementPlace,
});
