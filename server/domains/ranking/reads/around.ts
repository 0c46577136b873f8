import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { rankingCalls } from '../../../../contract/domains/ranking/calls.ts';
import { rankingLimits } from '../../../../contract/domains/ranking/limits.ts';
import type { RankingPart, rankingRow } from '../../../../contract/domains/ranking/shapes.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { whole } from '../../../platform/reading/whole.ts';
import { secondsOrNone } from '../../../platform/unix-seconds.ts';
import { countedPlaces, type Place, placesAmong, placesBetween, type Scope } from '../sql/places.ts';
import type { ReadDeps } from './deps.ts';
import { contextOf, ownRows, placeOfReader } from './own-part.ts';
import { countedUnder, rowsOf, scopeOf } from './page.ts';

type Calls = typeof rankingCalls;

/** Who stands around the caller; nobody while the caller stands nowhere. */
export const placesAround =
  ({ people }: ReadDeps) =>
  async (ctx: MemberCtx, { is_global }: InputOf<Calls['ranking.around']>): Promise<DataOf<Calls['ranking.around']>> => {
    const scope = scopeOf(is_global === 1 ? globalFid : ctx.actor.countryFid);
    return partOf(ctx, people, scope, async ({ rank }) => {
      const { around } = rankingLimits;
      const places = rank === 0 ? [] : await placesBetween(ctx.db, scope, rank - around, rank + around);
      return { places, next: '' };
    });
  };

/** Whom the caller follows, with the caller among them, by their places among all. */
export const followedPlaces =
  ({ people }: ReadDeps) =>
  async (
    ctx: MemberCtx,
    { after, limit }: InputOf<Calls['ranking.followed']>,
  ): Promise<DataOf<Calls['ranking.followed']>> =>
    partOf(ctx, people, 'everyone', async () => {
      const { uid } = ctx.actor;
      const followed = await people.followedBy(ctx.db, uid);
      const found = await placesAmong(ctx.db, [uid, ...followed], placeAfter(after), limit + 1);
      const places = found.slice(0, limit);
      return { places, next: found.length > limit ? String(places.at(-1)!.place) : '' };
    });

/** The place that a caller goes on after; a list goes on from its beginning after anything else. */
const placeAfter = (after: string): number => (/^\d{1,9}$/.test(after) ? Number(after) : 0);

/** Rows of some places, whole for one reader, with the reader's own place. */
async function partOf(
  ctx: MemberCtx,
  people: ReadDeps['people'],
  scope: Scope,
  read: (me: RankingPart['me']) => Promise<{ places: readonly Place[]; next: string }>,
): Promise<RankingPart> {
  const [me, counted, context] = await Promise.all([
    placeOfReader(ctx, people, scope),
    countedPlaces(ctx.db, countedUnder(scope)),
    contextOf(ctx, people),
  ]);
  const { places, next } = await read(me);
  const rows = await rowsOf(context, people.members, places);
  const own = await ownRows(
    ctx,
    people,
    rows.map(({ uid }) => uid),
  );
  return {
    list: rows.map((row, at) => whole<typeof rankingRow>(row, own[at]!)),
    count: counted?.members ?? 0,
    counted_at: secondsOrNone(counted?.at ?? null),
    me,
    next,
  };
}
