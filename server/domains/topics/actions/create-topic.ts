import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attachPictures } from '../../media/index.ts';
import { topicChanged } from '../events.ts';
import { nameKey } from '../rules/name-key.ts';
import { insertTopicTags } from '../sql/tags.ts';
import { insertTopic } from '../sql/topics.ts';

export interface TopicFields {
  name: string;
  description: string;
  countryFid: number;
  hostUid: number;
  /** A picture that the host has uploaded. */
  logoAid?: number;
  /** The interests that it stands for, five at most. */
  tagids?: readonly number[];
}

/** Makes a topic whose fields were checked; of two with one name the second is refused. */
export async function createTopic(
  ctx: Pick<Ctx, 'db' | 'now' | 'touch' | 'emit'>,
  { name, description, countryFid, hostUid, logoAid, tagids = [] }: TopicFields,
): Promise<number> {
  if (logoAid !== undefined) await attachPictures(ctx, hostUid, [logoAid]);
  const topid = await insertTopic(ctx.db, {
    ...{ name: name.trim(), nameKey: nameKey(name), description: description.trim(), countryFid, hostUid },
    logoAid: logoAid ?? null,
    now: ctx.now,
  });
  if (topid === undefined) return refuse('topics.name_taken');
  if (tagids.length > 0) await insertTopicTags(ctx.db, topid, tagids);
  ctx.touch('topics');
  ctx.emit(topicChanged({ topid }));
  return topid;
}
