import { type FigureSources, ours, rule } from './source.ts';

const decided = 'DECISIONS "XCoin rate"';

export const exchange: FigureSources = {
  file: 'contract/domains/economy/exchange-limits.ts',
  sources: {
    'exchangeLimits.honoured': ours(60, decided),
    'exchangeLimits.reload': rule('R-EXC-008', 'delaySeconds'),
    'exchangeLimits.field': ours(1_000_000, 'what operators may allow at most'),
    clearingWarnings: ours([30, 7, 1], 'a month, a week and a day to spend it'),
    clearingLate: ours(30, 'nobody loses XCoin months later because no job ran'),
    bannerCountries: rule('R-EXC-003', 'countries'),
    'exchangeFigures.open': ours(true, 'the exchange is part of the product'),
    'exchangeFigures.base': ours(1000, decided),
    'exchangeFigures.lowest': ours(800, decided),
    'exchangeFigures.highest': ours(1500, decided),
    'exchangeFigures.perExchange': rule('R-EXC-010', 'max'),
    'exchangeFigures.perDay': ours(20, decided),
    'exchangeFigures.pool': ours(1000, decided),
  },
};
