import type { Figure } from '../../platform/figure.ts';
import { askedByCountry, firstAsked } from './sql/figures.ts';

const ofSearch = { domain: 'search', unit: 'count', sums: true, byCalendar: true, firstDay: firstAsked } as const;

/** What is counted each day of what members search for, each thing once a member and day of UTC. */
export const searchFigures: readonly Figure[] = [
  { ...ofSearch, name: 'asked', ofDay: (db, { day }) => askedByCountry(db, day, false) },
  { ...ofSearch, name: 'inVain', ofDay: (db, { day }) => askedByCountry(db, day, true) },
];
