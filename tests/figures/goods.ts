import { type FigureSources, ours, rule } from './source.ts';

export const goods: FigureSources = {
  file: 'contract/domains/threads/traits/goods/limits.ts',
  sources: {
    'goodsLimits.titleMax': rule('R-THR-029', 'max'),
    'goodsLimits.rawTitleMax': ours(500, 'eight times the longest title'),
    'goodsLimits.most': ours(5, 'a post is no shop'),
    'goodsLimits.rawMost': ours(20, 'four times as many as a post may have'),
  },
};
