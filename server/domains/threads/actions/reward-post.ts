import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { hasRewarded, receives, reward, rewardSetting } from '../../gifts/index.ts';
import { findPost, type PostData, refuseBlocked } from '../../posts/index.ts';
import { mayReward } from '../core/policy.ts';
import type { Shown } from '../core/reads/viewing.ts';
import { findThread } from '../core/sql/threads.ts';
import { postRewarded } from '../events.ts';
import { forReaderOrRefused, seesPost } from '../reads/may-see.ts';
import { historyOf } from '../reads/reward-history.ts';

type Call = (typeof threadsCalls)['threads.reward-post'];

interface Deps {
  settings: SettingsReader;
  people: Shown;
}

/** Gives XGold to whoever wrote a post that this member may reward. */
export const rewardPost =
  ({ settings, people }: Deps) =>
  async (ctx: MemberCtx, { pid, xid: xgold }: InputOf<Call>): Promise<DataOf<Call>> => {
    const post = await rewardable(ctx, people, pid);
    const { tid, authorid } = post;
    const { amounts } = await settings.get(rewardSetting);
    if (!amounts.includes(xgold)) refuseField('xid');
    const { rewarded, waiting } = await reward(ctx, settings, { tid, pid, authorid, xgold });
    const by = { uid: ctx.actor.uid, at: ctx.now.getTime(), first: post.position === 1 };
    ctx.emit(postRewarded({ tid, pid, authorUid: authorid, xgold, waiting, ...by }));
    ctx.stale(`t:${tid}`);
    return { ...(await historyOf(ctx, people, post, rewarded)), waiting };
  };

/** A post that this member may reward, or the refusal. */
async function rewardable(ctx: MemberCtx, people: Shown, pid: number): Promise<PostData> {
  const { actor, db } = ctx;
  const post = (await findPost(db, pid)) ?? refuse('threads.post_not_exist');
  const { tid, authorid } = post;
  const [found, isReceived, already] = await Promise.all([
    findThread(db, tid),
    receives(ctx, people, authorid),
    hasRewarded(db, { tid, uid: actor.uid }),
  ]);
  const thread = await forReaderOrRefused(ctx, found, 'threads.post_not_exist');
  const seen = await seesPost(db, actor, thread, post);
  const shown = post.status === 1 && seen;
  const refusal = mayReward(actor, thread, { authorid, shown, receives: isReceived, already });
  if (refusal) refuse(refusal);
  await refuseBlocked(ctx, [thread.authorid, authorid]);
  return post;
}
