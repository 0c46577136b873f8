import type { DataOf, InputOf } from '../../../../../../contract/call.ts';
import type { threadsCalls } from '../../../../../../contract/domains/threads/calls.ts';
import { inTopicLimits } from '../../../../../../contract/domains/threads/traits/topic/limits.ts';
import type { Ctx, MemberCtx } from '../../../../../platform/context.ts';
import { pageFigures, readPage } from '../../../../../platform/keyset.ts';
import { nameKey, type Topic, topicRows, topicsInOrder } from '../../../../topics/index.ts';
import { readerOf, type Shown } from '../../../core/reads/viewing.ts';
import { topicsPostedIn } from '../sql/topic-threads.ts';

type Calls = typeof threadsCalls;
type People = Pick<Shown, 'hiddenFor'>;

/** Topics that a member posted in of late, as far as the reader may see it. */
async function posted(
  people: People,
  ctx: Ctx,
  uid: number,
  isMeant: (topic: Topic) => boolean,
): Promise<readonly number[]> {
  const topids = await topicsPostedIn(ctx.db, uid, await readerOf(ctx, people), inTopicLimits.lookedAt);
  return (await topicsInOrder(ctx, topids)).filter(isMeant).map(({ topid }) => topid);
}

const standsIn =
  (countryFid: number | undefined) =>
  ({ country_fid }: Topic): boolean =>
    countryFid === undefined || country_fid === countryFid;

/** Topics in which threads of a member stand. */
export const topicsOfMember =
  (people: People) =>
  async (
    ctx: Ctx,
    { uid, country_fid }: InputOf<Calls['threads.topics-of-member']>,
  ): Promise<DataOf<Calls['threads.topics-of-member']>> => {
    const topids = await posted(people, ctx, uid, standsIn(country_fid));
    return { list: await topicRows(ctx, topids.slice(0, inTopicLimits.topicPage)) };
  };

/** Topics that the caller posted in of late, also by words within their names. */
export const recentTopics =
  (people: People) =>
  async (
    ctx: MemberCtx,
    { search, page, country_fid, limit }: InputOf<Calls['threads.recent-topics']>,
  ): Promise<DataOf<Calls['threads.recent-topics']>> => {
    const words = nameKey(search);
    const isThere = standsIn(country_fid);
    const isMeant = (topic: Topic) => isThere(topic) && nameKey(topic.name).includes(words);
    const topids = await posted(people, ctx, ctx.actor.uid, isMeant);
    const found = await readPage({ page, limit, after: '' }, async (rows) => topids.slice(0, rows));
    return { list: await topicRows(ctx, found.rows), ...pageFigures({ page, limit }, found) };
  };
