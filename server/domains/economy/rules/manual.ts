import { manualLimits } from '../../../../contract/domains/economy/limits.ts';
import type { ManualState } from '../../../../contract/domains/economy/shapes.ts';

/** Whether a second operator has to approve. */
export const wantsApproval = (amount: number): boolean => amount > manualLimits.alone;

export interface Request {
  uid: number;
  asked_by: number;
  status: string;
  expires_at: Date;
}

/** How far a transfer by hand is; a request that nobody decided in time is over by itself. */
export const stateOf = ({ status, expires_at }: Pick<Request, 'status' | 'expires_at'>, now: Date): ManualState =>
  status === 'waiting' && expires_at <= now ? 'expired' : (status as ManualState);

/** Why an operator may not decide on a request; nothing where they may. */
export function whyNotDecide(request: Request, operator: number, now: Date) {
  const state = stateOf(request, now);
  if (state === 'expired') return 'economy.request_expired';
  if (state !== 'waiting') return 'economy.request_decided';
  if (request.asked_by === operator) return 'economy.own_request';
  return request.uid === operator ? 'economy.own_account' : undefined;
}
