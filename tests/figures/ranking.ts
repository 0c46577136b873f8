import { type FigureSources, ours, rule } from './source.ts';

const decided = 'DECISIONS "creator points"';

export const ranking: FigureSources = {
  file: 'contract/domains/ranking/limits.ts',
  sources: {
    'rankingPoints.like': ours(1, decided),
    'rankingPoints.comment': ours(2, decided),
    'rankingPoints.follower': ours(5, decided),
    'rankingPoints.viewsOfOne': ours(100, decided),
    'rankingLimits.page': rule('R-MSC-044', 'pageSize'),
    'rankingLimits.around': ours(2, 'five rows with the reader in the middle, as drawn'),
    'rankingLimits.people': ours(8, 'two screens of a phone, sideways'),
    'rankingLimits.newDays': ours(14, 'as long as somebody still asks where things are'),
    'rankingLimits.unanswered': ours(5, 'a screen of a phone'),
    'rankingLimits.recommended': ours(20, 'a page'),
    footballFid: rule('R-MSC-023', 'country'),
    everyCountry: rule('R-RNK-002', 'country'),
  },
};

export const rankingSettings: FigureSources = {
  file: 'server/domains/ranking/settings.ts',
  sources: { footballOpen: ours(false, 'R-MSC-022: closed unless it is on') },
};
