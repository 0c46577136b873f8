import type { SentGoods } from '../../../../contract/domains/threads/goods/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { takeSentGoods } from '../goods/actions/take-sent.ts';
import type { TakenGoods } from '../goods/rules/take-goods.ts';
import { mayMarkActivity } from '../moderating/policy.ts';
import { markActivity } from '../sql/activities.ts';
import { writeThreadGoods } from '../sql/goods.ts';

/** What a thread of any kind may carry beside; what isn't sent stays as it is. */
export interface SentTraits {
  goodsInfo?: readonly SentGoods[] | undefined;
  activity?: number | undefined;
}

export interface TakenTraits {
  goods: readonly TakenGoods[] | undefined;
  activity: boolean | undefined;
}

/** Judges what was sent, in a thread of this country that was an activity or not. */
export async function takeTraits(
  ctx: MemberCtx,
  { goodsInfo, activity }: SentTraits,
  thread: { countryFid: number; activity: boolean },
): Promise<TakenTraits> {
  const wanted = activity === undefined ? undefined : activity === 1;
  const changes = wanted !== undefined && wanted !== thread.activity;
  if (changes && !mayMarkActivity(ctx.actor, thread.countryFid)) refuse('threads.activity_not_yours');
  return { goods: await takeSentGoods(ctx.db, goodsInfo), activity: changes ? wanted : undefined };
}

/** Writes it with the thread. */
export async function storeTraits({ db }: MemberCtx, tid: number, { goods, activity }: TakenTraits): Promise<void> {
  if (goods !== undefined) await writeThreadGoods(db, tid, goods);
  if (activity !== undefined) await markActivity(db, tid, activity);
}
