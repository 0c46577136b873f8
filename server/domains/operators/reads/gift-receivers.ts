import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { firstPage } from '../../../platform/keyset.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { giftMonth, type ReceiverKey, receiversByShare } from '../../gifts/index.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.gift-receivers'];

/** Whom new accounts gave XGold in a month, by their share of all that each was given. */
export const giftReceivers =
  (deps: ConsoleDeps) =>
  async (ctx: MemberCtx, { month, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const asked = {
      month: giftMonth(ctx.now, month === 'last' ? 1 : 0),
      after: keyIn(after),
      most: operatorLimits.rows + 1,
    };
    const { rows, next } = firstPage(await receiversByShare(ctx.db, asked), operatorLimits.rows, keyOf);
    const nameOf = await namesOf(
      deps,
      ctx,
      rows.map(({ uid }) => uid),
    );
    const list = rows.map(({ uid, gifts, xgold, new_xgold: fromNew, share }) => ({
      ...{ uid, member: nameOf(uid), gifts, xgold, fromNew, share },
    }));
    return { list, next };
  };

const keyOf = ({ share, new_xgold: fromNew, uid }: ReceiverKey): string => `${share}.${fromNew}.${uid}`;

function keyIn(after: string | undefined): ReceiverKey | undefined {
  if (after === undefined) return undefined;
  const [share, new_xgold, uid] = (/^(\d{1,4})\.(\d{1,15})\.(\d{1,15})$/.exec(after) ?? []).slice(1).map(Number);
  if (share === undefined || new_xgold === undefined || uid === undefined) return refuseField('after');
  return { share, new_xgold, uid };
}
