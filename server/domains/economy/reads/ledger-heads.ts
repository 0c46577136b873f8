import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import { ledgerLimits } from '../../../../contract/domains/economy/limits.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { headsAfter } from '../sql/nights.ts';
import { ledgerTag } from '../tags.ts';

type Call = (typeof economyCalls)['economy.ledger-heads'];

/** The heads of the nights, oldest first. */
export async function ledgerHeads({ db, reads }: ReadCtx, { after }: InputOf<Call>): Promise<DataOf<Call>> {
  reads(ledgerTag);
  const heads = await headsAfter(db, after, ledgerLimits.heads + 1);
  return { list: heads.slice(0, ledgerLimits.heads), more: heads.length > ledgerLimits.heads };
}
