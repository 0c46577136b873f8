import { type FigureSources, ours, rule, standards } from './source.ts';

const decided = 'DECISIONS "reward to an author"';
const newAccounts = 'DECISIONS "gifts of new accounts"';

export const gifts: FigureSources = {
  file: 'contract/domains/gifts/limits.ts',
  sources: {
    'rewardLimits.shown': rule('R-PST-010', 'members'),
    'rewardLimits.field': ours(1_000_000, 'what operators may allow at most'),
    'rewardFigures.amounts': ours([1, 5, 10, 20, 50], decided),
    'rewardFigures.perDay': ours(100, decided),
    'giftFigures.newDays': ours(30, newAccounts),
    'giftFigures.perDay': ours(500, newAccounts),
    'giftLimits.waitDays': ours(7, newAccounts),
    'giftLimits.graceDays': ours(30, 'most sanctions are over by then, and nobody’s money waits for ever'),
  },
};

export const giftsSettings: FigureSources = {
  file: 'server/domains/gifts/settings.ts',
  read: standards,
  sources: {
    'rewards.amounts': ours([1, 5, 10, 20, 50], decided),
    'rewards.perDay': ours(100, decided),
    'gifts.newDays': ours(30, newAccounts),
    'gifts.perDay': ours(500, newAccounts),
  },
};
