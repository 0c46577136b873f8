import { type FigureSources, ours } from './source.ts';

export const privacy: FigureSources = {
  file: 'contract/domains/privacy/limits.ts',
  sources: {
    'privacyLimits.exportHours': ours(24, 'docs/features/privacy.md: one a day'),
    'privacyLimits.exportDays': ours(7, 'docs/features/privacy.md: seven days'),
    'privacyLimits.graceDays': ours(14, 'docs/features/privacy.md: a deletion waits 14 days'),
  },
};
