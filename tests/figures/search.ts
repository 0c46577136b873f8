import { type FigureSources, ours, rule, standards } from './source.ts';

export const search: FigureSources = {
  file: 'contract/domains/search/limits.ts',
  sources: {
    'searchLimits.page': rule('R-SRC-002', 'pageSize'),
    'searchLimits.queryMax': ours(100, 'a subject and some more'),
    'searchLimits.words': ours(8, 'each word is one more look into the index'),
    'searchLimits.ranked': ours(1000, 'what is ranked in a few milliseconds'),
    'searchLimits.pages': ours(20, 'pages of what is ranked'),
    'searchLimits.excerpt': ours(160, 'two lines of a phone'),
    'searchLimits.beside': ours(2, 'the design’s card of people below the posts'),
    'searchLimits.suggested': ours(3, 'the list stays above a phone’s keyboard'),
    'searchLimits.similar': ours(3, 'the design’s drawing of reports like one’s own'),
    'searchLimits.askedBy': ours(5, 'what fewer ask may tell who they are'),
    'searchLimits.hot': ours(10, 'two rows of a phone'),
    'searchTypes.posts': rule('R-SRC-007', 'posts'),
    'searchTypes.users': rule('R-SRC-007', 'users'),
    'searchTypes.topics': rule('R-SRC-007', 'topics'),
  },
};

export const searchSettings: FigureSources = {
  file: 'server/domains/search/settings.ts',
  read: standards,
  sources: {
    hotWords: ours([], 'operators know what their countries talk about'),
    showsAsked: ours(true, 'what five members ask names none of them'),
  },
};
