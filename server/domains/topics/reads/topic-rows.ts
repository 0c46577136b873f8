import type { TopicRow, topicRow } from '../../../../contract/domains/topics/shapes.ts';
import type { OwnOf, SharedOf } from '../../../../contract/own.ts';
import type { ReadCtx, ReadDb } from '../../../platform/context.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { whole } from '../../../platform/reading/whole.ts';
import { picturesByAid } from '../../media/index.ts';
import { presentTopic, type TopicScene } from '../present.ts';
import { followedAmong } from '../sql/follows.ts';
import { tagsOfTopics } from '../sql/tags.ts';
import { type Topic, topicsByIds } from '../sql/topics.ts';

type RowsCtx = Pick<SharedCtx, 'locale' | 'reads'> & { db: ReadDb };

/** Hydrates topics: their pictures, and what they stand for. */
export async function topicScene(ctx: RowsCtx, topics: readonly Topic[]): Promise<TopicScene> {
  for (const { topid } of topics) ctx.reads(`topic:${topid}`);
  const topids = topics.map((topic) => topic.topid);
  const [pictures, tags] = await Promise.all([
    picturesByAid(
      ctx.db,
      topics.flatMap((topic) => topic.logo_aid ?? []),
    ),
    tagsOfTopics(ctx.db, topids, ctx.locale),
  ]);
  const byTopic = Map.groupBy(tags, (tag) => tag.topid);
  return { picture: (aid) => pictures.get(aid), tags: (topid) => byTopic.get(topid) ?? [] };
}

/** Rows of topics as all readers of a language see them. */
export async function sharedTopics(ctx: RowsCtx, topics: readonly Topic[]): Promise<SharedOf<typeof topicRow>[]> {
  const scene = await topicScene(ctx, topics);
  return topics.map((topic) => presentTopic(scene, topic));
}

/** Topics by their ids, in that order; those deleted are left out. */
export async function topicsInOrder(ctx: RowsCtx, topids: readonly number[]): Promise<Topic[]> {
  const byId = new Map((await topicsByIds(ctx.db, topids)).map((topic) => [topic.topid, topic]));
  return topids.flatMap((topid) => byId.get(topid) ?? []);
}

/** Which of some topics the reader follows. */
export async function ownTopics(
  { db, actor }: Pick<ReadCtx, 'db' | 'actor'>,
  topids: readonly number[],
): Promise<OwnOf<typeof topicRow>[]> {
  const followed = new Set(actor ? await followedAmong(db, actor.uid, topids) : []);
  return topids.map((topid) => ({ is_following: followed.has(topid) ? 1 : 0 }));
}

/** Rows for a list that is one reader's own. */
export async function topicRows(ctx: ReadCtx, topids: readonly number[]): Promise<TopicRow[]> {
  const topics = await topicsInOrder(ctx, topids);
  const [rows, own] = await Promise.all([
    sharedTopics(ctx, topics),
    ownTopics(
      ctx,
      topics.map(({ topid }) => topid),
    ),
  ]);
  return rows.map((row, at) => whole<typeof topicRow>(row, own[at]!));
}
