import type { MemberCtx } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { setEndedSeen } from '../sql/finished.ts';

/** The member has read what ended before today. */
export async function endedSeen({ actor, db, now }: MemberCtx): Promise<Record<string, never>> {
  await setEndedSeen(db, actor.uid, dayIn(actor.timeZone, now));
  return {};
}
