import { type FigureSources, ours, rule } from './source.ts';

export const topics: FigureSources = {
  file: 'contract/domains/topics/limits.ts',
  sources: {
    'topicLimits.nameMax': rule('R-TOP-008', 'max'),
    'topicLimits.descriptionMax': rule('R-TOP-009', 'max'),
    'topicLimits.rawNameMax': ours(400, 'a name of characters that are written with several code units'),
    'topicLimits.rawDescriptionMax': ours(4000, 'a description of such characters'),
    'topicLimits.listPage': rule('R-TOP-018', 'limit'),
    'topicLimits.tagsMin': rule('R-TOP-010', 'min'),
    'topicLimits.tags': rule('R-TOP-010', 'max'),
    'topicLimits.logoSide': rule('R-TOP-011', 'width'),
    'topicLimits.hosted': ours(50, 'more than one host looks after'),
    'topicLimits.reasonMax': ours(500, 'as long as the reasons of other acts'),
    'topicLimits.follows': ours(1000, 'more than there are topics to read'),
    'tagLimits.firstChoice': rule('R-TAG-001', 'min'),
    'tagLimits.most': ours(50, 'more than there are tags'),
  },
};
