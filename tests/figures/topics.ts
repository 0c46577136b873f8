import { type FigureSources, ours, rule } from './source.ts';

export const topics: FigureSources = {
  file: 'contract/domains/topics/limits.ts',
  sources: {
    'topicLimits.nameMax': rule('R-TOP-008', 'max'),
    'topicLimits.descriptionMax': rule('R-TOP-009', 'max'),
    'topicLimits.listPage': rule('R-TOP-018', 'limit'),
    'topicLimits.tags': ours(5, 'as many as a reader takes in'),
    'topicLimits.follows': ours(1000, 'more than there are topics to read'),
    'tagLimits.firstChoice': rule('R-TAG-001', 'min'),
    'tagLimits.most': ours(50, 'more than there are tags'),
  },
};
