import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Categories } from '../../countries/index.ts';
import { detachPictures } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { topicEdited } from '../events.ts';
import { mayEditTopic } from '../policy.ts';
import { nameKey } from '../rules/name-key.ts';
import { replaceTopicTags } from '../sql/tags.ts';
import { lockTopic, renameTopic, type Topic, updateTopic } from '../sql/topics.ts';
import { type TakenTopic, takeTopic } from './take-topic.ts';

type Call = (typeof topicsCalls)['topics.edit'];

/** Changes a topic, as its host and moderators of its country may. */
export const editTopic =
  (categories: Categories) =>
  async (ctx: MemberCtx, { tid: topid, ...input }: InputOf<Call>): Promise<DataOf<Call>> => {
    const topic = (await lockTopic(ctx.db, topid)) ?? refuse('topics.unknown');
    const refusal = mayEditTopic(ctx.actor, topic);
    if (refusal) refuse(refusal);
    const { country_fid: countryFid, categoryid, logo_aid: logoAid } = topic;
    const taken = await takeTopic(categories, ctx, input, { countryFid, categoryid, logoAid });
    await rename(ctx, topic, taken.name);
    await updateTopic(ctx.db, topid, taken, ctx.now);
    await replaceTopicTags(ctx.db, topid, taken.tagids);
    if (logoAid !== null && logoAid !== taken.logoAid) await detachPictures(ctx, [logoAid]);
    if (topic.host_uid !== ctx.actor.uid) await noteEdit(ctx, topic, taken);
    ctx.stale(`topic:${topid}`);
    ctx.stale('topics');
    ctx.emit(topicEdited({ topid, uid: topic.host_uid, byUid: ctx.actor.uid, at: ctx.now.getTime() }));
    return { topid };
  };

/** A change of case alone gives no other name. */
async function rename({ db }: MemberCtx, { topid, name: before }: Topic, name: string): Promise<void> {
  const keys = { before: nameKey(before), now: nameKey(name) };
  if (keys.before !== keys.now && !(await renameTopic(db, topid, keys))) refuse('topics.name_taken');
}

const noteEdit = (ctx: MemberCtx, topic: Topic, { name, description }: TakenTopic): Promise<void> =>
  recordAudit(ctx, {
    ...{ action: 'topics.edit', uid: topic.host_uid, subject: `#${topic.topid}` },
    before: { name: topic.name, description: topic.description },
    after: { name, description },
  });
