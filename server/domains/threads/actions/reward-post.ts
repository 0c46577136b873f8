import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { barredAmong } from '../../moderation/index.ts';
import { findPost, type PostData, refuseBlocked } from '../../posts/index.ts';
import { mayReward } from '../core/policy.ts';
import type { Shown } from '../core/reads/viewing.ts';
import type { RewardFigures } from '../core/rules/reward.ts';
import { countReward, giveToday, hasRewarded, insertReward, type NewReward } from '../core/sql/rewards.ts';
import { findThread } from '../core/sql/threads.ts';
import { postRewarded } from '../events.ts';
import { noteGift, payGift } from '../gifts/actions/give.ts';
import { rewarding } from '../money.ts';
import { metOrRefused, seesPost } from '../reads/may-see.ts';
import { historyOf } from '../reads/reward-history.ts';
import { rewardSetting } from '../settings.ts';

type Call = (typeof threadsCalls)['threads.reward-post'];

interface Deps {
  settings: SettingsReader;
  people: Shown;
}

/**
 * Gives XGold to whoever wrote a post, once for each thread and member: the row, what was given today, the post's figures
 * and the money are one transaction.
 */
export const rewardPost =
  ({ settings, people }: Deps) =>
  async (ctx: MemberCtx, { pid, xid: xgold }: InputOf<Call>): Promise<DataOf<Call>> => {
    const post = await rewardable(ctx, people, pid);
    const { tid, authorid } = post;
    const { uid } = ctx.actor;
    const reward = { tid, uid, pid, authorid, xgold, now: ctx.now };
    await note(ctx, reward, await settings.get(rewardSetting));
    const until = await noteGift(ctx, settings, { to: authorid, xgold });
    const rewarded = (await countReward(ctx.db, reward)) ?? refuse('threads.post_not_exist');
    const waiting = await pay(ctx, reward, until);
    const first = post.position === 1;
    ctx.emit(postRewarded({ tid, pid, uid, authorUid: authorid, xgold, waiting, at: ctx.now.getTime(), first }));
    ctx.stale(`t:${tid}`);
    return { ...(await historyOf(ctx, people, post, rewarded)), waiting };
  };

/** A post that this member may reward, or the refusal. */
async function rewardable(ctx: MemberCtx, people: Shown, pid: number): Promise<PostData> {
  const { actor, db, now } = ctx;
  const post = (await findPost(db, pid)) ?? refuse('threads.post_not_exist');
  const { tid, authorid } = post;
  const [found, cards, barred, already] = await Promise.all([
    findThread(db, tid),
    people.members(db, [authorid]),
    barredAmong(db, [authorid], now),
    hasRewarded(db, { tid, uid: actor.uid }),
  ]);
  const thread = await metOrRefused(ctx, found, 'threads.post_not_exist');
  const seen = await seesPost(db, actor, thread, post);
  const receives = (cards.get(authorid)?.username ?? '') !== '' && !barred.has(authorid);
  const shown = post.status === 1 && seen;
  const refusal = mayReward(actor, thread, { authorid, shown, receives, already });
  if (refusal) refuse(refusal);
  await refuseBlocked(ctx, [thread.authorid, authorid]);
  return post;
}

/** Writes it down, and counts it with what the member gave today. Two devices wait for each other here. */
async function note({ actor, db, now }: MemberCtx, reward: NewReward, figures: RewardFigures): Promise<void> {
  const { uid, xgold } = reward;
  if (!figures.amounts.includes(xgold)) refuseField('xid');
  if (!(await insertReward(db, reward))) refuse('threads.reward_already');
  const refused = await giveToday(db, { uid, today: dayIn(actor.timeZone, now), xgold, figures });
  if (refused) refuse(refused.why, { values: { left: refused.left } });
}

/** One that waited and went back may be given anew: each that waits has a key of its own. */
const pay = (ctx: MemberCtx, { tid, uid, pid, authorid, xgold, now }: NewReward, until: Date | undefined) =>
  payGift(ctx, {
    key: `reward:${tid}:${uid}${until === undefined ? '' : `:${now.getTime()}`}`,
    ...{ reason: rewarding, reference: `pid:${pid}` },
    ...{ to: authorid, xgold, tid, pid, until },
  });
