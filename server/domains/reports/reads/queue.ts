import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { reportLimits } from '../../../../contract/domains/reports/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey, readTimeKey, writeTimeKey } from '../../../platform/keyset.ts';
import type { MembersByIds } from '../../members/index.ts';
import { placeSeen } from '../policy.ts';
import { findDecided, findWaiting } from '../sql/cases.ts';
import { presentCases } from './present-case.ts';

type Call = Calls['reports.queue'];

/** Cases that wait, or those decided, of the countries whose cases the caller sees; none about themselves. */
export const queue =
  (cards: MembersByIds) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { rows, next } = await page(ctx, input);
    return { list: await presentCases(cards, ctx, rows), next: next ?? '' };
  };

async function page({ db, actor }: MemberCtx, { state, after }: InputOf<Call>) {
  const size = reportLimits.rows;
  const country = placeSeen(actor);
  if (state === 'open') {
    const above = readIdKey(after === '' ? undefined : after, 0);
    return firstPage(await findWaiting(db, country, actor.uid, above, size + 1), size, ({ id }) => String(id));
  }
  const found = await findDecided(db, country, actor.uid, readTimeKey(after), size + 1);
  return firstPage(found, size, ({ decided_at, id }) => writeTimeKey({ at: decided_at!, id }));
}
