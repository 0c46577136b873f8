import type { DataOf } from '../../../../contract/call.ts';
import type { searchCalls } from '../../../../contract/domains/search/calls.ts';
import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { settingsTag } from '../../../platform/settings.ts';
import { presentHot } from '../present.ts';
import { countedDays, dayOf, daysAgo } from '../rules/days.ts';
import { hotWordOf } from '../rules/hot-word.ts';
import { hotWords, showsAsked } from '../settings.ts';
import { mostAsked } from '../sql/asked.ts';
import type { ReadDeps } from './deps.ts';

type Call = (typeof searchCalls)['search.hot-search-key'];

const cachedMilliseconds = 60_000;

/** Hot keywords: those that operators set, then what most members asked this week. What was asked is read once a minute. */
export function hotSearchKey({ settings }: Pick<ReadDeps, 'settings'>) {
  let known: { at: number; asked: readonly string[] } | undefined;
  const askedMost = async ({ db, now }: Ctx): Promise<readonly string[]> => {
    if (known && now.getTime() - known.at < cachedMilliseconds && now.getTime() >= known.at) return known.asked;
    const since = dayOf(daysAgo(now, countedDays));
    const { askedBy, hot } = searchLimits;
    const rows = await mostAsked(db, { begin: '', since, by: askedBy, limit: hot });
    known = { at: now.getTime(), asked: rows.map(({ shown }) => shown) };
    return known.asked;
  };
  return async (ctx: Ctx): Promise<DataOf<Call>> => {
    ctx.touch(settingsTag);
    const [set, shows] = await Promise.all([settings.get(hotWords), settings.get(showsAsked)]);
    const asked = shows ? await askedMost(ctx) : [];
    const chosen = set.flatMap((line) => hotWordOf(line) ?? []);
    const others = asked
      .filter((value) => !chosen.some((each) => each.value === value))
      .map((value) => ({ value, tid: 0, link: '', membersOnly: false }));
    return { list: [...chosen, ...others].slice(0, searchLimits.hot).map(presentHot) };
  };
}
