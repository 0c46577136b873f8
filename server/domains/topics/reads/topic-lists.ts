import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import { topicLimits } from '../../../../contract/domains/topics/limits.ts';
import { countries, countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { nextPlace, type PageAsked, pageFigures, readPage, type TimeKey } from '../../../platform/keyset.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { nameKey } from '../rules/name-key.ts';
import { followedTopics, hostedPage, mostFollowedTopics, topicsNamed } from '../sql/topics.ts';
import { topicRows, topicRowsByIds } from './topic-rows.ts';

type Listed = (typeof topicsCalls)['topics.list-default'];
type Mine = (typeof topicsCalls)['topics.my-topics'];
type Followed = (typeof topicsCalls)['topics.followed'];

/** Read on from the beginning, so that there are only so many pages of the most followed. */
const pages = 10;

/** The most followed topics of a country and of all; those of every country for 293. */
export async function listTopics(ctx: Ctx, input: InputOf<Listed>): Promise<DataOf<Listed>> {
  const { search, page, country_fid: countryFid, limit } = input;
  if (!countryOfFid(countryFid)) return refuseField('country_fid');
  ctx.touch('topics');
  const fids = countryFid === globalFid ? countries.map((country) => country.fid) : [countryFid, globalFid];
  const begin = nameKey(search);
  const read = (most: number) =>
    begin === '' ? mostFollowedTopics(ctx.db, fids, most) : topicsNamed(ctx.db, begin, fids, most);
  const found = await readPage({ page, limit, after: '' }, read, pages);
  return { list: await topicRows(ctx, found.rows), ...pageFigures(input, found) };
}

async function keyedList(
  ctx: Ctx,
  asked: PageAsked,
  read: (asked: { limit: number; after: TimeKey | undefined }) => Promise<TimeKey[]>,
): Promise<DataOf<Followed>> {
  const found = await readPage(asked, (limit, after) => read({ limit, after }));
  const list = await topicRowsByIds(
    ctx,
    found.rows.map((row) => row.id),
  );
  return { list, ...pageFigures(asked, found), next: nextPlace(found) };
}

/** Topics that a member hosts. */
export function myTopics(ctx: Ctx, { uid, country_fid, page, after }: InputOf<Mine>): Promise<DataOf<Mine>> {
  ctx.touch('topics');
  return keyedList(ctx, { page, after, limit: topicLimits.listPage }, (asked) =>
    hostedPage(ctx.db, { uid, countryFid: country_fid }, asked),
  );
}

/** Topics that the caller follows. */
export const followedList = (ctx: MemberCtx, input: InputOf<Followed>): Promise<DataOf<Followed>> =>
  keyedList(ctx, input, (asked) => followedTopics(ctx.db, ctx.actor.uid, asked));
