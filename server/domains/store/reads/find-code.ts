import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { requireCode, requireStaff } from '../actions/staff-code.ts';
import { presentTickets } from '../present-tickets.ts';

type Call = (typeof storeCalls)['store.find-code'];

/** What a code is for and worth, for those who redeem codes. */
export async function findCode(ctx: MemberCtx, { code }: InputOf<Call>): Promise<DataOf<Call>> {
  await requireStaff(ctx);
  const [ticket] = await presentTickets(ctx, [await requireCode(ctx, code)]);
  return { ticket: ticket! };
}
