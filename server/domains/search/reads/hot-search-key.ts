import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { searchCalls } from '../../../../contract/domains/search/calls.ts';
import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { settingsTag } from '../../../platform/settings.ts';
import { findWords, wordsTag } from '../../moderation/index.ts';
import { presentHot } from '../present.ts';
import { countedDays, dayOf, daysAgo } from '../rules/days.ts';
import { hotWordOf } from '../rules/hot-word.ts';
import { hotWords, showsAsked } from '../settings.ts';
import { mostAsked } from '../sql/asked.ts';
import type { ReadDeps } from './deps.ts';

type Call = (typeof searchCalls)['search.hot-search-key'];

const cachedMilliseconds = 60_000;

/** So many times more are looked at: word lists may name the first ones. */
const spares = 5;

/**
 * Hot keywords: those that operators set, then what most members asked this week that no word list of the country names.
 * What was asked is read once a minute.
 */
export function hotSearchKey({ settings, wordLists }: Pick<ReadDeps, 'settings' | 'wordLists'>) {
  let known: { at: number; asked: readonly string[] } | undefined;
  const askedMost = async ({ db, now }: Ctx): Promise<readonly string[]> => {
    if (known && now.getTime() - known.at < cachedMilliseconds && now.getTime() >= known.at) return known.asked;
    const since = dayOf(daysAgo(now, countedDays));
    const { askedBy, hot } = searchLimits;
    const rows = await mostAsked(db, { begin: '', since, by: askedBy, limit: hot * spares });
    known = { at: now.getTime(), asked: rows.map(({ shown }) => shown) };
    return known.asked;
  };
  return async (ctx: Ctx, { country_fid: countryFid }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    ctx.reads(settingsTag);
    ctx.reads(wordsTag);
    const [set, shows, list] = await Promise.all([
      ...[settings.get(hotWords), settings.get(showsAsked)],
      wordLists(ctx.db, countryFid),
    ] as const);
    const asked = shows ? await askedMost(ctx) : [];
    const chosen = set.flatMap((line) => hotWordOf(line) ?? []);
    const others = asked
      .filter((value) => !chosen.some((each) => each.value === value) && findWords(list, value).length === 0)
      .map((value) => ({ value, tid: 0, link: '', membersOnly: false }));
    return { list: [...chosen, ...others].slice(0, searchLimits.hot).map(presentHot) };
  };
}
