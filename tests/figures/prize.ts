import { type FigureSources, ours } from './source.ts';

export const prize: FigureSources = {
  file: 'contract/domains/threads/traits/prize/limits.ts',
  sources: {
    'prizeLimits.whatMax': ours(60, 'as long as a product’s title: it stands on a card of 360 px in two lines'),
    'prizeLimits.rawWhatMax': ours(500, 'eight times the longest'),
  },
};
