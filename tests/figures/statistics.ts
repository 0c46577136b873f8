import { type FigureSources, ours } from './source.ts';

const design = 'DESIGN "Operators"';

export const statistics: FigureSources = {
  file: 'contract/domains/statistics/limits.ts',
  sources: {
    figureUnits: ours(['people', 'count', 'xgold', 'xcoin'], 'what the site counts'),
    'statisticsLimits.days': ours(366, 'a leap year'),
    'statisticsLimits.figures': ours(40, 'more than there are'),
    'statisticsLimits.nameMax': ours(60, 'the longest name with room'),
    'statisticsLimits.firstDay': ours('2000-01-01', 'long before the site began'),
    'statisticsLimits.lastDay': ours('2199-12-31', 'far from the last day that the database can write'),
    'statisticsLimits.fewPeople': ours(5, design),
    'statisticsLimits.weeks': ours(8, 'two months, after which few leave'),
  },
};
