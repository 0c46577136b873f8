import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { addressLimits } from '../../../../contract/domains/moderation/address-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysBefore, utcDay } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ModerationDeps } from '../people.ts';
import { mayBeNamed } from '../policy.ts';
import { targetOf } from '../reads/target.ts';
import { storedNetworks } from '../rules/networks.ts';
import { addressesOf, bansOfNetworks, othersAt } from '../sql/addresses.ts';
import { recordAudit } from './record-audit.ts';

type Call = Calls['moderation.addresses'];

/** The first day of which addresses are looked at. */
export const addressesSince = (now: Date): string => utcDay(daysBefore(now, addressLimits.storedDays));

/** From where a member of the caller's country writes, and who else does; noted for good with its reason. */
export const addresses =
  ({ people }: ModerationDeps) =>
  async (ctx: MemberCtx, { uid, reason }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    await targetOf(people, ctx, uid);
    if (reason === '') refuse('moderation.reason_missing');
    await recordAudit(ctx, { action: 'moderation.addresses', uid, reason });
    const since = addressesSince(now);
    const rows = await addressesOf(db, uid, since, addressLimits.shown);
    const found = rows.map(({ address }) => address);
    const others = await othersAt(db, { uid, addresses: found, since, limit: addressLimits.others });
    const known = await people(db, [uid, ...new Set(others.map((other) => other.uid))]);
    const networks = new Map(found.map((address) => [address, Object.values(storedNetworks(address) ?? {})]));
    const bans = await bansOfNetworks(db, [...new Set([...networks.values()].flat())], now);
    const list = rows.map(({ address, first, last_at }) => {
      const at = others.filter((other) => other.address === address).map((other) => other.uid);
      const near = at.filter((other) => {
        const member = known.get(other);
        return member !== undefined && mayBeNamed(actor, member);
      });
      const ban = bans.find(({ network }) => networks.get(address)?.includes(network));
      return {
        ...{ address, firstAt: first, lastAt: last_at.toISOString() },
        others: near.map((other) => ({ uid: other, username: known.get(other)?.username ?? '' })),
        elsewhere: at.length - near.length,
        ban: ban ? { id: ban.id, network: ban.network, expiresAt: ban.expires_at.toISOString() } : null,
      };
    });
    return { member: { uid, username: known.get(uid)?.username ?? '' }, list };
  };
