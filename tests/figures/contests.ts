import { type FigureSources, ours } from './source.ts';

export const contests: FigureSources = {
  file: 'contract/domains/contests/limits.ts',
  sources: {
    'contestLimits.titleMax': ours(60, 'two lines on a phone'),
    'contestLimits.briefMax': ours(300, 'three sentences'),
    'contestLimits.linesMax': ours(1500, 'a dozen rules'),
    'contestLimits.agreementMax': ours(20_000, 'as long as a post'),
    'contestLimits.entriesMax': ours(20, 'a contest is no album'),
    'contestLimits.entries': ours(3, 'as drawn'),
    'contestLimits.prizesMax': ours(20, 'more places are nobody’s'),
    'contestLimits.piecesMax': ours(100, 'a prize for a hundred'),
    'contestLimits.prizeWordsMax': ours(80, 'as long as a title'),
    'contestLimits.goldMax': ours(1_000_000, 'more would move the rate'),
    'contestLimits.rawPrizesMax': ours(20_000, 'all places with words in three languages'),
    'contestLimits.juryMax': ours(20, 'more don’t agree'),
    'contestLimits.pointsMax': ours(10, 'what everybody knows from school'),
    'contestLimits.page': ours(20, 'a page of threads'),
    'contestLimits.entriesPage': ours(40, 'two screens of a justified grid'),
    'contestLimits.drawnMax': ours(1000, 'nobody looks at more of them'),
    'contestLimits.categoriesMax': ours(30, 'what a list of chips holds'),
    'contestLimits.categoryMax': ours(40, 'one chip'),
    'contestLimits.positionMax': ours(999, 'as those of boards'),
    'contestLimits.dreamMax': ours(500, 'a few sentences'),
    contestDeciders: ours(['jury', 'likes', 'both', 'none'], 'DECISIONS "contest", and half by each as drawn'),
    contestPhases: ours(['before', 'open', 'liking', 'closed', 'won'], 'as drawn: photos, likes, winners'),
    entryStates: ours(['in', 'review', 'out'], 'as drawn'),
  },
};

export const contestSettings: FigureSources = {
  file: 'server/domains/contests/settings.ts',
  sources: {
    'photoUploads.open': ours(true, 'a board is there to be used'),
    'photoUploads.opens': ours('', 'no day is set'),
    'dreamUploads.open': ours(true, 'a board is there to be used'),
    'dreamUploads.opens': ours('', 'no day is set'),
  },
};
