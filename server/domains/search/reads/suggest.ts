import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { searchCalls } from '../../../../contract/domains/search/calls.ts';
import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { findWords } from '../../moderation/index.ts';
import { countedDays, dayOf, daysAgo } from '../rules/days.ts';
import { nameForm } from '../rules/name-form.ts';
import { queryKey, queryWords } from '../rules/query.ts';
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
/** So many times more are looked at: word lists may name the first ones. */
const spares = 10;

/** What begins so, while somebody types. */
export const suggest =
  (deps: ReadDeps) =>
  async (ctx: ReadCtx, { q, country_fid: countryFid }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    const typed = queryWords(q);
    if (typed.length === 0) return { words: [], threads: [], topics: [], boards: [], users: [] };
    const names = { q, countryFid, limit: suggested };
    const [words, threads, topids, boards, uids] = await Promise.all([
      suggestedWords(ctx, deps, q, countryFid),
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

/** What others asked that begins so, and then the last word to its end; nothing that the country’s word lists name. */
async function suggestedWords(
  ctx: ReadCtx,
  { settings, wordLists }: ReadDeps,
  q: string,
  countryFid: number,
): Promise<DataOf<Call>['words']> {
  const typed = queryWords(q);
  const begin = queryKey(q);
  const last = typed.at(-1)!;
  if (begin.length < fewestCharacters) return [];
  const since = dayOf(daysAgo(ctx.now, countedDays));
  const limit = suggested * spares;
  const [list, asked, ends] = await Promise.all([
    wordLists(ctx.db, countryFid),
    (await settings.get(showsAsked)) ? mostAsked(ctx.db, { begin, since, by: askedBy, limit }) : [],
    last.folded.length < fewestCharacters || /\s$/.test(q)
      ? []
      : wordsBeginning(ctx.db, last.folded, { seen: leastSeen, limit }),
  ]);
  const before = q.slice(0, last.from).trimStart();
  const known = new Set(asked.map((each) => each.q));
  const isListed = (words: string) => findWords(list, words).length > 0;
  const completed = ends.map(({ shown }) => `${before}${shown}`).filter((each) => !known.has(queryKey(each)));
  return [
    ...asked.map(({ shown }) => ({ q: shown, asked: 1 as const })),
    ...completed.map((each) => ({ q: each, asked: 0 as const })),
  ]
    .filter((each) => !isListed(each.q))
    .slice(0, suggested);
}

/** Boards of a country one of whose words begins so. */
async function boardsNamed(
  ctx: ReadCtx,
  { people }: ReadDeps,
  q: string,
  countryFid: number,
): Promise<DataOf<Call>['boards']> {
  const begin = nameForm(q);
  const boards = await people.categories.of(ctx.db, countryFid, ctx.locale);
  const begins = (name: string): boolean => ` ${nameForm(name)}`.includes(` ${begin}`);
  return boards
    .filter(({ name }) => begins(name))
    .slice(0, suggested)
    .map(({ typeid, name, icon }) => ({ typeid, name, icon }));
}
