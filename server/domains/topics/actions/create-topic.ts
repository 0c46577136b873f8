import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import { topicLimits } from '../../../../contract/domains/topics/limits.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Categories } from '../../countries/index.ts';
import { attachPictures } from '../../media/index.ts';
import { topicCreated } from '../events.ts';
import { mayCreate, mayHostSoMany } from '../policy.ts';
import { nameKey } from '../rules/name-key.ts';
import { insertTopicTags } from '../sql/tags.ts';
import { countHosted, insertTopic, lockHost } from '../sql/topics.ts';
import { takeTopic } from './take-topic.ts';

type Call = (typeof topicsCalls)['topics.create'];

export interface TopicFields {
  name: string;
  description: string;
  countryFid: number;
  categoryid?: number;
  hostUid: number;
  /** A picture that the host has uploaded. */
  logoAid?: number;
  /** The interests that it stands for, five at most. */
  tagids?: readonly number[];
}

type Making = Pick<Ctx, 'db' | 'now' | 'stale' | 'emit'>;

/** Creates a topic by its form, for a member whose flag createTopic is 1 (R-POL-007). */
export const createTopic =
  (categories: Categories) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { uid } = ctx.actor;
    const refusal = mayCreate(ctx.actor);
    if (refusal) refuse(refusal);
    await lockHost(ctx.db, uid);
    const tooMany = mayHostSoMany(await countHosted(ctx.db, uid, topicLimits.hosted));
    if (tooMany) refuse(tooMany);
    const taken = await takeTopic(categories, ctx, input);
    return { topid: await storeTopic(ctx, { ...taken, hostUid: uid }) };
  };

/** A topic whose fields were checked, with a logo that its host has uploaded. */
export async function addTopic(ctx: Making, { logoAid, ...fields }: TopicFields): Promise<number> {
  if (logoAid !== undefined) await attachPictures(ctx, fields.hostUid, [logoAid]);
  return storeTopic(ctx, { ...fields, logoAid: logoAid ?? null });
}

type Checked = Omit<TopicFields, 'logoAid'> & { logoAid: number | null };

/** Of two topics with one name the second is refused. */
async function storeTopic(
  ctx: Making,
  { name, description, tagids = [], categoryid = 0, ...fields }: Checked,
): Promise<number> {
  const words = { name: name.trim(), nameKey: nameKey(name), description: description.trim() };
  const topid = await insertTopic(ctx.db, { ...words, ...fields, categoryid, now: ctx.now });
  if (topid === undefined) return refuse('topics.name_taken');
  if (tagids.length > 0) await insertTopicTags(ctx.db, topid, tagids);
  ctx.stale('topics');
  ctx.emit(topicCreated({ topid, uid: fields.hostUid, at: ctx.now.getTime() }));
  return topid;
}
