import type { RankingMe, rankingRow } from '../../../../contract/domains/ranking/shapes.ts';
import type { OwnOf } from '../../../../contract/own.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { type SharedCtx, sharedFor } from '../../../platform/reading/parted.ts';
import type { People } from '../../follows/index.ts';
import { likedAuthors } from '../../posts/index.ts';
import { presentMe, presentOwn } from '../present.ts';
import { monthOf } from '../rules/hours.ts';
import { nothingGiven } from '../rules/score.ts';
import { type Place, placeOf, placesBetween, type Scope } from '../sql/places.ts';
import { pointsOf } from '../sql/points.ts';
import { membersShown } from '../visibility.ts';

/** What in rows of these members is the reader's own. */
export async function ownRows(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  people: Pick<People, 'followedBy'>,
  uids: readonly number[],
): Promise<OwnOf<typeof rankingRow>[]> {
  if (!actor) return uids.map(() => presentOwn(false, false));
  const [followed, liked] = await Promise.all([people.followedBy(db, actor.uid), likedAuthors(db, actor.uid, uids)]);
  const likes = new Set(liked);
  return uids.map((uid) => presentOwn(followed.has(uid), likes.has(uid)));
}

/** A context for what is read for one member alone. */
export const contextOf = async (ctx: MemberCtx, { hiddenFor }: Pick<People, 'hiddenFor'>): Promise<SharedCtx> =>
  sharedFor(ctx, await hiddenFor(ctx.db, ctx.actor.uid));

/** So many before the reader are looked at: not everybody is shown. */
const looked = 5;

/** Where the reader stands in a list, and who stands before them. */
export async function placeOfReader(ctx: MemberCtx, people: People, scope: Scope): Promise<RankingMe> {
  const { uid } = ctx.actor;
  const [place, given] = await Promise.all([placeOf(ctx.db, scope, uid), pointsOf(ctx.db, uid, monthOf(ctx.now))]);
  const ahead = place && (await nextAhead(await contextOf(ctx, people), people, scope, place));
  return presentMe(uid, place, given ?? nothingGiven, ahead);
}

async function nextAhead(ctx: SharedCtx, { members }: People, scope: Scope, { place }: Place) {
  const before = await placesBetween(ctx.db, scope, place - looked, place - 1);
  const cards = await membersShown(
    ctx,
    members,
    before.map(({ uid }) => uid),
  );
  const last = before.findLast(({ uid }) => cards.has(uid));
  return last && { card: cards.get(last.uid)!, place: last };
}
