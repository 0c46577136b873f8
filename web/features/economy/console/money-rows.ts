import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';

export type MemberMoney = DataOf<Calls['operators.statement']>;
export type MoneyEntry = MemberMoney['list'][number];
export type FoundTransfers = DataOf<Calls['operators.transfers']>;
export type Transfer = FoundTransfers['list'][number];
export type FoundReceivers = DataOf<Calls['operators.gift-receivers']>;
export type GiftReceiver = FoundReceivers['list'][number];
export type FoundHolds = DataOf<Calls['operators.holds']>;
export type MoneyHold = FoundHolds['list'][number];
