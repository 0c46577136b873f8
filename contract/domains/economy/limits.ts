import type { EarningReason } from './shapes.ts';

/** How much an action earns in XGold, and how often at most within its period. */
export interface EarningFigure {
  amount: number;
  times: number;
  per: 'ever' | 'day';
}

/** The product's own figures; operators may set others. */
export const xgoldEarnings: Readonly<Record<EarningReason, EarningFigure>> = {
  register: { amount: 100, times: 1, per: 'ever' },
  email_verified: { amount: 50, times: 1, per: 'ever' },
};
