import type { DataOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import { announcementLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentAdmin } from '../present.ts';
import { draftAnnouncements, pastAnnouncements, plannedAnnouncements } from '../sql/announcements.ts';

type Call = (typeof announcementsCalls)['announcements.admin-list'];

/** What runs and what is planned, then drafts, then what is over. */
export async function adminList({ db, now }: Ctx): Promise<DataOf<Call>> {
  const planned = (await plannedAnnouncements(db, now)).filter(({ planned_at }) => planned_at !== null);
  const drafts = await draftAnnouncements(db, announcementLimits.drafts);
  const past = await pastAnnouncements(db, now, announcementLimits.listed);
  return { list: await presentAdmin(db, [...planned.toReversed(), ...drafts, ...past], now) };
}
