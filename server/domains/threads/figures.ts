import type { Figure } from '../../platform/figure.ts';
import { repliesByCountry, threadsByCountry } from './core/sql/figures.ts';

const ofThreads = { domain: 'threads', unit: 'count', sums: true } as const;

/** What is counted each day of what members write. */
export const threadsFigures: readonly Figure[] = [
  { ...ofThreads, name: 'threads', ofDay: threadsByCountry },
  { ...ofThreads, name: 'replies', ofDay: repliesByCountry },
];
