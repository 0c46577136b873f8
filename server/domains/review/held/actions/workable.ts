import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { HeldRow } from '../../../threads/index.ts';
import type { People } from '../../moderating/actions/moderated.ts';
import { isClaimedByOther, mayJudge } from '../policy.ts';
import { lockHeld } from '../sql/held-rows.ts';

/** A held post that the caller may decide about, and that nobody else is at; locked until the transaction ends. */
export async function workableHeld({ members }: People, ctx: MemberCtx, pid: number): Promise<HeldRow> {
  const { db, actor, now } = ctx;
  const row = (await lockHeld(db, pid)) ?? refuse('threads.not_held');
  const { country_fid: countryFid, authorid } = row;
  const authorGroup = (await members(db, [authorid])).get(authorid)?.groupid;
  const refusal = mayJudge(actor, { countryFid, authorid, authorGroup });
  if (refusal) refuse(refusal);
  if (isClaimedByOther(row, actor.uid, now)) refuse('threads.held_claimed');
  return row;
}
