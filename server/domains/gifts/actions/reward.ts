import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { rewarding } from '../money.ts';
import { rewardSetting } from '../settings.ts';
import { countReward, giveToday, insertReward, type Rewarded } from '../sql/rewards.ts';
import { noteGift, payGift } from './give.ts';

/** A post whose author gets XGold. */
interface Rewarding {
  tid: number;
  pid: number;
  authorid: number;
  xgold: number;
}

/**
 * Gives XGold to whoever wrote a post, once for each thread and member: the row, what was given today, the post's figures
 * and the money are one transaction. What the post got by now, and whether this waits.
 */
export async function reward(
  ctx: MemberCtx,
  settings: SettingsReader,
  { tid, pid, authorid, xgold }: Rewarding,
): Promise<{ rewarded: Rewarded; waiting: boolean }> {
  const { actor, db, now } = ctx;
  const { uid } = actor;
  if (!(await insertReward(db, { tid, uid, pid, authorid, xgold, now }))) refuse('threads.reward_already');
  // Two devices wait for each other here.
  const figures = await settings.get(rewardSetting);
  const refused = await giveToday(db, { uid, today: dayIn(actor.timeZone, now), xgold, figures });
  if (refused) refuse(refused.why, { values: { left: refused.left } });
  const until = await noteGift(ctx, settings, { to: authorid, xgold });
  const rewarded = (await countReward(db, { tid, pid, xgold })) ?? refuse('threads.post_not_exist');
  const gift = {
    // One that waited and went back may be given anew: each that waits has a key of its own.
    key: `reward:${tid}:${uid}${until === undefined ? '' : `:${now.getTime()}`}`,
    ...{ reason: rewarding, reference: `pid:${pid}` },
    ...{ to: authorid, xgold, tid, pid, until },
  };
  return { rewarded, waiting: await payGift(ctx, gift) };
}
