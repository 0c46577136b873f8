import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { BoardRow } from '../../../contract/domains/threads/board-calls.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';

export type Glance = DataOf<Calls['feeds.country']>;
export type OtherCountry = DataOf<Calls['feeds.countries']>['list'][number];
export type Board = DataOf<Calls['threads.board']>;
export type BoardThreads = DataOf<Calls['threads.board-threads']>;

/** How a board's threads may stand. */
export const boardOrders = ['active', 'new', 'best'] as const;
export type BoardOrder = (typeof boardOrders)[number];

/** The order that an address asks for; by the newest post where it asks for none. */
export const orderOf = (params: URLSearchParams): BoardOrder =>
  boardOrders.find((order) => order === params.get('order')) ?? 'active';

/** What stands around a country's list: its boards and what it looks like. A page whose list is there does without. */
export interface CountryPlace {
  boards: BoardRow[];
  glance: Glance | null;
}

export async function readPlace(call: Caller, countryFid: number): Promise<CountryPlace> {
  const asked = { country_fid: countryFid };
  const [boards, glance] = await Promise.all([
    orNone(call('threads.boards', asked)),
    orNone(call('feeds.country', asked)),
  ]);
  return { boards: boards?.data.list ?? [], glance: glance?.data ?? null };
}

async function orNone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
