import type { InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import type { CreatorInfo, TotalCount, TotalDiff } from '../../../../contract/domains/creator/shapes.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import { secondsOrNone } from '../../../platform/unix-seconds.ts';
import { countersOf } from '../../follows/index.ts';
import { authorFigures, receivedEver } from '../../threads/index.ts';
import { dayAfter } from '../rules/days.ts';
import { noFigures } from '../rules/facts.ts';
import { creatorsAmong } from '../sql/creators.ts';
import { daysBetween } from '../sql/days.ts';
import { newestDay, type ReadDeps, type Whose, whoseFigures } from './whose.ts';

type Asked = InputOf<(typeof creatorCalls)['creator.total-count']>;

/** What was counted of a creator, of all time: as the profile counts, with views and replies of what is there. */
export const totalCount =
  ({ cards }: ReadDeps) =>
  async (ctx: MemberCtx, { uid }: Asked): Promise<TotalCount> =>
    totalsOf(ctx.db, (await whoseFigures(ctx, cards, uid)).uid);

/** The newest shown day against the one before. */
export const totalDiff =
  ({ cards }: ReadDeps) =>
  async (ctx: MemberCtx, { uid }: Asked): Promise<TotalDiff> => {
    const whose = await whoseFigures(ctx, cards, uid);
    return diffOf(ctx.db, whose.uid, await newestDay(ctx, whose));
  };

/** Totals and difference with since when somebody is a creator, and their points and rank of the month. */
export const creatorInfo =
  (deps: ReadDeps) =>
  async (ctx: MemberCtx, { uid }: Asked): Promise<CreatorInfo> => {
    const whose = await whoseFigures(ctx, deps.cards, uid);
    return infoOf(ctx, deps, whose, await newestDay(ctx, whose));
  };

/** What a creator's overview says, for a newest day. */
export async function infoOf(
  { db }: Pick<MemberCtx, 'db'>,
  { creatorPoints }: ReadDeps,
  { uid, card, countryFid }: Whose,
  newest: string,
): Promise<CreatorInfo> {
  const totals = await totalsOf(db, uid);
  const diff = await diffOf(db, uid, newest);
  const creator = (await creatorsAmong(db, [uid])).get(uid);
  const { points, rank } = await creatorPoints.now(db, uid, countryFid);
  return {
    ...{ uid, username: card?.username ?? '', isCreator: card?.isCreator ? 1 : 0 },
    ...totals,
    ...{ diff, beCreatorTime: secondsOrNone(creator?.since ?? null), pointsCount: points, rank },
  };
}

async function totalsOf(db: Db, uid: number): Promise<TotalCount> {
  const [figures, { views, replies }] = [await authorFigures(db, uid), await receivedEver(db, uid)];
  const { fans } = (await countersOf(db, [uid]))(uid);
  return {
    ...{ viewCount: views, threadCount: Math.max(0, figures?.threads ?? 0), commentCount: replies },
    ...{ likeCount: Math.max(0, figures?.likes ?? 0), fansCount: Math.max(0, fans) },
  };
}

async function diffOf(db: Db, uid: number, newest: string): Promise<TotalDiff> {
  const before = dayAfter(newest, -1);
  const rows = await daysBetween(db, uid, before, newest);
  const onDay = (day: string) => rows.find((row) => row.day === day) ?? noFigures;
  const [now, then] = [onDay(newest), onDay(before)];
  return {
    ...{ view: now.views - then.views, comment: now.comments - then.comments, like: now.likes - then.likes },
    ...{ fans: now.fans - then.fans, thread: now.threads - then.threads },
  };
}
