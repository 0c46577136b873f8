import { type FigureSources, ours } from './source.ts';

export const privacy: FigureSources = {
  file: 'contract/domains/privacy/limits.ts',
  sources: {
    'privacyLimits.exportHours': ours(24, 'decision 0029: one a day'),
    'privacyLimits.exportDays': ours(7, 'decision 0029: seven days'),
    'privacyLimits.graceDays': ours(14, 'decision 0029: a deletion waits 14 days'),
  },
};
