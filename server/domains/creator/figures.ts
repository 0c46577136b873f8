import type { Figure } from '../../platform/figure.ts';
import { incomeByCountry, sentByMember } from './sql/figures.ts';

/** What is counted each day of creators. */
export const creatorFigures: readonly Figure[] = [
  { domain: 'creator', name: 'applications', unit: 'count', sums: true, ofDay: sentByMember },
  { domain: 'creator', name: 'income', unit: 'xgold', sums: true, ofDay: incomeByCountry },
];
