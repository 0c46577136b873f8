import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { addressLimits } from '../../../../contract/domains/moderation/address-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import type { ModerationDeps } from '../people.ts';
import { mayBeNamed } from '../policy.ts';
import { storedNetworks } from '../rules/networks.ts';
import { accountsAt } from '../sql/addresses.ts';
import { addressesSince } from './addresses.ts';
import { recordAudit } from './record-audit.ts';

type Call = Calls['moderation.address-accounts'];

/** Who wrote from an address; noted for good with its reason. */
export const addressAccounts =
  ({ people }: ModerationDeps) =>
  async (ctx: MemberCtx, { address, reason }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { one } = storedNetworks(address) ?? refuseField('address', 'moderation.issue.address');
    if (reason === '') refuse('moderation.reason_missing');
    // The trail stays for good, an address for 90 days: it says who looked and why.
    await recordAudit(ctx, { action: 'moderation.address-accounts', reason });
    const rows = await accountsAt(ctx.db, one, addressesSince(ctx.now), addressLimits.accounts);
    const known = await people(
      ctx.db,
      rows.map(({ uid }) => uid),
    );
    const list = rows.flatMap(({ uid, first, last_at }) => {
      const member = known.get(uid);
      if (!member?.username || !mayBeNamed(ctx.actor, member)) return [];
      return [{ uid, username: member.username, firstAt: first, lastAt: last_at.toISOString() }];
    });
    return { address: one, list, elsewhere: rows.length - list.length };
  };
