import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { wordActions } from '../../../../contract/domains/moderation/word-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuseUnknownCountry } from '../actions/refuse-unknown-country.ts';
import { findWordLists } from '../sql/words.ts';

type Call = Calls['moderation.words'];

/** A country's lists, empty where nobody has written one. */
export async function words({ db }: MemberCtx, { country_fid }: InputOf<Call>): Promise<DataOf<Call>> {
  refuseUnknownCountry(country_fid);
  const found = await findWordLists(db, [country_fid]);
  const lists = wordActions.map((action) => {
    const list = found.find((row) => row.action === action);
    return { action, words: list?.words ?? [], version: list?.version ?? 0 };
  });
  return { country_fid, lists };
}
