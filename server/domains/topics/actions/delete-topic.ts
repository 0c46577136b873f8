import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { topicDeleted } from '../events.ts';
import { mayDeleteTopic } from '../policy.ts';
import { findDeleted, lockTopic, markTopicDeleted, type Topic } from '../sql/topics.ts';

type Call = (typeof topicsCalls)['topics.delete'];

/** Deletes a topic, as its host (R-TOP-013) and moderators of its country may; its name is free again, its threads stay. */
export async function deleteTopic(ctx: MemberCtx, { tid: topid, reason }: InputOf<Call>): Promise<DataOf<Call>> {
  const topic = await lockTopic(ctx.db, topid);
  if (!topic) return sentTwice(ctx, topid);
  const refusal = mayDeleteTopic(ctx.actor, topic);
  if (refusal) refuse(refusal);
  await markTopicDeleted(ctx.db, topid, ctx.now);
  if (topic.logo_aid !== null) await detachPictures(ctx, [topic.logo_aid]);
  const { host_uid: uid, name } = topic;
  if (uid !== ctx.actor.uid) await noteDeletion(ctx, topic, reason);
  ctx.stale(`topic:${topid}`);
  ctx.stale('topics');
  ctx.emit(topicDeleted({ topid, uid, byUid: ctx.actor.uid, name, reason, at: ctx.now.getTime() }));
  return { topid };
}

/** Sent twice, it is deleted once. */
async function sentTwice({ db, actor }: MemberCtx, topid: number): Promise<DataOf<Call>> {
  const before = (await findDeleted(db, topid)) ?? refuse('topics.unknown');
  return mayDeleteTopic(actor, before) ? refuse('topics.unknown') : { topid };
}

const noteDeletion = (ctx: MemberCtx, { topid, host_uid, name }: Topic, reason: string): Promise<void> =>
  recordAudit(ctx, {
    ...{ action: 'topics.delete', uid: host_uid, subject: `#${topid}`, reason },
    before: { name, deleted: false },
    after: { name, deleted: true },
  });
