import type { FollowItem, HiddenItem } from '../../../contract/domains/follows/shapes.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import type { RowPage } from '../../router/growing-rows.ts';
import { failed, notFound } from '../../router/page-errors.ts';

/** Whose fans, or whom a member follows. */
export interface FollowSource {
  list: 'fans' | 'follows';
  uid: number;
  own: boolean;
}

/** A list that a page opens with, or why there is none. */
export type RowResult<R> = ({ ok: true } & RowPage<R>) | { ok: false; message: string };

interface Place {
  page: number;
  after?: string;
}

/** A page of who follows a member, or of whom they follow: 20 rows (R-FOL-001). */
export async function askFollows(
  call: Caller,
  { list, uid, own }: FollowSource,
  { page, after = '' }: Place,
): Promise<RowPage<FollowItem>> {
  const asked = { page, after };
  if (own) return (await call(list === 'fans' ? 'follows.my-fans' : 'follows.my-follow', asked)).data;
  const others = { ...asked, other_uid: uid };
  return (await call(list === 'fans' ? 'follows.other-fans-list' : 'follows.other-follow-list', others)).data;
}

/** A page of whom the reader has blocked or muted. */
export const askHiddenList = async (
  call: Caller,
  kind: 'blocked' | 'muted',
  { page, after = '' }: Place,
): Promise<RowPage<HiddenItem>> => (await call('follows.hidden-list', { kind, page, after })).data;

/** The list that a page opens with: a member that isn't there is 404, what else is refused is said in its place. */
export async function readFollows(call: Caller, source: FollowSource, page: number): Promise<RowResult<FollowItem>> {
  try {
    return { ok: true, ...(await askFollows(call, source, { page })) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.refusal === 'follows.unknown_member') throw notFound();
    if (error.http >= 500) throw failed(error.http);
    return { ok: false, message: error.msg };
  }
}

export interface Recommended {
  uid: number;
  username: string;
  avatar: string;
  country_fid: number;
  iscreator: 0 | 1;
  fansCount: number;
  follows_status: 0 | 1;
}

/** Fewer than these in a country, and those of all countries fill up. */
const enough = 4;
const shown = 8;
const allCountries = 293;

/** Members worth following in a country, without those who are followed already. */
export async function askRecommended(call: Caller, countryFid: number): Promise<Recommended[]> {
  const ask = async (fid: number) =>
    (await call('feeds.for-you-recommend', { fid })).data.list.filter((each) => each.follows_status === 0);
  const there = await ask(countryFid);
  if (there.length >= enough || countryFid === allCountries) return there.slice(0, shown);
  const known = new Set(there.map((each) => each.uid));
  return [...there, ...(await ask(allCountries)).filter((each) => !known.has(each.uid))].slice(0, shown);
}
