import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import { type Currency, currencies } from '../../../../contract/domains/economy/shapes.ts';
import type { MemberReadCtx, ReadDb } from '../../../platform/context.ts';
import { endOfDay } from '../../../platform/time-zone.ts';
import { accountOf } from '../rules/ledger.ts';
import { heldAfter, placeAt } from '../sql/statement.ts';
import type { Balances } from './balances-of.ts';

type Call = (typeof economyCalls)['economy.balance-at'];

/** What a member had at a moment, by the entries up to it. */
export async function balancesAt(db: ReadDb, uid: number, at: Date): Promise<Balances> {
  const heldAt = async (currency: Currency): Promise<[Currency, number]> => {
    const account = accountOf(uid, currency);
    return [currency, await heldAfter(db, account, await placeAt(db, account, at))];
  };
  return Object.fromEntries(await Promise.all(currencies.map(heldAt))) as unknown as Balances;
}

/** What the caller had at a moment, or when a day ended where they are. */
export const balanceAt = ({ db, actor }: MemberReadCtx, { at }: InputOf<Call>): Promise<DataOf<Call>> =>
  balancesAt(db, actor.uid, at.includes('T') ? new Date(at) : endOfDay(actor.timeZone, at));
