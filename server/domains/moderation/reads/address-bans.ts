import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { addressLimits } from '../../../../contract/domains/moderation/address-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../platform/keyset.ts';
import type { ModerationDeps } from '../people.ts';
import { placeModerated } from '../policy.ts';
import { bansOfCountry } from '../sql/addresses.ts';

type Call = Calls['moderation.address-bans'];

/** Addresses banned by moderators of the caller's country, or of all. */
export const addressBans =
  ({ people }: ModerationDeps) =>
  async ({ db, actor, now }: MemberCtx, { after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const country = placeModerated(actor);
    const below = readIdKey(after === '' ? undefined : after, Number.MAX_SAFE_INTEGER);
    const found = await bansOfCountry(db, { country, below, now, limit: addressLimits.rows + 1 });
    const { rows, next } = firstPage(found, addressLimits.rows, ({ id }) => String(id));
    const known = await people(db, [...new Set(rows.map(({ by_uid }) => by_uid))]);
    const list = rows.map(({ id, network, country_fid, reason, by_uid, created_at, expires_at }) => ({
      ...{ id, network, country_fid, reason },
      by: { uid: by_uid, username: known.get(by_uid)?.username ?? '' },
      ...{ createdAt: created_at.toISOString(), expiresAt: expires_at.toISOString() },
    }));
    return { list, next: next ?? '' };
  };
