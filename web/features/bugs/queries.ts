import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { bugStatuses } from '../../../contract/domains/threads/kinds/bug/limits.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import { pageOf } from '../../design/pages.ts';
import type { AnswerScene } from './console/AnswerDialog.tsx';

/** Orders of the list; none is the newest first. */
export const bugOrders = ['', 'lastpost', 'same', 'mine'] as const;
export type BugOrder = (typeof bugOrders)[number];

/** What of the list is asked for. */
export interface BugsAsked {
  /** One of the five, 0 for all. */
  status: number;
  order: BugOrder;
  /** A phone, and a version that solves reports; empty for all. */
  phone: string;
  solved: string;
  page: number;
}

export type BugsFound = DataOf<Calls['bugs.list']>;

const longest = 60;

/** By the address of the list. */
export function bugsAsked(params: URLSearchParams): BugsAsked {
  const status = Number(params.get('status') ?? 0);
  return {
    status: Object.values<number>(bugStatuses).includes(status) ? status : 0,
    order: bugOrders.find((order) => order === params.get('order')) ?? '',
    phone: (params.get('phone') ?? '').trim().slice(0, longest),
    solved: (params.get('solved') ?? '').trim().slice(0, longest),
    page: pageOf(params),
  };
}

/** The address of the list as it is asked for, from its first page on. */
export function bugsPath(asked: Partial<Omit<BugsAsked, 'page'>>): string {
  const { status = 0, order = '', phone = '', solved = '' } = asked;
  const params = new URLSearchParams({
    ...(status > 0 && { status: String(status) }),
    ...(order !== '' && { order }),
    ...(phone !== '' && { phone }),
    ...(solved !== '' && { solved }),
  });
  return params.size === 0 ? '/buglist' : `/buglist?${params}`;
}

export async function readBugs(caller: Caller, { status, order, phone, solved, page }: BugsAsked): Promise<BugsFound> {
  const input = {
    page,
    ...(status > 0 && { bug_status: status }),
    ...(order !== '' && { filter: order }),
    ...(phone !== '' && { device_model: phone }),
    ...(solved !== '' && { solved_in: solved }),
  };
  return (await caller('bugs.list', input)).data;
}

export type Sames = DataOf<Calls['bugs.who-same']>;

/** Who has the same trouble as a report; null where there is nobody, or it can't be had. */
export async function readSames(caller: Caller, tid: number): Promise<Sames | null> {
  try {
    const { data } = await caller('bugs.who-same', { tid });
    return data.count === 0 ? null : data;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** A report whose answer is written, with what our team alone reads of it. */
export async function readAnswerScene(caller: Caller, tid: number): Promise<AnswerScene | null> {
  const [{ data: thread }, email, saved, history] = await Promise.all([
    caller('threads.info', { tid }),
    caller('bugs.email', { tid }),
    caller('bugs.saved-answers', {}),
    caller('bugs.history', { tid }),
  ]);
  const { subject, message, author, bug } = thread;
  if (!bug?.own.can.answer) return null;
  return {
    thread: { tid, subject, message, author, bug },
    ...{ email: email.data.email, saved: saved.data.list, history: history.data.list },
  };
}
