import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { AdminReadOnly } from '../../../../contract/domains/announcements/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { readOnlyMode } from '../../../platform/read-only.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changeSetting } from '../../../platform/settings.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { recordAudit } from '../../moderation/index.ts';
import { presentReadOnly } from '../reads/read-only.ts';
import { storedNow } from '../reads/stored-now.ts';

type Call = (typeof announcementsCalls)['announcements.set-read-only'];

/** Makes the site read-only, or ends that: for all processes, once the tag of the settings has moved there. */
export async function setReadOnly(
  ctx: MemberCtx,
  { version, reason, on, ...notes }: InputOf<Call>,
): Promise<AdminReadOnly> {
  if (on === 1 && notes.until !== 0 && notes.until <= unixSeconds(ctx.now)) refuse('announcements.times');
  const before = presentReadOnly(await storedNow(ctx));
  const isOurs =
    before.version === version && (await changeSetting(ctx, readOnlyMode.name, { on: on === 1, ...notes }, version));
  if (!isOurs) refuse('announcements.changed_meanwhile');
  const after = presentReadOnly(await storedNow(ctx));
  await recordAudit(ctx, {
    ...{ action: 'announcements.set-read-only', reason },
    ...{ before: audited(before), after: audited(after) },
  });
  return after;
}

/** What the trail shows: on or not as a word, and the end as a moment. */
const audited = ({ on, note_en, note_fr, note_hi, until }: AdminReadOnly) => ({
  ...{ on: on === 1, note_en, note_fr, note_hi },
  until: until === 0 ? null : new Date(until * 1000),
});
