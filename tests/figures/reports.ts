import { type FigureSources, ours, rule } from './source.ts';

const sentences = 'a few sentences';

export const reports: FigureSources = {
  file: 'contract/domains/review/reports/limits.ts',
  sources: {
    reportReasons: ours(
      ['spam', 'fraud', 'insult', 'hate', 'sexual', 'danger', 'privacy', 'copied', 'impersonation', 'other'],
      'what other forums of phones are reported for; the law of several countries asks for most of them',
    ),
    memberReasons: ours(
      ['spam', 'fraud', 'insult', 'sexual', 'privacy', 'impersonation', 'other'],
      'those that a profile, or a habit, can be reported for',
    ),
    'reportLimits.noteMax': ours(500, sentences),
    'reportLimits.aDay': ours(20, 'more than anybody finds, and few enough to read'),
    'reportLimits.rows': rule('R-MSC-044', 'pageSize'),
    'reportLimits.complaints': ours(20, 'enough to judge by'),
    'reportLimits.claimMinutes': ours(10, 'long enough to read a thread, short enough where somebody left'),
    'reportLimits.undoSeconds': ours(10, 'as long as the line that offers it is shown'),
  },
};
