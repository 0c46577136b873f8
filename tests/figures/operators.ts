import { type FigureSources, ours, rule } from './source.ts';

const sentences = 'a few sentences';

export const operators: FigureSources = {
  file: 'contract/domains/operators/limits.ts',
  sources: {
    'operatorLimits.rows': rule('R-MSC-044', 'pageSize'),
    'operatorLimits.queryMax': ours(100, 'as long as an address'),
    'operatorLimits.reasonMax': ours(500, sentences),
    'operatorLimits.countedTo': ours(100, 'more is only much'),
    'operatorLimits.settingMax': ours(20_000, 'the longest setting with room'),
    searchFields: ours(['name', 'uid', 'email', 'phone'], 'what a member who writes in gives'),
    offices: ours([0, 1, 2, 3], 'none, and those of groups.offices in docs/constants.json'),
  },
};
