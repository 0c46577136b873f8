import { constant, type FigureSources, ours } from './source.ts';

export const moderation: FigureSources = {
  file: 'contract/domains/moderation/limits.ts',
  sources: {
    banStates: constant('ban.states'),
    banDays: constant('ban.days'),
    'moderationLimits.reasonMax': ours(500, 'a few sentences'),
    'moderationLimits.history': ours(20, 'one screen'),
    'moderationLimits.appealMin': ours(10, 'a sentence'),
    'moderationLimits.appealMax': ours(1000, 'a page'),
    'moderationLimits.appealAgainDays': ours(30, 'so that nobody is worn down by asking'),
  },
};

export const addresses: FigureSources = {
  file: 'contract/domains/moderation/address-limits.ts',
  sources: {
    addressBanDays: ours([1, 7, 30, 90], 'R-MOD-002; never for good, since addresses change hands'),
    addressWidths: ours(['one', 'network'], 'the issue: single, /24 or /48 at widest'),
    'addressLimits.storedDays': ours(90, 'the issue: acts of the last 90 days'),
    'addressLimits.shown': ours(20, 'one screen'),
    'addressLimits.others': ours(20, 'one screen'),
    'addressLimits.accounts': ours(100, 'more is a network that many share'),
    'addressLimits.rows': ours(20, 'as the other lists of the console'),
    'addressLimits.reasonMax': ours(500, 'a few sentences'),
    'addressLimits.addressMax': ours(45, 'an IPv6 address with an IPv4 one in it'),
  },
};

export const wordLists: FigureSources = {
  file: 'contract/domains/moderation/word-limits.ts',
  sources: {
    wordActions: ours(['hold', 'refuse', 'mask'], 'the issue, “word lists per country”'),
    'wordLimits.words': ours(500, 'a list that somebody can read'),
    'wordLimits.wordMax': ours(60, 'a phrase'),
    'wordLimits.listMax': ours(31_000, '500 words of 60 characters, and the ends of lines'),
  },
};

export const cannedReasons: FigureSources = {
  file: 'contract/domains/moderation/canned-limits.ts',
  sources: {
    'cannedLimits.max': ours(300, 'two or three sentences'),
    'cannedLimits.reasons': ours(30, 'a menu that can be read'),
  },
};

export const offices: FigureSources = {
  file: 'contract/domains/moderation/office-limits.ts',
  sources: {
    placeOffices: ours(['topic', 'board'], 'R-MSC-032; a board is what the documents call a forum of threads'),
    'officeLimits.places': ours(20, 'more than one person can look after'),
  },
};
