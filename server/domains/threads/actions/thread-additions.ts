import type { SentGoods } from '../../../../contract/domains/threads/goods/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { moderatesIn } from '../../moderation/index.ts';
import { takeSentGoods } from '../goods/actions/take-sent.ts';
import type { TakenGoods } from '../goods/rules/take-goods.ts';
import { markActivity } from '../sql/activities.ts';
import { writeThreadGoods } from '../sql/goods.ts';

/** What a thread of any kind may carry beside; what isn't sent stays as it is. */
export interface SentAdditions {
  goodsInfo?: readonly SentGoods[] | undefined;
  activity?: number | undefined;
}

export interface TakenAdditions {
  goods: readonly TakenGoods[] | undefined;
  activity: boolean | undefined;
}

/** Judges what was sent, in a thread of this country that was an activity or not. */
export async function takeAdditions(
  ctx: MemberCtx,
  { goodsInfo, activity }: SentAdditions,
  thread: { countryFid: number; activity: boolean },
): Promise<TakenAdditions> {
  const wanted = activity === undefined ? undefined : activity === 1;
  const changes = wanted !== undefined && wanted !== thread.activity;
  if (changes && !moderatesIn(ctx.actor, thread.countryFid)) refuse('threads.activity_not_yours');
  return { goods: await takeSentGoods(ctx.db, goodsInfo), activity: changes ? wanted : undefined };
}

/** Writes it with the thread. */
export async function storeAdditions(
  { db }: MemberCtx,
  tid: number,
  { goods, activity }: TakenAdditions,
): Promise<void> {
  if (goods !== undefined) await writeThreadGoods(db, tid, goods);
  if (activity !== undefined) await markActivity(db, tid, activity);
}
