import { exchangeFigures } from '../../contract/domains/economy/exchange-limits.ts';
import { type FigureSources, ours, rule, standards } from './source.ts';

export const economy: FigureSources = {
  file: 'contract/domains/economy/limits.ts',
  sources: {
    checkInDays: ours(7, 'DECISIONS "sign-in ladder": days 1 to 7 of a streak'),
    'statementLimits.page': rule('R-MSC-044', 'pageSize'),
    'ledgerLimits.page': ours(10, 'a night takes half a phone'),
    'ledgerLimits.heads': ours(1000, 'nearly three years in an answer of 100 kB'),
    'statementLimits.chartDays': ours(30, 'a month, as bars that a phone has room for'),
    'statementLimits.scanned': ours(2000, 'what is read in some milliseconds'),
    'manualLimits.alone': ours(10_000, 'issue 11: a second operator’s approval above 10,000'),
    'manualLimits.most': ours(100_000_000, 'more than anybody has'),
    'manualLimits.waitingDays': ours(7, 'a week, so that a holiday is no refusal'),
    'manualLimits.shown': ours(200, 'one or two sentences'),
  },
};

export const economySettings: FigureSources = {
  file: 'server/domains/economy/settings.ts',
  read: standards,
  sources: {
    exchange: ours({ ...exchangeFigures }, 'each figure where it stands in the contract'),
    checkInLadder: ours([10, 10, 15, 15, 20, 20, 50], 'DECISIONS "sign-in ladder"'),
    exchangePools: ours({}, 'the exchange’s own pool holds everywhere'),
    walletHosts: ours([], 'R-WAL-002 names no host: it opens on all'),
  },
};
