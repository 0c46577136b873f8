import { type FigureSources, ours } from './source.ts';

const design = 'DESIGN "Operators"';

export const statistics: FigureSources = {
  file: 'contract/domains/statistics/limits.ts',
  sources: {
    figureUnits: ours(['people', 'count', 'xgold', 'xcoin'], 'what the site counts'),
    'statisticsLimits.days': ours(366, 'a leap year'),
    'statisticsLimits.figures': ours(40, 'more than there are'),
    'statisticsLimits.nameMax': ours(60, 'the longest name with room'),
    'statisticsLimits.fewPeople': ours(5, design),
    'statisticsLimits.weeks': ours(8, 'two months, after which few leave'),
  },
};
