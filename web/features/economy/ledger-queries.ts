import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { Caller } from '../../api/wire.ts';

export type Ledger = DataOf<Calls['economy.ledger']>;
export type Night = Ledger['list'][number];

/** The nights below a number, 0 for the newest. */
export const readLedger = async (call: Caller, before: number): Promise<Ledger> =>
  (await call('economy.ledger', { before })).data;

/** The part of the list that an address asks for: `?before=120`. */
export function readLedgerPage(call: Caller, url: string): Promise<Ledger> {
  const before = Number(new URL(url).searchParams.get('before') ?? 0);
  return readLedger(call, Number.isSafeInteger(before) && before > 0 ? before : 0);
}
