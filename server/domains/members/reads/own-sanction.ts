import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { sanctionsOf } from '../../moderation/index.ts';

/** Why the caller may not enter or speak, and until when. */
export async function ownSanction({ actor, db, now }: MemberCtx): Promise<DataOf<Calls['members.own-sanction']>> {
  const sanction = (await sanctionsOf(db, [actor.uid], now)).get(actor.uid);
  if (!sanction) return { sanction: null };
  const { groupid, reason, expiresAt } = sanction;
  return { sanction: { groupid, reason, until: expiresAt?.toISOString() ?? null } };
}
