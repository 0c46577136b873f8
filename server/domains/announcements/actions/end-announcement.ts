import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { AdminAnnouncement } from '../../../../contract/domains/announcements/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { presentOne, subjectOf } from '../present.ts';
import { stateOf } from '../rules/announcement.ts';
import { updateAnnouncement } from '../sql/announcements.ts';
import { announcementsTag } from '../tags.ts';
import { holdOpen } from './hold.ts';

type Call = (typeof announcementsCalls)['announcements.end'];

/** Ends an announcement now; a draft is thrown away, and with it its picture. */
export async function endAnnouncement(ctx: MemberCtx, { id }: InputOf<Call>): Promise<AdminAnnouncement> {
  const { db, now } = ctx;
  const before = await holdOpen(db, id, now);
  const isDraft = stateOf(before, now) === 'draft';
  if (isDraft && before.aid) await detachPictures(ctx, [before.aid]);
  const changes = { ended_at: now, trial_uid: null, trial_until: null, ...(isDraft && { aid: null }) };
  const after = (await updateAnnouncement(db, before, changes)) ?? refuse('announcements.changed_meanwhile');
  ctx.stale(announcementsTag);
  await recordAudit(ctx, { action: 'announcements.end', subject: subjectOf(before) });
  return presentOne(db, after, now);
}
