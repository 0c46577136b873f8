import { daysAfter } from '../../../platform/days.ts';
import type { GivenOn } from './reward.ts';

/** How long an account is new, and what all new ones together may give a member in a day. */
export interface GiftFigures {
  newDays: number;
  perDay: number;
}

/** Whether an account is so young that its gifts are counted. */
export const isNew = ({ newDays }: Pick<GiftFigures, 'newDays'>, joinedAt: Date, now: Date): boolean =>
  now < daysAfter(joinedAt, newDays);

/** Whether a member may get so much more from new accounts on a day. */
export const mayReceive = ({ perDay }: Pick<GiftFigures, 'perDay'>, { given }: GivenOn, xgold: number): boolean =>
  given + xgold <= perDay;
