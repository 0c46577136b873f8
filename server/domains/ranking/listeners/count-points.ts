import { type Act, type Deed, onActs } from '../../../platform/deed.ts';
import { type Listener, type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { followDeed } from '../../follows/index.ts';
import { memberChanged, membersByIds } from '../../members/index.ts';
import { likeDeed, replyDeed, threadsViewed } from '../../threads/index.ts';
import { monthOf } from '../rules/hours.ts';
import { type Given, nothingGiven, scoreOf } from '../rules/score.ts';
import { addPoints, countriesOfPoints, movePoints } from '../sql/points.ts';

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
async function addGifts(ctx: ListenerCtx, gifts: readonly Gift[]): Promise<void> {
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
  // A month that is over stays in the country where its points were given.
  const late = changes.filter(({ month }) => month < monthOf(ctx.now));
  for (const [month, ofMonth] of Map.groupBy(late, (change) => change.month)) {
    const uids = ofMonth.map(({ uid }) => uid);
    const countries = await countriesOfPoints(ctx.db, uids, month);
    for (const change of ofMonth) change.countryFid = countries.get(change.uid) ?? change.countryFid;
  }
  await addPoints(ctx.db, changes);
}

/** What a deed gives to whom it was done to. */
const points = (deed: Deed, figure: keyof Given): Listener[] => {
  const give = (count: 1 | -1) => (ctx: ListenerCtx, acts: readonly Act[]) =>
    addGifts(
      ctx,
      acts.map(({ uid, to = 0, at = ctx.now }) => ({ uid: to, by: uid, figure, count, at: new Date(at) })),
    );
  return [...onActs(deed.done, give(1)), ...onActs(deed.undone, give(-1))];
};

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
  ...points(likeDeed, 'likes'),
  ...points(replyDeed, 'comments'),
  ...points(followDeed, 'followers'),
  on(threadsViewed, (ctx, all) =>
    addGifts(
      ctx,
      all.flatMap(({ authors, at }) =>
        authors.map(({ uid, views }) => ({ uid, by: 0, figure: 'views' as const, count: views, at: new Date(at) })),
      ),
    ),
  ),
  on(memberChanged, moveCountries),
];
