import { type FigureSources, ours } from './source.ts';

export const here: FigureSources = {
  file: 'contract/domains/countries/here.ts',
  sources: {
    'hereLimits.minutes': ours(5, 'DECISIONS "calls of our own for the screens"'),
    'hereLimits.least': ours(5, 'the design, section 8: fewer are left out'),
  },
};

export const countries: FigureSources = {
  file: 'contract/domains/countries/limits.ts',
  sources: {
    'categoryLimits.nameMax': ours(30, 'it stands on a chip of a phone'),
    'categoryLimits.lineMax': ours(120, 'two lines of a phone'),
    'categoryLimits.inCountry': ours(40, 'no list of boards that is read is longer'),
    'categoryLimits.positionMax': ours(10_000, 'room between any two'),
  },
};
