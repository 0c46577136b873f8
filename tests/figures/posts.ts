import { constant, type FigureSources, ours, rule, ruleItem } from './source.ts';

export const posts: FigureSources = {
  file: 'contract/domains/posts/limits.ts',
  sources: {
    'postLimits.subjectMax': constant('thread.subject', { part: 'max' }),
    'postLimits.rawMessageMax': ours(200_000, 'ten times the longest message, for the markup that a paste brings'),
    'postLimits.rawSubjectMax': ours(1000, 'twelve times the longest subject'),
    'postLimits.messageOver': rule('R-THR-025', 'moreThan'),
    'postLimits.messageMax': constant('thread.messageMax'),
    'postLimits.replyMin': constant('thread.reply', { part: 'min' }),
    'postLimits.replyMax': constant('thread.reply', { part: 'max' }),
    'postLimits.quickReplyMax': ruleItem('R-THR-028', 'limits', 0),
    'postLimits.captionMax': ruleItem('R-THR-028', 'limits', 1),
    'postLimits.pictures': ours(9, 'a grid of three by three'),
    'postLimits.mentions': ours(50, 'each is notified of it'),
    'postLimits.namesLookedUp': ours(200, 'names that nobody has are looked up as well, in one query'),
    'postLimits.viewPage': rule('R-BUG-011', 'pageSize'),
    'postLimits.replyPage': rule('R-PST-001', 'limit'),
    'postLimits.childrenShown': ours(2, 'so that a page of replies stays short'),
    'postLimits.linkMax': ours(2000, 'about where browsers and servers stop'),
    'postLimits.quoteMax': ours(300, 'two or three sentences; the whole post stands above'),
  },
};
