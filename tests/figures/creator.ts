import { type FigureSources, ours, rule } from './source.ts';

const decided = 'DECISIONS "becoming one"';
const drawn = 'design flow-creator';

export const creator: FigureSources = {
  file: 'contract/domains/creator/limits.ts',
  sources: {
    creatorFigures: ours(['views', 'threads', 'likes', 'fans', 'comments'], 'R-CRT-017'),
    trendDays: rule('R-CRT-015', 'days'),
    creatorNeeds: ours(['email', 'threads', 'followers', 'unrestricted'], 'DECISIONS "creator"'),
    applicationStates: ours(['none', 'waiting', 'granted', 'refused', 'withdrawn'], drawn),
    creatorPageKinds: ours(['manual', 'question'], drawn),
    monthStates: ours(['running', 'due', 'paid', 'none', 'barred'], drawn),
    'creatorLimits.seriesDays': ours(366, 'DECISIONS "series"'),
    'creatorLimits.standardDays': ours(14, 'the one in the middle of R-CRT-015'),
    'creatorLimits.messageMin': ours(10, decided),
    'creatorLimits.messageMax': ours(1000, decided),
    'creatorLimits.reasonMax': ours(500, 'as reasons elsewhere'),
    'creatorLimits.months': rule('R-CRT-019', 'pageSize'),
    'creatorLimits.ranked': ours(20, 'DECISIONS "points, income"'),
    'creatorLimits.bestLiked': ours(5, drawn),
    'creatorLimits.mostRead': ours(10, 'a card of the overview'),
    'creatorLimits.threadDays': ours(60, 'twice the longest trend of R-CRT-015'),
    'creatorLimits.applications': ours(20, 'a page'),
    'creatorLimits.pages': ours(50, 'all of them are read at once'),
    'creatorLimits.pageTitle': ours(120, 'two lines on a phone'),
    'creatorLimits.pageWords': ours(20_000, 'as long as a thread'),
    'creatorLimits.pagePosition': ours(10_000, 'room between any two'),
    'creatorLimits.daysBefore': ours(30, 'the longest trend of R-CRT-015'),
    'superCreatorNeeds.week': rule('R-CRT-013', 'postsPerWeekMin'),
    'superCreatorNeeds.month': ours(25, 'R-CRT-013: more than 24'),
    'superCreatorNeeds.points': rule('R-CRT-013', 'monthlyPointsMin'),
  },
};

export const creatorSettings: FigureSources = {
  file: 'server/domains/creator/settings.ts',
  sources: {
    creatorConditions: ours({ threads: 10, followers: 100, days: 90 }, 'DECISIONS "creator"; design creator-apply'),
    creatorAnswers: ours({ promise: 7, again: 30 }, 'design creator-waiting, creator-refused'),
    creatorPools: ours([], 'DECISIONS "points, income": none'),
    creatorBanners: ours([], 'none until operators write one'),
  },
};
