import { type FigureSources, ours, rule } from './source.ts';

export const inTopics: FigureSources = {
  file: 'contract/domains/threads/traits/topic/limits.ts',
  sources: {
    'inTopicLimits.page': rule('R-TOP-019', 'limit'),
    'inTopicLimits.articlePage': rule('R-TOP-020', 'limit'),
    'inTopicLimits.topicPage': rule('R-TOP-018', 'limit'),
    'inTopicLimits.pins': ours(3, 'as many lines as leave the newest thread on a phone’s screen'),
    'inTopicLimits.lookedAt': ours(200, 'more than a member posts in some months'),
    'inTopicLimits.best': ours(4, 'as drawn'),
    'inTopicLimits.bestDays': ours(7, 'as drawn: this week'),
  },
};
