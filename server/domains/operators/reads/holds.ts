import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { MemberReadCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../platform/keyset.ts';
import { type MoneyReason, reasonText } from '../../../platform/money-reason.ts';
import { translate } from '../../../platform/texts.ts';
import { ownerOf, type WaitingHold, waitingHolds } from '../../economy/index.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.holds'];

/** Money that members have on hold, the oldest first. */
export const holds =
  (deps: ConsoleDeps) =>
  async (ctx: MemberReadCtx, { after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const found = await waitingHolds(ctx.db, readIdKey(after, 0), operatorLimits.rows + 1);
    const { rows, next } = firstPage(found, operatorLimits.rows, (row) => String(row.transfer));
    const nameOf = await namesOf(deps, ctx, rows.map(ownerOfHold));
    const list = rows.map((row) => ({
      ...{ id: row.transfer, member: nameOf(ownerOfHold(row)), currency: row.currency, amount: row.amount },
      note: noteOf(ctx.locale, row, deps.reasonOf(row.reason)),
      ...{ reference: row.reference, at: row.at.toISOString(), expiresAt: row.expires_at.toISOString() },
    }));
    return { list, next };
  };

const ownerOfHold = ({ account }: WaitingHold): number => ownerOf(account)!;

/** The sentence that stands in the member's statement. */
const noteOf = (locale: Language, { amount, currency, reference }: WaitingHold, reason: MoneyReason | undefined) =>
  translate(locale, reason ? reasonText(reason) : 'economy.kind.held', { amount, currency, way: 'out', reference });
