import type { Figure } from '../../platform/figure.ts';
import { entriesByMember, prizesByCountry } from './sql/figures.ts';

/** What is counted each day of draws: each entry is a person, and who won is public. */
export const drawFigures: readonly Figure[] = [
  { domain: 'draw', name: 'entries', unit: 'people', sums: true, ofDay: entriesByMember },
  { domain: 'draw', name: 'prizes', unit: 'count', sums: true, ofDay: prizesByCountry },
];
