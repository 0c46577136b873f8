import type { DataOf, InputOf } from '../../../../../../contract/call.ts';
import type { threadsCalls } from '../../../../../../contract/domains/threads/calls.ts';
import { inTopicLimits } from '../../../../../../contract/domains/threads/traits/topic/limits.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { findTopic, mayPinIn } from '../../../../topics/index.ts';
import { lockThread } from '../../../core/sql/threads.ts';
import { forReaderOrRefused } from '../../../reads/may-see.ts';
import { countTopicPins, deleteTopicPin, insertTopicPin, lockTopicPins } from '../sql/topic-pins.ts';
import { staleTopic } from './take-topic.ts';

type Call = (typeof threadsCalls)['threads.pin-in-topic'];

/** Puts a thread first in its topic while there is room, or takes it from there (R-TOP-014). */
export async function pinInTopic(ctx: MemberCtx, { tid, status }: InputOf<Call>): Promise<DataOf<Call>> {
  const thread = await lockThread(ctx.db, tid);
  if (!thread || thread.deleted_at || thread.status !== 1) return refuse('threads.not_exist');
  await forReaderOrRefused(ctx, thread);
  const topic = thread.topid === null ? undefined : await findTopic(ctx.db, thread.topid);
  if (!topic) return refuse('threads.in_no_topic');
  const refusal = mayPinIn(ctx.actor, topic);
  if (refusal) refuse(refusal);
  const { topid } = topic;
  await lockTopicPins(ctx.db, topid);
  if (status === 0) await deleteTopicPin(ctx.db, topid, tid);
  else if ((await countTopicPins(ctx.db, topid, tid)) >= inTopicLimits.pins) refuse('threads.topic_pins_full');
  else await insertTopicPin(ctx.db, { topid, tid, by_uid: ctx.actor.uid, pinned_at: ctx.now });
  staleTopic(ctx, topid);
  ctx.stale(`t:${tid}`);
  return { tid, topid, pinned: status === 1 ? 1 : 0 };
}
