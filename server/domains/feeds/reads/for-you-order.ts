import { LRUCache } from 'lru-cache';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { readingPlacesOf, type Shown } from '../../threads/index.ts';
import { everywhere } from '../listeners/score.ts';
import { orderForYou, type Taste } from '../rules/for-you.ts';
import type { Candidates } from './candidates.ts';

/** Members whose order a process remembers between one page and the next. */
const rememberedMembers = 1000;
/** A later page goes on in the order of the first one for so long, whatever was read since. */
const rememberedMilliseconds = 30 * 60_000;

/** Scopes whose hottest are shown: a country's and those of all countries. */
export const scopesOf = (countryFid: number): number[] =>
  countryFid === globalFid ? [everywhere] : [countryFid, globalFid];

interface Wanted {
  countryFid: number;
  /** For the first page, which begins a new order. */
  afresh: boolean;
}

/** A member's own order of the threads of a country. */
export type Orders = (ctx: Ctx, actor: Actor, wanted: Wanted) => Promise<readonly number[]>;

interface Deps {
  people: Shown;
  candidates: Candidates;
}

/** Puts threads in a member's order; later pages go on in it, so that none is shown twice or passed over. */
export function createOrders({ people, candidates }: Deps): Orders {
  const remembered = new LRUCache<string, { order: readonly number[]; at: number }>({ max: rememberedMembers });
  return async (ctx, actor, { countryFid, afresh }) => {
    const key = `${actor.uid} ${countryFid}`;
    const now = ctx.now.getTime();
    const known = remembered.get(key);
    if (!afresh && known && now - known.at < rememberedMilliseconds) return known.order;
    const list = await candidates(ctx.db, countryFid, scopesOf(countryFid));
    const [followed, places] = await Promise.all([
      people.followedBy(ctx.db, actor.uid),
      readingPlacesOf(ctx.db, { uid: actor.uid, tids: list.map(({ tid }) => tid) }),
    ]);
    const read = new Map([...places].map(([tid, { position }]) => [tid, position]));
    const taste: Taste = { countryFid: actor.countryFid, language: ctx.locale, followed, read };
    const order = orderForYou(list, taste);
    remembered.set(key, { order, at: now });
    return order;
  };
}
