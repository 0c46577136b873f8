import type { TopicRow } from '../../../../contract/domains/topics/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { picturesByAid } from '../../media/index.ts';
import { presentTopic, type TopicScene } from '../present.ts';
import { followedAmong } from '../sql/follows.ts';
import { tagsOfTopics } from '../sql/tags.ts';
import { type Topic, topicsByIds } from '../sql/topics.ts';

/** Hydrates topics: their pictures, what they stand for, and which of them the reader follows. */
export async function topicScene(ctx: Ctx, topics: readonly Topic[]): Promise<TopicScene> {
  for (const { topid } of topics) ctx.touch(`topic:${topid}`);
  const topids = topics.map((topic) => topic.topid);
  const [pictures, tags, followed] = await Promise.all([
    picturesByAid(
      ctx.db,
      topics.flatMap((topic) => topic.logo_aid ?? []),
    ),
    tagsOfTopics(ctx.db, topids, ctx.locale),
    ctx.actor ? followedAmong(ctx.db, ctx.actor.uid, topids) : [],
  ]);
  const byTopic = Map.groupBy(tags, (tag) => tag.topid);
  return {
    picture: (aid) => pictures.get(aid),
    tags: (topid) => byTopic.get(topid) ?? [],
    followed: new Set(followed),
  };
}

export async function topicRows(ctx: Ctx, topics: readonly Topic[]): Promise<TopicRow[]> {
  const scene = await topicScene(ctx, topics);
  return topics.map((topic) => presentTopic(scene, topic));
}

/** Rows of topics by their ids, in that order; those taken away are left out. */
export async function topicRowsByIds(ctx: Ctx, topids: readonly number[]): Promise<TopicRow[]> {
  const byId = new Map((await topicsByIds(ctx.db, topids)).map((topic) => [topic.topid, topic]));
  return topicRows(
    ctx,
    topids.flatMap((topid) => byId.get(topid) ?? []),
  );
}
