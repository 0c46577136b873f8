import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import { announcementLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminAnnouncement } from '../../../../contract/domains/announcements/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { scheduleTurns } from '../jobs/turn.ts';
import { presentOne, subjectOf } from '../present.ts';
import { stateOf } from '../rules/announcement.ts';
import { countOpen, updateAnnouncement } from '../sql/announcements.ts';
import { announcementsTag } from '../tags.ts';
import { holdOpen, refuseUnfit } from './hold.ts';

type Call = (typeof announcementsCalls)['announcements.plan'];
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;

/** Plans a draft that is whole: from its beginning, or from now on; planned once more it stays as it is. */
export async function planAnnouncement(ctx: Writing, { id, version }: InputOf<Call>): Promise<AdminAnnouncement> {
  const { db, now } = ctx;
  // Before the row is locked: an operator who creates one waits for the other.
  const { planned } = await countOpen(db, now);
  const before = await holdOpen(db, id, now);
  if (before.version !== version) refuse('announcements.changed_meanwhile');
  if (stateOf(before, now) !== 'draft') return presentOne(db, before, now);
  refuseUnfit(before, now);
  if (planned >= announcementLimits.planned)
    refuse('announcements.full', { values: { most: announcementLimits.planned } });
  const starts_at = before.starts_at && before.starts_at > now ? before.starts_at : now;
  const after =
    (await updateAnnouncement(db, before, { starts_at, planned_at: now, trial_uid: null, trial_until: null })) ??
    refuse('announcements.changed_meanwhile');
  await scheduleTurns(db, after, now);
  ctx.stale(announcementsTag);
  await recordAudit(ctx, {
    ...{ action: 'announcements.plan', subject: subjectOf(after) },
    after: { from: after.starts_at, to: after.ends_at },
  });
  return presentOne(db, after, now);
}
