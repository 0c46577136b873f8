import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { reasonIn, sanctionsOf } from '../../moderation/index.ts';

/** Why the caller may not enter or speak, and until when. */
export async function ownSanction({
  actor,
  db,
  now,
  locale,
}: MemberCtx): Promise<DataOf<Calls['members.own-sanction']>> {
  const sanction = (await sanctionsOf(db, [actor.uid], now)).get(actor.uid);
  if (!sanction) return { sanction: null };
  const { groupid, rule, expiresAt } = sanction;
  return { sanction: { groupid, rule, reason: reasonIn(sanction, locale), until: expiresAt?.toISOString() ?? null } };
}
