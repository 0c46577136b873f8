import type { FoundTopic, FoundUser } from '../../../../contract/domains/search/shapes.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { countersOf, isThere } from '../../follows/index.ts';
import { topicRows } from '../../topics/index.ts';
import { presentTopic, presentUser } from '../present.ts';
import { nameForm } from '../rules/name-form.ts';
import { byLikeness } from '../rules/names.ts';
import { type FoundName, namesBeginning, namesLike } from '../sql/names.ts';
import type { ReadDeps } from './deps.ts';

/** Names ranked for one query. */
export const mostNames = 200;

const scopeOf = (countryFid: number | undefined): number[] =>
  countryFid === undefined || countryFid === globalFid ? [] : [countryFid, globalFid];

/** Names that begin so, from which on a query counts as typed right; and characters of one that may be typed wrong. */
const rightWith = 5;
const shortestWrong = 4;

/** Names of one kind, the best first. */
async function named(
  ctx: ReadCtx,
  kind: 'members' | 'topics',
  { q, countryFid, limit }: { q: string; countryFid: number | undefined; limit: number },
): Promise<FoundName[]> {
  const asked = nameForm(q);
  if (asked === '') return [];
  const wanted = { q: asked, fids: scopeOf(countryFid), limit };
  const begin = await namesBeginning(ctx.db, kind, wanted, ctx.now);
  // Typed wrong is what hardly any name begins with.
  const isRight = begin.length >= rightWith || asked.length < shortestWrong;
  const like = isRight ? [] : await namesLike(ctx.db, kind, wanted, ctx.now);
  const known = new Set(begin.map(({ id }) => id));
  return byLikeness(asked, [...begin, ...like.filter(({ id }) => !known.has(id))]).slice(0, limit);
}

/** Uids of members whose names are like it, of those alike the country’s own first, without those hidden either way. */
export async function findUsers(
  ctx: ReadCtx,
  { people }: Pick<ReadDeps, 'people'>,
  asked: { q: string; countryFid: number | undefined; limit?: number },
): Promise<number[]> {
  const wanted = { limit: mostNames, ...asked };
  const here = await named(ctx, 'members', wanted);
  const isAll = scopeOf(asked.countryFid).length === 0 || here.length >= wanted.limit;
  const all = isAll ? here : await named(ctx, 'members', { ...wanted, countryFid: undefined });
  const known = new Set(here.map(({ id }) => id));
  const both = [...here, ...all.filter(({ id }) => !known.has(id))];
  const found = isAll ? here : byLikeness(nameForm(asked.q), both, ({ id }) => known.has(id)).slice(0, wanted.limit);
  const hidden = ctx.actor ? await people.hiddenFor(ctx.db, ctx.actor.uid) : new Map();
  return found.map(({ id }) => id).filter((uid) => !hidden.has(uid));
}

export const findTopics = async (
  ctx: ReadCtx,
  asked: { q: string; countryFid: number | undefined; limit?: number },
): Promise<number[]> => (await named(ctx, 'topics', { limit: mostNames, ...asked })).map(({ id }) => id);

/** Rows of members, in that order; former ones are left out. */
export async function pageOfUsers(
  ctx: ReadCtx,
  { people }: Pick<ReadDeps, 'people'>,
  uids: readonly number[],
): Promise<FoundUser[]> {
  for (const uid of uids) ctx.reads(`u:${uid}`);
  const [cards, counters, followed] = await Promise.all([
    people.members(ctx.db, uids),
    countersOf(ctx.db, uids),
    ctx.actor ? people.followedBy(ctx.db, ctx.actor.uid) : new Set<number>(),
  ]);
  return uids.flatMap((uid) => {
    const card = cards.get(uid);
    return isThere(card) ? [presentUser(card, counters(uid).fans, followed.has(uid))] : [];
  });
}

export const pageOfTopics = async (ctx: ReadCtx, topids: readonly number[]): Promise<FoundTopic[]> =>
  (await topicRows(ctx, topids)).map(presentTopic);
