import type { Figure } from '../../platform/figure.ts';
import { promisedHours } from './reports/rules/promise.ts';
import { decidedByCountry, reportsByCountry } from './reports/sql/figures.ts';

const ofReview = { domain: 'review', unit: 'count', sums: true } as const;

/** What is counted each day of reports: why they were sent, and whether they were decided when we promised. */
export const reviewFigures: readonly Figure[] = [
  { ...ofReview, name: 'reports', partText: (reason) => `reports.reason.${reason}`, ofDay: reportsByCountry },
  {
    ...{ ...ofReview, name: 'decided', partText: (part) => `statistics.part.${part}` },
    ofDay: (db, span) => decidedByCountry(db, span, promisedHours),
  },
];
