export { type Earning, earn } from './actions/earn.ts';
export { type TakeBack, takeBack } from './actions/take-back.ts';
export { contentHash, type Moving, type Order, type Receipt, transfer } from './actions/transfer.ts';
export { memberCredited } from './events.ts';
export { type Balances, balancesOf, balanceTag } from './reads/balances-of.ts';
export type { Movement, Party } from './rules/ledger.ts';
