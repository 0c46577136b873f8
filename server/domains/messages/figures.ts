import type { Figure } from '../../platform/figure.ts';
import { sentByMember } from './sql/figures.ts';

/** What is counted each day of what members send each other. */
export const messagesFigures: readonly Figure[] = [
  { domain: 'messages', name: 'sent', unit: 'count', sums: true, ofDay: sentByMember },
];
