import { type Listener, type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { memberFollowed, memberUnfollowed } from '../../follows/index.ts';
import { memberChanged, membersByIds } from '../../members/index.ts';
import { postDeleted, postLiked, postReplied, postUnliked, threadsViewed } from '../../threads/index.ts';
import { monthOf } from '../rules/hours.ts';
import { type Given, nothingGiven, scoreOf } from '../rules/score.ts';
import { addPoints, movePoints } from '../sql/points.ts';

/** Something that a member was given, or that was taken back. */
interface Gift {
  uid: number;
  /** Who gave it: nobody gives to themselves. */
  by: number;
  figure: keyof Given;
  count: number;
  at: Date;
}

/** Adds gifts to the months in which they were given, one row for each member and month. */
async function count(ctx: ListenerCtx, gifts: readonly Gift[]): Promise<void> {
  const sums = new Map<string, Given & { uid: number; month: string }>();
  for (const { uid, figure, count: more, at } of gifts.filter(({ uid, by }) => uid > 0 && uid !== by)) {
    const month = monthOf(at);
    const key = `${uid} ${month}`;
    const sum = sums.get(key) ?? { ...nothingGiven, uid, month };
    sum[figure] += more;
    sums.set(key, sum);
  }
  const cards = await membersByIds(
    ctx.db,
    [...sums.values()].map(({ uid }) => uid),
  );
  const changes = [...sums.values()].flatMap((sum) => {
    const card = cards.get(sum.uid);
    return card ? [{ ...sum, countryFid: card.countryFid, score: scoreOf(sum) }] : [];
  });
  await addPoints(ctx.db, changes);
}

type Like = { uid: number; authorUid: number };
const likes = (ctx: ListenerCtx, all: readonly Like[], by: 1 | -1) =>
  count(
    ctx,
    all.map(({ uid, authorUid }) => ({ uid: authorUid, by: uid, figure: 'likes', count: by, at: ctx.now })),
  );

type Comment = { uid: number; threadUid?: number; at: number };
const comments = (ctx: ListenerCtx, all: readonly Comment[], by: 1 | -1) =>
  count(
    ctx,
    all.map(({ uid, threadUid = 0, at }) => ({
      uid: threadUid,
      by: uid,
      figure: 'comments',
      count: by,
      at: new Date(at),
    })),
  );

type Follow = { uid: number; followUid: number };
const followers = (ctx: ListenerCtx, all: readonly Follow[], by: 1 | -1) =>
  count(
    ctx,
    all.map(({ uid, followUid }) => ({ uid: followUid, by: uid, figure: 'followers', count: by, at: ctx.now })),
  );

/** Whoever moved to another country stands in its list from the next counting on. */
async function moveCountries(ctx: ListenerCtx, all: readonly { uid: number }[]): Promise<void> {
  const cards = await membersByIds(
    ctx.db,
    all.map(({ uid }) => uid),
  );
  await movePoints(ctx.db, monthOf(ctx.now), [...cards.values()]);
}

/** Counts what members are given by others, month by month. */
export const countPoints: readonly Listener[] = [
  on(postLiked, (ctx, all) => likes(ctx, all, 1)),
  on(postUnliked, (ctx, all) => likes(ctx, all, -1)),
  on(postReplied, (ctx, all) => comments(ctx, all, 1)),
  on(postDeleted, (ctx, all) => comments(ctx, all, -1)),
  on(memberFollowed, (ctx, all) => followers(ctx, all, 1)),
  on(memberUnfollowed, (ctx, all) => followers(ctx, all, -1)),
  on(threadsViewed, (ctx, all) =>
    count(
      ctx,
      all.flatMap(({ authors, at }) =>
        authors.map(({ uid, views }) => ({ uid, by: 0, figure: 'views' as const, count: views, at: new Date(at) })),
      ),
    ),
  ),
  on(memberChanged, moveCountries),
];
