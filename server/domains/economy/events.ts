import type { Currency, ManualWay, TransferKind } from '../../../contract/domains/economy/shapes.ts';
import { defineEvent } from '../../platform/outbox/event.ts';

/** A member got money: earned, given or exchanged. */
export const memberCredited = defineEvent<{
  uid: number;
  currency: Currency;
  amount: number;
  kind: TransferKind;
  /** A reason's name. */
  reason: string;
  /** What it was for, as the paying domain names it: `pid:7`, `2026-11`. */
  reference: string;
  transfer: number;
}>('economy.member-credited');

/** Money on hold went back to its member: it was given back, or its time was over. */
export const holdReturned = defineEvent<{ hold: number }>('economy.hold-returned');

/** An operator gave money to a member, or took it. */
export const movedByHand = defineEvent<{
  uid: number;
  way: ManualWay;
  currency: Currency;
  amount: number;
  /** Why, in the words that the member reads. */
  shown: string;
  transfer: number;
}>('economy.moved-by-hand');

/** A member checked in for a day of their own calendar. */
export const memberCheckedIn = defineEvent<{
  uid: number;
  /** `2026-11-24`. */
  day: string;
  /** Days in a row, this one among them. */
  streak: number;
}>('economy.member-checked-in');

/** A member has XCoin that will be cleared at the end of a year. */
export const xcoinExpiring = defineEvent<{
  uid: number;
  amount: number;
  year: number;
  /** Of warning, before the end. */
  days: number;
}>('economy.xcoin-expiring');
