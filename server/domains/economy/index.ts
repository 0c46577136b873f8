export { type Earning, earn, earningOf } from './actions/earn.ts';
export { hold, type NewHold, type Posting, postHold, voidHold, voidHoldByHand } from './actions/hold.ts';
export {
  approveManualTransfer,
  type ManualTransfer,
  makeManualTransfer,
  refuseManualTransfer,
} from './actions/manual-transfer.ts';
export type { Office } from './actions/office.ts';
export { type Reversal, reverse } from './actions/reverse.ts';
export { type TakeBack, takeBack } from './actions/take-back.ts';
export { contentHash, type Moving, type Order, type Receipt, transfer } from './actions/transfer.ts';
export { holdReturned, memberCredited } from './events.ts';
export type { ZonesOf } from './jobs/clear-xcoin.ts';
export { closeNight } from './jobs/close-night.ts';
export { proveLedger } from './jobs/prove-ledger.ts';
export { type Heads, type Verified, verifyChain } from './jobs/verify-chain.ts';
export { voidExpiredHolds } from './jobs/void-expired-holds.ts';
export { payDeeds } from './listeners/pay-deeds.ts';
export { type Balances, balancesOf, balanceTag } from './reads/balances-of.ts';
export { type Standing, standingOf } from './reads/standing-of.ts';
export { memberStatement, type ReasonOf } from './reads/statement.ts';
export { accountOf, entriesOf, type Movement, ownerOf, type Party } from './rules/ledger.ts';
export { stateOf, whyNotDecide } from './rules/manual.ts';
export { type WaitingHold, waitingHolds } from './sql/holds.ts';
export { endedManual, type ManualRow, waitingManual } from './sql/manual-transfers.ts';
export { type VerifiedStatement, verifyStatement } from './verify-statement.ts';
