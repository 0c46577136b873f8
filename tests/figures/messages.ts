import { type FigureSources, ours, rule, standards } from './source.ts';

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
    'messageLimits.repeatLeast': ours(20, 'shorter words are a greeting, which everybody repeats'),
    'messageLimits.repeats': ours(3, 'a question to three people is a question'),
    'messageLimits.pageMax': ours(100, 'what a phone catches up with at once'),
    'messageLimits.sharedThreads': ours(30, 'each message of two pages'),
    'messageLimits.clientIdMin': ours(8, 'short enough for a counter, long enough not to meet another one'),
    'messageLimits.clientIdMax': ours(64, 'longer than any identifier in use'),
    'messageLimits.named': ours(10, 'whoever names more means everybody'),
    'messageLimits.withdrawSeconds': ours(3600, 'an hour is long enough for a slip, and short enough for an agreement'),
    'messageLimits.reported': ours(5, 'what a moderator reads at once'),
    'messageLimits.noteMax': ours(500, 'as long as a message'),
    'messageLimits.reportsADay': ours(20, 'whoever reports more is answered by a block'),
    'messageLimits.reportedDays': ours(30, 'as long as one may appeal'),
    'messageLimits.reportRows': ours(20, 'a screen or two (R-MSC-044)'),
    'messageLimits.signSeconds': rule('R-CHT-041', 'seconds'),
    'messageLimits.pinned': ours(5, 'what stands above the first screen’s end'),
    'messageLimits.searchMax': ours(50, 'a few words'),
    'messageLimits.searchRows': ours(20, 'a screen or two (R-MSC-044)'),
    'messageLimits.requestsPage': ours(20, 'a screen or two (R-MSC-044)'),
    messageStatuses: ours(['sent', 'withdrawn', 'held', 'removed'], 'what may become of a message'),
    reactions: ours(['👍', '❤️', '😂', '😮', '😢', '🙏'], 'six that say enough without a word'),
    chatReportReasons: ours(
      ['spam', 'fraud', 'insult', 'hate', 'sexual', 'danger', 'privacy', 'other'],
      'what moderators decide differently',
    ),
    'messageTimes.blankShown': rule('R-CHT-012', 'seconds'),
    'messageTimes.readAfter': rule('R-CHT-014', 'seconds'),
  },
};

export const messagesSettings: FigureSources = {
  file: 'server/domains/messages/settings.ts',
  read: standards,
  sources: {
    chat_keep_days: ours(0, 'what members wrote to each other is theirs until operators say otherwise'),
    chat_app_id: ours(0, 'R-CHT-044 leaves it to operators; 0 is no application elsewhere'),
  },
};
