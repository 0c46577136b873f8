import type { Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Announcement, type AnnouncementFields, stateOf, unfit } from '../rules/announcement.ts';
import { missingIn, namesOf } from '../rules/words.ts';
import { lockAnnouncement } from '../sql/announcements.ts';

/** An announcement that isn't over, locked. */
export async function holdOpen(db: Db, id: number, now: Date): Promise<Announcement> {
  const found = (await lockAnnouncement(db, id)) ?? refuse('announcements.unknown');
  return stateOf(found, now) === 'over' ? refuse('announcements.over') : found;
}

/** Refuses what can't be shown as it is, with the languages that are missing. */
export function refuseUnfit(fields: AnnouncementFields, now: Date): void {
  const why = unfit(fields, now);
  if (why) refuse(why, { values: { languages: namesOf(missingIn(fields)) } });
}
