import type { statisticsCalls } from '../../../../contract/domains/statistics/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

const span = { from: '2026-11-01', to: '2026-11-14' };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof statisticsCalls> = {
  'statistics.figures': {},
  'statistics.series': { good: { figure: 'members.here', ...span } },
  'statistics.retention': {},
  'statistics.retention-csv': {},
  'statistics.csv': { good: { figures: 'members.here', ...span } },
};
