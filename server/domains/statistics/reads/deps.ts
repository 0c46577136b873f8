import type { Figure } from '../../../platform/figure.ts';

/** What the reads are given by the composition. */
export interface StatisticsDeps {
  /** What all domains count; asked for once all are there. */
  figures: () => readonly Figure[];
}
