import type { RankingPage, rankingPage, rankingRow } from '../../../../contract/domains/ranking/shapes.ts';
import type { OwnOf, SharedOf } from '../../../../contract/own.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import type { SharedAnswer, SharedCtx } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { secondsOrNone } from '../../../platform/unix-seconds.ts';
import type { People } from '../../follows/index.ts';
import type { MembersByIds } from '../../members/index.ts';
import { presentRow } from '../present.ts';
import { countedPlaces, type Place, placesBetween, type Scope } from '../sql/places.ts';
import { everyone } from '../sql/runs.ts';
import { rankingTag } from '../tags.ts';
import { membersShown } from '../visibility.ts';
import { ownRows, placeOfReader } from './own-part.ts';

/** What is asked of a list. */
export interface PageAsked {
  countryFid: number;
  page: number;
  limit: number;
}

/** What the own part looks at: whose rows stand there, the first of all (0: nobody), and which list it is. */
export type PageFacts = { uids: number[]; champion: number; countryFid: number };

/** The list of a country; that of all for 293. */
export const scopeOf = (countryFid: number): Scope => (countryFid === globalFid ? 'everyone' : { countryFid });

/** The number under which a list is counted. */
export const countedUnder = (scope: Scope): number => (scope === 'everyone' ? everyone : scope.countryFid);

/** So many of the first are looked at for the champion: not everybody is shown. */
const firstLooked = 10;

/** A page of places, as all readers of a kind see it: those who are not shown leave their place empty. */
export async function sharedPage(
  ctx: SharedCtx,
  members: MembersByIds,
  { countryFid, page, limit }: PageAsked,
): Promise<SharedAnswer<typeof rankingPage, PageFacts>> {
  if (!countryOfFid(countryFid)) return refuseField('country_fid');
  ctx.reads(rankingTag);
  const scope = scopeOf(countryFid);
  const from = (page - 1) * limit;
  const [counted, first, places] = await Promise.all([
    countedPlaces(ctx.db, countedUnder(scope)),
    placesBetween(ctx.db, scope, 1, firstLooked),
    placesBetween(ctx.db, scope, from + 1, from + limit),
  ]);
  const list = await rowsOf(ctx, members, places);
  const [champion = null] = page === 1 ? list : await rowsOf(ctx, members, first);
  const count = counted?.members ?? 0;
  return {
    answer: {
      ...{ list, page, count, counts: count, totalPage: Math.ceil(count / limit) },
      champion,
      counted_at: secondsOrNone(counted?.at ?? null),
    },
    facts: { uids: list.map(({ uid }) => uid), champion: champion?.uid ?? 0, countryFid },
  };
}

/** Rows of those who are shown. */
export async function rowsOf(
  ctx: Pick<SharedCtx, 'db' | 'now' | 'reads' | 'whyHidden' | 'locale'>,
  members: MembersByIds,
  places: readonly Place[],
): Promise<SharedOf<typeof rankingRow>[]> {
  const cards = await membersShown(
    ctx,
    members,
    places.map(({ uid }) => uid),
  );
  return places.flatMap((place) => {
    const card = cards.get(place.uid);
    return card ? [presentRow(ctx.locale, card, place)] : [];
  });
}

/** What in a page is the reader's own. */
export async function ownPage(ctx: Ctx, people: People, facts: PageFacts): Promise<OwnOf<typeof rankingPage>> {
  const { actor } = ctx;
  const [rows, me] = await Promise.all([
    ownRowsOfPage(ctx, people, facts),
    actor ? placeOfReader({ ...ctx, actor } as MemberCtx, people, scopeOf(facts.countryFid)) : null,
  ]);
  return { ...rows, me: me satisfies RankingPage['me'] };
}

/** The reader's own of a page's rows and of the champion. */
export async function ownRowsOfPage(ctx: Ctx, people: People, { uids, champion }: PageFacts) {
  const rows = await ownRows(ctx, people, champion === 0 ? uids : [...uids, champion]);
  return { list: rows.slice(0, uids.length), champion: champion === 0 ? null : rows.at(-1)! };
}
