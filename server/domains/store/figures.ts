import type { Figure } from '../../platform/figure.ts';
import { paidByCountry, refundedByCountry } from './sql/figures.ts';

const ofStore = { domain: 'store', sums: true } as const;

/** What is counted each day of the store. */
export const storeFigures: readonly Figure[] = [
  { ...ofStore, name: 'orders', unit: 'count', ofDay: (db, span) => paidByCountry(db, span, 'orders') },
  { ...ofStore, name: 'spent', unit: 'xcoin', ofDay: (db, span) => paidByCountry(db, span, 'xcoin') },
  { ...ofStore, name: 'refunded', unit: 'xcoin', ofDay: refundedByCountry },
];
