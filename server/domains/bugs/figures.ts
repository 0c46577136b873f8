import type { Figure } from '../../platform/figure.ts';
import { bugReportsByCountry } from '../threads/index.ts';
import { answeredByCountry } from './sql/figures.ts';

const ofBugs = { domain: 'bugs', unit: 'count', sums: true } as const;

/** What is counted each day of bug reports: how many came, and whether our first answers were in time. */
export const bugsFigures: readonly Figure[] = [
  { ...ofBugs, name: 'reports', ofDay: bugReportsByCountry },
  { ...ofBugs, name: 'answered', partText: (part) => `statistics.part.${part}`, ofDay: answeredByCountry },
];
