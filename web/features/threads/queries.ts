import { postLimits } from '../../../contract/domains/posts/limits.ts';
import type { HeldReply } from '../../../contract/domains/review/held/shapes.ts';
import type { ChildPost, Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import { boardOfFid } from '../../../contract/primitives/boards.ts';
import { backTo } from '../../../contract/primitives/dialog-flags.ts';
import { call } from '../../api/client.ts';
import { type ApiRefusal, type Caller, isRefusal } from '../../api/wire.ts';
import { pageOf } from '../../design/pages.ts';
import { threadPath } from '../../lib/thread-path.ts';
import { redirect } from '../../router/answers.ts';
import { answerAsked, answerPath } from './answer-address.ts';
import { rewardAsked } from './reward-address.ts';

export const replyOrders = ['old', 'new', 'hot'] as const;
export type ReplyOrder = (typeof replyOrders)[number];

/** Which page of which thread is asked for, in which order. */
export interface ThreadAddress {
  tid: number;
  page: number;
  order: ReplyOrder;
  /** Replies a page. */
  limit: number;
}

/** `limit=20` is taken too, for pages to be compared with other forums' (DECISIONS "thread page"). */
const comparedLimit = 20;

/** A page of replies, or why there is none: the thread is shown all the same. */
export type Replies =
  | { ok: true; list: Post[]; page: number; count: number; totalPage: number }
  | { ok: false; message: string };

/** What the documents say a second time, under other names: pages know it by one. */
export type SaidTwice = 'already_liked' | 'already_favorited' | 'already_favorited_id' | 'favid' | 'favtimes';

/** A thread as pages show it. */
export type ShownThread = Omit<ThreadInfo, SaidTwice>;

export interface ThreadPage {
  address: ThreadAddress;
  thread: ShownThread;
  replies: Replies;
  /** Replies of the reader's own that wait for a moderator; left out where there are none. */
  held?: readonly HeldReply[];
  /** What the reader has to give, where the address opens the dialog of a reward. */
  purse?: number;
}

const orderOf = (params: URLSearchParams): ReplyOrder =>
  replyOrders.find((order) => order === params.get('order')) ?? 'old';

/** `/forum/{any known board}/{tid}`; null is no thread's address. */
export function threadAddress(fid = '', tid = '', params = new URLSearchParams()): ThreadAddress | null {
  const known = /^\d{1,9}$/.test(fid) && boardOfFid(Number(fid)) !== undefined;
  if (!known || !/^[1-9]\d{0,14}$/.test(tid)) return null;
  const limit = params.get('limit') === String(comparedLimit) ? comparedLimit : postLimits.replyPage;
  return { tid: Number(tid), page: pageOf(params), order: orderOf(params), limit };
}

/** What the reply list is asked for: ten a page unless asked otherwise, from page 1 (R-PST-001). */
export const replyListInput = ({ tid, page, order, limit }: ThreadAddress) => ({
  tid,
  page,
  limit,
  order: order === 'old' ? ('asc' as const) : ('desc' as const),
  orderfield: order === 'hot' ? ('like' as const) : ('dateline' as const),
});

/** `?here=` asks for where the reader goes on: the first reply that they haven't come to. Null where it isn't asked for. */
async function readMyPlace(caller: Caller, tid: number, path: string): Promise<string> {
  try {
    const { data } = await caller('threads.my-place', { tid });
    return placeIn(path, data);
  } catch (error) {
    // A guest has no place; the thread is there to be read.
    if (isRefusal(error) && error.http === 401) return path;
    throw error;
  }
}

const placeIn = (path: string, { page, pid }: { page: number; pid: number }): string =>
  `${path}${page > 1 ? `?page=${page}` : ''}${pid > 0 ? `#pid${pid}` : ''}`;

/** The same with the answer to a reply begun; by its page the address is known to be found. */
const answerIn = (tid: number, pid: number, place: { page: number; pid: number }): string =>
  `${answerPath({ tid, pid })}&page=${place.page}#pid${place.pid}`;

/**
 * `?pid=` names a reply: where it is read; `?answer=` one that is answered there, `?here=` the reader's own place. Null where the
 * address names none, or says the page already.
 */
export async function readReplyPlace(
  caller: Caller,
  { tid }: ThreadAddress,
  params: URLSearchParams,
  path = threadPath(tid),
) {
  if (params.has('here')) return readMyPlace(caller, tid, path);
  const answered = params.has('page') ? undefined : answerAsked(params);
  const pid = answered ?? Number(/^[1-9]\d{0,14}$/.exec(params.get('pid') ?? '')?.[0] ?? 0);
  if (pid === 0) return null;
  try {
    const { data } = await caller('threads.reply-place', { tid, pid });
    return answered === undefined ? placeIn(path, data) : answerIn(tid, answered, data);
  } catch (error) {
    // The reply is gone; its thread is there to be read.
    if (isRefusal(error) && error.refusal === 'threads.post_not_exist') return path;
    throw error;
  }
}

async function readReplies(caller: Caller, address: ThreadAddress): Promise<Replies> {
  try {
    const { data } = await caller('threads.reply-list', replyListInput(address));
    const { list, page, count, totalPage } = data;
    return { ok: true, list, page, count, totalPage };
  } catch (error) {
    if (isRefusal(error)) return { ok: false, message: error.msg };
    throw error;
  }
}

/** A thread with one page of its replies. Refusals of the thread itself are thrown. */
export async function readThread(caller: Caller, address: ThreadAddress): Promise<ThreadPage> {
  const [thread, replies] = await Promise.all([
    caller('threads.info', { tid: address.tid }),
    readReplies(caller, address),
  ]);
  const held = await readHeld(caller, thread.data);
  return { address, thread: thread.data, replies, ...(held.length > 0 && { held }) };
}

/** `readThread` for the server's page: what the dialog says once there is script stands in it before. */
export async function readThreadPage(caller: Caller, address: ThreadAddress, search: string): Promise<ThreadPage> {
  if (rewardAsked(search) === undefined) return readThread(caller, address);
  const [page, purse] = await Promise.all([readThread(caller, address), readPurse(caller)]);
  return { ...page, ...(purse !== undefined && { purse }) };
}

/** Undefined for a guest. */
async function readPurse(caller: Caller): Promise<number | undefined> {
  try {
    return (await caller('economy.wallet', {})).data.xgold;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** What waits of the reader's: asked for by who has such alone, and beside what many readers share. */
async function readHeld(caller: Caller, { tid, waiting, status }: ThreadInfo): Promise<HeldReply[]> {
  // A thread that waits itself has no replies.
  if (waiting === 0 || status === 0) return [];
  try {
    return (await caller('review.held-replies', { tid })).data.list;
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
}

/** `readThread` from the browser. A log-in that has run out is forgotten by then: the thread is read as a guest. */
export async function readThreadHere(address: ThreadAddress, quiet = false): Promise<ThreadPage> {
  const caller: Caller = (name, input) => call(name, input, { quiet });
  try {
    return await readThread(caller, address);
  } catch (error) {
    if (isRefusal(error) && error.http === 401) return readThread(caller, address);
    throw error;
  }
}

/** A guest who logs in there is led back to the thread. */
const noEntry = (tid: number): string => `/permission?tid=${tid}&${backTo(threadPath(tid))}`;

/** Where a reader goes who may not read this thread: `success` 3 (R-THR-009), with the way back; undefined for other refusals. */
export function noPermission({ refusal }: ApiRefusal, tid: string | undefined): Response | undefined {
  if (refusal === 'threads.no_permission') return redirect(noEntry(Number(tid) || 0));
  return refusal === 'threads.author_blocked' ? redirect('/permission?blocked') : undefined;
}

const decidedAway = ['threads.banned_thread', 'threads.removed_thread', 'threads.not_exist'];

/** A moderator's decision that took away a thread of the reader's own, where its author is led (R-MOD-014); undefined for all others. */
export async function ownDecision(
  caller: Caller,
  { refusal }: ApiRefusal,
  tid: string | undefined,
): Promise<Response | undefined> {
  if (!decidedAway.includes(refusal)) return undefined;
  try {
    const { data } = await caller('review.own-takedown', { tid: Number(tid) });
    return redirect(`/appeal?act=${data.act}`);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** Further children of a reply, after a position. */
export async function readChildren(pid: number, after: number): Promise<{ list: ChildPost[]; more: boolean }> {
  return (await call('threads.children', { pid, after })).data;
}
