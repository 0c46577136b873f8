import type { ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import { callFrom } from '../../api/context.ts';
import { countryOf } from '../../api/country-of.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import { pageOf } from '../../design/pages.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { failed } from '../../router/page-errors.ts';

/** Which list a feed shows. */
export type FeedSource =
  | { kind: 'latest'; countryFid: number; fid?: number }
  | { kind: 'forYou'; countryFid: number }
  | { kind: 'featured'; countryFid: number }
  | { kind: 'following' }
  | { kind: 'group'; groupid: number }
  | { kind: 'topic'; topid: number; order: 'latest' | 'ranking' | 'activity' };

export interface FeedPage {
  list: ThreadRow[];
  page: number;
  totalPage: number;
  /** Keyset of the last row, empty where the list is read by page numbers. */
  next: string;
}

/** A page of a list, or why there is none: the page around it is shown all the same. */
export type FeedResult = ({ ok: true } & FeedPage) | { ok: false; message: string };

interface Place {
  page: number;
  after?: string;
}

async function ask(call: Caller, source: FeedSource, { page, after = '' }: Place): Promise<FeedPage> {
  switch (source.kind) {
    case 'latest': {
      const { countryFid, fid } = source;
      return (
        await call('feeds.latest', { country_fid: countryFid, page, after, ...(fid === undefined ? {} : { fid }) })
      ).data;
    }
    case 'forYou':
      return (await call('feeds.for-you', { country_fid: source.countryFid, page_r: page })).data;
    case 'featured':
      return { ...(await call('threads.introduction', { country_fid: source.countryFid, page })).data, next: '' };
    case 'following':
      return (await call('feeds.following', { page, after })).data;
    case 'group':
      return (await call('threads.of-group', { groupid: source.groupid, page, after })).data;
    case 'topic':
      return (await call(`threads.topic-${source.order}`, { topid: source.topid, page, after })).data;
  }
}

/** Further rows for the browser; a refusal is thrown. */
export const readMore = (call: Caller, source: FeedSource, after: FeedPage): Promise<FeedPage> =>
  ask(call, source, { page: after.page + 1, after: after.next });

/** The list that a page opens with. Where the server can't be reached the whole page fails, so that a cached one can be shown. */
export async function readFeed(call: Caller, source: FeedSource, page: number): Promise<FeedResult> {
  try {
    return { ok: true, ...(await ask(call, source, { page })) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.http >= 500) throw failed(error.http);
    return { ok: false, message: error.msg };
  }
}

/** The pinned threads above a list; without an answer there are none (R-MSC-061). */
export async function readTop(call: Caller, fid: number): Promise<ThreadRow[]> {
  try {
    return (await call('feeds.top', { fid })).data.list;
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
}

/** A list of the locale's country as its page opens with it. */
export interface OpenedFeed {
  page: number;
  source: FeedSource;
  result: FeedResult;
}

/** Opens a list of the locale's country at the page that the address asks for; for loaders. */
export async function openCountryFeed(
  kind: 'latest' | 'forYou' | 'featured',
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<OpenedFeed> {
  const page = pageOf(new URL(request.url).searchParams);
  const source: FeedSource = { kind, countryFid: countryOf(context).fid };
  return { page, source, result: await readFeed(callFrom(context), source, page) };
}
