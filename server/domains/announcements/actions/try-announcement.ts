import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import { announcementLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminAnnouncement } from '../../../../contract/domains/announcements/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { presentOne, subjectOf } from '../present.ts';
import { hasNoWords } from '../rules/words.ts';
import { lockAnnouncement, updateTrial } from '../sql/announcements.ts';
import { announcementsTag } from '../tags.ts';
import { holdOpen } from './hold.ts';

type Call = (typeof announcementsCalls)['announcements.try'];

/** Shows an announcement to the operator who asks, and to nobody else. */
export async function tryAnnouncement(ctx: MemberCtx, { id }: InputOf<Call>): Promise<AdminAnnouncement> {
  const { actor, db, now } = ctx;
  const found = await holdOpen(db, id, now);
  if (hasNoWords(found)) refuse('announcements.empty');
  const until = new Date(now.getTime() + announcementLimits.trialMinutes * 60_000);
  await updateTrial(db, id, actor.uid, until);
  ctx.stale(announcementsTag);
  await recordAudit(ctx, { action: 'announcements.try', subject: subjectOf(found) });
  return presentOne(db, (await lockAnnouncement(db, id)) ?? found, now);
}
