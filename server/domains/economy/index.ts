export { type Earning, earn, earningOf } from './actions/earn.ts';
export { hold, type NewHold, type Posting, postHold, voidHold } from './actions/hold.ts';
export { type Reversal, reverse } from './actions/reverse.ts';
export { type TakeBack, takeBack } from './actions/take-back.ts';
export { contentHash, type Moving, type Order, type Receipt, transfer } from './actions/transfer.ts';
export { memberCredited } from './events.ts';
export { proveLedger } from './jobs/prove-ledger.ts';
export { type Balances, balancesOf, balanceTag } from './reads/balances-of.ts';
export { accountOf, entriesOf, type Movement, type Party } from './rules/ledger.ts';
