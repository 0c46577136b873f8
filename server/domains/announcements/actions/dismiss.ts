import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isAnnouncement } from '../sql/announcements.ts';
import { insertDismissal } from '../sql/dismissals.ts';
import { dismissedTag } from '../tags.ts';

type Call = (typeof announcementsCalls)['announcements.dismiss'];

/** Dismisses an announcement for the caller. */
export async function dismiss(ctx: MemberCtx, { id }: InputOf<Call>): Promise<Record<string, never>> {
  const { actor, db, now } = ctx;
  if (!(await isAnnouncement(db, id))) refuse('announcements.unknown');
  await insertDismissal(db, actor.uid, id, now);
  ctx.stale(dismissedTag(actor.uid));
  return {};
}
