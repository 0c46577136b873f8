import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { searchCalls } from '../../../../contract/domains/search/calls.ts';
import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { countedDays, dayOf, daysAgo } from '../rules/days.ts';
import { queryKey, queryWords } from '../rules/query.ts';
import { folded, wordsOf } from '../rules/words.ts';
import { showsAsked } from '../settings.ts';
import { mostAsked } from '../sql/asked.ts';
import { wordsBeginning } from '../sql/words.ts';
import type { ReadDeps } from './deps.ts';
import { findTopics, findUsers, pageOfTopics, pageOfUsers } from './found-names.ts';
import { leastSeen } from './meant.ts';
import { suggestedThreads } from './threads-titled.ts';

type Call = (typeof searchCalls)['search.suggest'];

/** Fewer characters begin nearly every word. */
const fewestCharacters = 2;
const { suggested, askedBy } = searchLimits;

/** What begins so, while somebody types. */
export const suggest =
  (deps: ReadDeps) =>
  async (ctx: Ctx, { q, country_fid: countryFid }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    const typed = queryWords(q);
    if (typed.length === 0) return { words: [], threads: [], topics: [], boards: [], users: [] };
    const names = { q, countryFid, limit: suggested };
    const [words, threads, topids, boards, uids] = await Promise.all([
      suggestedWords(ctx, deps, q),
      suggestedThreads(ctx, deps, typed, countryFid),
      findTopics(ctx, names),
      boardsNamed(ctx, deps, q, countryFid),
      findUsers(ctx, deps, { ...names, limit: suggested * 2 }),
    ]);
    const [topics, users] = await Promise.all([
      pageOfTopics(ctx, topids.slice(0, suggested)),
      pageOfUsers(ctx, deps, uids.slice(0, suggested)),
    ]);
    return {
      words,
      threads,
      topics: topics.map(({ topid, top_name, threads }) => ({ topid, top_name, threads })),
      boards,
      users: users.map(({ uid, username, avatar, country_fid }) => ({ uid, username, avatar, country_fid })),
    };
  };

/** What others asked that begins so, and then the last word to its end. */
async function suggestedWords(ctx: Ctx, { settings }: ReadDeps, q: string): Promise<DataOf<Call>['words']> {
  const typed = queryWords(q);
  const begin = queryKey(typed);
  const last = typed.at(-1)!;
  if (begin.length < fewestCharacters) return [];
  const since = dayOf(daysAgo(ctx.now, countedDays));
  const [asked, ends] = await Promise.all([
    (await settings.get(showsAsked)) ? mostAsked(ctx.db, { begin, since, by: askedBy, limit: suggested }) : [],
    last.folded.length < fewestCharacters || /\s$/.test(q)
      ? []
      : wordsBeginning(ctx.db, last.folded, { seen: leastSeen, limit: suggested }),
  ]);
  const before = q.slice(0, last.from).trimStart();
  const known = new Set(asked.map((each) => each.q));
  const completed = ends
    .map(({ shown }) => `${before}${shown}`)
    .filter((each) => !known.has(queryKey(queryWords(each))));
  return [
    ...asked.map(({ shown }) => ({ q: shown, asked: 1 as const })),
    ...completed.map((each) => ({ q: each, asked: 0 as const })),
  ].slice(0, suggested);
}

/** Boards of a country one of whose words begins so. */
async function boardsNamed(
  ctx: Ctx,
  { people }: ReadDeps,
  q: string,
  countryFid: number,
): Promise<DataOf<Call>['boards']> {
  const begin = folded(q.trim());
  const boards = await people.categories.of(ctx.db, countryFid, ctx.locale);
  const begins = (name: string): boolean =>
    folded(name).startsWith(begin) || wordsOf(name).some((word) => word.folded.startsWith(begin));
  return boards
    .filter(({ name }) => begins(name))
    .slice(0, suggested)
    .map(({ typeid, name, icon }) => ({ typeid, name, icon }));
}
