import { type FigureSources, ours, rule } from './source.ts';

export const messages: FigureSources = {
  file: 'contract/domains/messages/limits.ts',
  sources: {
    'messageLimits.textMax': rule('R-CHT-019', 'max'),
    'messageLimits.fetched': rule('R-PMS-005', 'limit'),
    'messageLimits.shown': rule('R-CHT-039', 'page'),
    'messageLimits.listPage': ours(20, 'a screen or two (R-MSC-044)'),
    'messageLimits.unanswered': ours(3, 'a question, what was forgotten, and one more try'),
    'messageLimits.begunADay': ours(30, 'nobody begins more conversations in a day'),
    'messageLimits.begunByNewcomer': ours(5, 'somebody new knows few, and spam comes from new accounts'),
    'messageLimits.newcomerDays': ours(7, 'a week'),
    'messageTimes.blankShown': rule('R-CHT-012', 'seconds'),
    'messageTimes.readAfter': rule('R-CHT-014', 'seconds'),
  },
};
