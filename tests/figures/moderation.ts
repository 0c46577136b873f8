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
