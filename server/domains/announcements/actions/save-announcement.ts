import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import { announcementLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminAnnouncement } from '../../../../contract/domains/announcements/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { sitePathIn } from '../../../../contract/primitives/site-path.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isRecent } from '../../../platform/recent-proof.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { attachPictures, detachPictures } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { scheduleTurns } from '../jobs/turn.ts';
import { audited, presentOne, subjectOf } from '../present.ts';
import { type AnnouncementFields, stateOf } from '../rules/announcement.ts';
import { countOpen, insertAnnouncement, updateAnnouncement } from '../sql/announcements.ts';
import { announcementsTag } from '../tags.ts';
import { holdOpen, refuseUnfit } from './hold.ts';

type Call = (typeof announcementsCalls)['announcements.save'];
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;
type Input = InputOf<Call>;

/** Saves a draft, or changes an announcement that stands as it was seen; one that is planned stays whole. */
export async function saveAnnouncement(ctx: Writing, { id, version, ...input }: Input): Promise<AdminAnnouncement> {
  const { db, now } = ctx;
  const fields = takeFields(input);
  const before = id === 0 ? undefined : await holdOpen(db, id, now);
  const isPlanned = before !== undefined && stateOf(before, now) !== 'draft';
  // What everybody reads at once is as much as planning it.
  if (isPlanned && !isRecent(ctx.actor?.provenAt ?? null, now)) refuse('wire.proof_needed');
  if (isPlanned) refuseUnfit(fields, now);
  if (!before && (await countOpen(db, now)).drafts >= announcementLimits.drafts)
    refuse('announcements.full', { values: { most: announcementLimits.drafts } });
  if (fields.aid !== (before?.aid ?? null)) {
    if (fields.aid !== null) await attachPictures(ctx, ctx.actor?.uid ?? 0, [fields.aid]);
    if (before?.aid) await detachPictures(ctx, [before.aid]);
  }
  const saved = before
    ? ((await updateAnnouncement(db, { id, version }, fields)) ?? refuse('announcements.changed_meanwhile'))
    : await insertAnnouncement(db, fields, now);
  if (isPlanned) await scheduleTurns(db, saved, now);
  ctx.stale(announcementsTag);
  await recordAudit(ctx, {
    ...{ action: 'announcements.save', subject: subjectOf(saved), after: audited(saved) },
    ...(before && { before: audited(before) }),
  });
  return presentOne(db, saved, now);
}

/** What an operator said, with moments as such and a page of this site. */
function takeFields({ from, to, aid, english_will_do, dismissible, ...rest }: Omit<Input, 'id' | 'version'>) {
  if (rest.countries.some((fid) => !countryOfFid(fid))) refuseField('countries');
  const path = rest.url.startsWith('/') ? sitePathIn(rest.url) : undefined;
  return {
    ...rest,
    url: rest.url === '' ? '' : (path ?? refuseField('url')),
    aid: aid === 0 ? null : aid,
    starts_at: from === 0 ? null : new Date(from * 1000),
    ends_at: to === 0 ? null : new Date(to * 1000),
    english_will_do: english_will_do === 1,
    dismissible: dismissible === 1,
  } satisfies AnnouncementFields;
}
