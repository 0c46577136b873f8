import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import { topicLimits } from '../../../../contract/domains/topics/limits.ts';
import { countries, countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { nextPlace, pageFigures, readPage } from '../../../platform/keyset.ts';
import { parted, type SharedCtx } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { nameKey } from '../rules/name-key.ts';
import { followedTopics, hostedPage, mostFollowedTopics, topicsHolding, topicsNamed } from '../sql/topics.ts';
import { ownTopics, sharedTopics, topicRows, topicsInOrder } from './topic-rows.ts';

type Followed = (typeof topicsCalls)['topics.followed'];

/** Read on from the beginning, so that there are only so many pages of the most followed. */
const pages = 10;

type Asked = InputOf<(typeof topicsCalls)['topics.list-default']>;

/** The most followed topics of a country and of all; those of every country for 293. */
const mostFollowed =
  (find: typeof topicsNamed) =>
  async (ctx: SharedCtx, { search, page, country_fid: countryFid, limit }: Asked) => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    ctx.reads('topics');
    const fids = countryFid === globalFid ? countries.map((country) => country.fid) : [countryFid, globalFid];
    const words = nameKey(search);
    const read = (most: number) =>
      words === '' ? mostFollowedTopics(ctx.db, fids, most) : find(ctx.db, words, fids, most);
    const found = await readPage({ page, limit, after: '' }, read, pages);
    const list = await sharedTopics(ctx, found.rows);
    return { answer: { list, ...pageFigures({ page, limit }, found) }, facts: { topids: topidsOf(list) } };
  };

const ownList = async (ctx: Ctx, { topids }: { topids: number[] }) => ({ list: await ownTopics(ctx, topids) });

/** Filtered by the beginning of the name. */
export const listTopics = parted<(typeof topicsCalls)['topics.list-default']>()({
  shared: mostFollowed(topicsNamed),
  own: ownList,
});

/** Filtered by words within the name. */
export const listSearch = parted<(typeof topicsCalls)['topics.list-search']>()({
  shared: mostFollowed(topicsHolding),
  own: ownList,
});

/** Topics that a member hosts. */
export const myTopics = parted<(typeof topicsCalls)['topics.my-topics']>()({
  shared: async (ctx, { uid, country_fid: countryFid, page, after }) => {
    ctx.reads('topics');
    const asked = { page, after, limit: topicLimits.listPage };
    const found = await readPage(asked, (limit, last) =>
      hostedPage(ctx.db, { uid, countryFid }, { limit, after: last }),
    );
    const list = await sharedTopics(ctx, await topicsInOrder(ctx, idsOf(found.rows)));
    return {
      answer: { list, ...pageFigures(asked, found), next: nextPlace(found) },
      facts: { topids: topidsOf(list) },
    };
  },
  own: ownList,
});

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
const topidsOf = (rows: readonly { topid: number }[]): number[] => rows.map(({ topid }) => topid);

/** Topics that the caller follows. */
export async function followedList(ctx: MemberCtx, input: InputOf<Followed>): Promise<DataOf<Followed>> {
  const found = await readPage(input, (limit, after) => followedTopics(ctx.db, ctx.actor.uid, { limit, after }));
  const list = await topicRows(ctx, idsOf(found.rows));
  return { list, ...pageFigures(input, found), next: nextPlace(found) };
}
