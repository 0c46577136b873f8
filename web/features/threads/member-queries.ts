import type { MemberPost, ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import { pageErrorFor } from '../../api/context.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';

/** One page of a member's list, or why there is none: the page around it is shown all the same. */
export type ListResult<T> =
  | { ok: true; list: T[]; page: number; totalPage: number; count: number }
  | { ok: false; message: string };

interface Answered<T> {
  list: T[];
  page: number;
  totalPage: number;
  count: number;
}

/** A server that is away, or a reader who isn't logged in, is the whole page's matter. */
async function resultOf<T>(asked: Promise<Answered<T>>): Promise<ListResult<T>> {
  try {
    const { list, page, totalPage, count } = await asked;
    return { ok: true, list, page, totalPage, count };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.http !== 200) throw pageErrorFor(error);
    return { ok: false, message: error.msg };
  }
}

export const readMemberThreads = (call: Caller, uid: number, page: number): Promise<ListResult<ThreadRow>> =>
  resultOf(call('threads.of-member', { uid, page }).then(({ data }) => data));

export const readMemberReplies = (call: Caller, uid: number, page: number): Promise<ListResult<MemberPost>> =>
  resultOf(call('threads.replies-of-member', { uid, page }).then(({ data }) => data));

/** How many of the reader's own replies wait for a moderator, of their newest posts that do; 0 where that can't be had. */
export async function readWaitingReplies(call: Caller): Promise<number> {
  try {
    const { list } = (await call('review.own-held', { after: '' })).data;
    return list.filter(({ first, decision }) => first === 0 && !decision).length;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return 0;
  }
}

export const readFavorites = (call: Caller, video: boolean, page: number): Promise<ListResult<ThreadRow>> =>
  resultOf(call('threads.favorites', { video: video ? 1 : 0, page }).then(({ data }) => data));

export const readFollowedThreads = (call: Caller, page: number): Promise<ListResult<ThreadRow>> =>
  resultOf(call('threads.followed-threads', { page }).then(({ data }) => data));

export const readMyLikes = (call: Caller, page: number): Promise<ListResult<MemberPost>> =>
  resultOf(call('threads.my-likes', { page }).then(({ data }) => ({ ...data, list: data.lists })));
