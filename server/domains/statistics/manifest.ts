import type { statisticsCalls } from '../../../contract/domains/statistics/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { nightly } from '../../platform/jobs/cron-line.ts';
import type { CountDeps } from './jobs/count-day.ts';
import { countNightly } from './jobs/count-nightly.ts';
import { statisticsTables } from './personal-data.ts';
import { csv } from './reads/csv.ts';
import { figures } from './reads/figures.ts';
import { retention } from './reads/retention.ts';
import { retentionCsv } from './reads/retention-csv.ts';
import { series } from './reads/series.ts';
import { statisticsReferences } from './references.ts';

/** What the domain binds. */
export const createStatistics = (deps: CountDeps): DomainParts<keyof typeof statisticsCalls> => ({
  domain: 'statistics',
  handlers: {
    'statistics.figures': figures(deps),
    'statistics.series': series(deps),
    'statistics.retention': retention,
    'statistics.retention-csv': retentionCsv,
    'statistics.csv': csv(deps),
  },
  tables: statisticsTables,
  references: statisticsReferences,
  tasks: { 'statistics.count': () => countNightly(deps) },
  // The day is over in all of our countries once it is by UTC.
  cron: [{ task: 'statistics.count', match: '37 1 * * *', promise: nightly }],
});
