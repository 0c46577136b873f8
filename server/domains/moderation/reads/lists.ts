import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { cannedLimits } from '../../../../contract/domains/moderation/canned-limits.ts';
import { wordActions } from '../../../../contract/domains/moderation/word-limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuseUnknownCountry } from '../actions/edit-lists.ts';
import { moderatesEverywhere } from '../policy.ts';
import { findCanned } from '../sql/canned.ts';
import { findWordLists } from '../sql/words.ts';

type Canned = Calls['moderation.canned'];
type Words = Calls['moderation.words'];

/** The reasons that a moderator chooses from: the country's own, then those of Global. */
export async function canned(ctx: MemberCtx, input: InputOf<Canned>): Promise<DataOf<Canned>> {
  const { db, actor, locale } = ctx;
  const named = moderatesEverywhere(actor) ? input.country_fid : 0;
  const country_fid = named || actor.countryFid;
  const found = await findCanned(db, [...new Set([country_fid, globalFid])], 2 * cannedLimits.reasons);
  const own = found.filter((row) => row.country_fid === country_fid);
  const others = found.filter((row) => row.country_fid !== country_fid);
  const list = [...own, ...others].map(({ id, country_fid: of, en, fr, hi }) => {
    const said = { en, fr, hi };
    return { id, country_fid: of, text: said[locale], ...said };
  });
  return { country_fid, list };
}

/** A country's lists, empty where nobody has written one. */
export async function words({ db }: MemberCtx, { country_fid }: InputOf<Words>): Promise<DataOf<Words>> {
  refuseUnknownCountry(country_fid);
  const found = await findWordLists(db, [country_fid]);
  const lists = wordActions.map((action) => {
    const list = found.find((row) => row.action === action);
    return { action, words: list?.words ?? [], version: list?.version ?? 0 };
  });
  return { country_fid, lists };
}
