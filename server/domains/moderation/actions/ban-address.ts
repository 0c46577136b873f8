import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addressBansTag } from '../address-book.ts';
import type { ModerationDeps } from '../people.ts';
import { moderatesEverywhere } from '../policy.ts';
import { targetOf } from '../reads/target.ts';
import { networksOf, storedNetworks } from '../rules/networks.ts';
import { insertAddressBan, liftAddressBan, lockAddressBan, wroteFrom } from '../sql/addresses.ts';
import { addressesSince } from './look-up-addresses.ts';
import { recordAudit } from './record-audit.ts';

type BanCall = Calls['moderation.ban-address'];
type LiftCall = Calls['moderation.lift-address'];

/** Bans an address from which a member wrote, or the network around it; never one's own. */
export const banAddress =
  ({ people }: ModerationDeps) =>
  async (ctx: MemberCtx, input: InputOf<BanCall>): Promise<DataOf<BanCall>> => {
    const { db, actor, asked, now } = ctx;
    const { uid, width, days, reason } = input;
    await targetOf(people, ctx, uid);
    if (reason === '') refuse('moderation.reason_missing');
    const networks = storedNetworks(input.address);
    if (!networks || !(await wroteFrom(db, uid, networks.one, addressesSince(now))))
      return refuse('moderation.unknown_address');
    const network = networks[width];
    if (Object.values(networksOf(asked.ip) ?? {}).includes(network)) refuse('moderation.own_address');
    const expires_at = daysAfter(now, days);
    const ban = { network, country_fid: actor.countryFid, reason, by_uid: actor.uid, created_at: now, expires_at };
    const id = await insertAddressBan(db, ban);
    if (id === undefined) return refuse('moderation.address_banned_before');
    ctx.touch(addressBansTag);
    // The trail is for good, an address isn't: the number names it while it is stored.
    await recordAudit(ctx, {
      ...{ action: 'moderation.ban-address', uid, subject: `#${id}`, reason },
      after: { network: width === 'one' ? 'single' : (network.split('/')[1] ?? ''), until: expires_at.toISOString() },
    });
    return { id, network, expiresAt: expires_at.toISOString() };
  };

/** Lifts the ban of an address, as moderators of the country may whose it is. */
export async function liftAddress(ctx: MemberCtx, { id, reason }: InputOf<LiftCall>): Promise<DataOf<LiftCall>> {
  const { db, actor, now } = ctx;
  const ban = await lockAddressBan(db, id);
  if (!ban || ban.expires_at <= now) return refuse('moderation.unknown_ban');
  if (!moderatesEverywhere(actor) && ban.country_fid !== actor.countryFid) refuse('moderation.other_country');
  if (reason === '') refuse('moderation.reason_missing');
  // Sent twice: it is lifted.
  if (ban.lifted_at !== null) return { id };
  await liftAddressBan(db, id, { at: now, byUid: actor.uid });
  ctx.touch(addressBansTag);
  await recordAudit(ctx, {
    ...{ action: 'moderation.lift-address', subject: `#${id}`, reason },
    ...{ before: { banned: true }, after: { banned: false } },
  });
  return { id };
}
