import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addressBansTag } from '../address-book.ts';
import { moderatesIn } from '../policy.ts';
import { liftAddressBan, lockAddressBan } from '../sql/addresses.ts';
import { recordAudit } from './record-audit.ts';

type Call = Calls['moderation.lift-address'];

/** Lifts the ban of an address, as moderators of the country may whose it is. */
export async function liftAddress(ctx: MemberCtx, { id, reason }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor, now } = ctx;
  const ban = await lockAddressBan(db, id);
  if (!ban || ban.expires_at <= now) return refuse('moderation.unknown_ban');
  if (!moderatesIn(actor, ban.country_fid)) refuse('moderation.other_country');
  if (reason === '') refuse('moderation.reason_missing');
  // Sent twice: it is lifted.
  if (ban.lifted_at !== null) return { id };
  await liftAddressBan(db, id, { at: now, byUid: actor.uid });
  ctx.stale(addressBansTag);
  await recordAudit(ctx, {
    ...{ action: 'moderation.lift-address', subject: `#${id}`, reason },
    ...{ before: { banned: true }, after: { banned: false } },
  });
  return { id };
}
