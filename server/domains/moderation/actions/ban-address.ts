import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addressBansTag } from '../address-book.ts';
import type { ModerationDeps } from '../people.ts';
import { targetOf } from '../reads/target.ts';
import { networksOf, storedNetworks } from '../rules/networks.ts';
import { insertAddressBan, wroteFrom } from '../sql/addresses.ts';
import { addressesSince } from './addresses.ts';
import { recordAudit } from './record-audit.ts';

type Call = Calls['moderation.ban-address'];

/** Bans an address from which a member wrote, or the network around it; never one's own. */
export const banAddress =
  ({ people }: ModerationDeps) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
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
    ctx.stale(addressBansTag);
    // The trail is for good, an address isn't: the number names it while it is stored.
    await recordAudit(ctx, {
      ...{ action: 'moderation.ban-address', uid, subject: `#${id}`, reason },
      after: { network: width === 'one' ? 'single' : (network.split('/')[1] ?? ''), until: expires_at.toISOString() },
    });
    return { id, network, expiresAt: expires_at.toISOString() };
  };
