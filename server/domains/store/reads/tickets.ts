import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { presentTickets } from '../present-tickets.ts';
import { codeState } from '../rules/codes.ts';
import { type CodeRow, codesOfMember } from '../sql/codes.ts';

type Call = (typeof storeCalls)['store.ticket-list'];
type Input = Pick<InputOf<Call>, 'page'>;

/** A page of the caller's codes of some states; the newest thousand are looked through. */
async function page(ctx: MemberCtx, { page: number }: Input, serves: boolean): Promise<DataOf<Call>> {
  const { actor, db, now } = ctx;
  const size = storeLimits.page;
  const all = await codesOfMember(db, actor.uid, storeLimits.listed);
  const mine = all.filter((row: CodeRow) => (codeState(row, now) === 'available') === serves);
  const list = await presentTickets(ctx, mine.slice((number - 1) * size, number * size));
  return { success: 1, list, page: number, count: mine.length, totalPage: Math.ceil(mine.length / size) };
}

/** Codes that can be redeemed. */
export const ticketList = (ctx: MemberCtx, input: Input): Promise<DataOf<Call>> => page(ctx, input, true);

/** Codes that were used, or are over. */
export const ticketHistory = (ctx: MemberCtx, input: Input): Promise<DataOf<Call>> => page(ctx, input, false);
