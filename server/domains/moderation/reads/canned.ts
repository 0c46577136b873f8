import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { cannedLimits } from '../../../../contract/domains/moderation/canned-limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { mayModerate, placeModerated } from '../policy.ts';
import { findCanned } from '../sql/canned.ts';

type Call = Calls['moderation.canned'];

/** The reasons that a moderator chooses from: the country's own, then those of Global. */
export async function canned(ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor, locale } = ctx;
  const named = placeModerated(actor) === null ? input.country_fid : 0;
  const place = mayModerate(actor) ? undefined : actor.offices?.[0];
  const country_fid = named || (place?.countryFid ?? actor.countryFid);
  const found = await findCanned(db, [...new Set([country_fid, globalFid])], 2 * cannedLimits.reasons);
  const own = found.filter((row) => row.country_fid === country_fid);
  const others = found.filter((row) => row.country_fid !== country_fid);
  const list = [...own, ...others].map(({ id, country_fid: of, en, fr, hi }) => {
    const said = { en, fr, hi };
    return { id, country_fid: of, text: said[locale], ...said };
  });
  return { country_fid, list };
}
