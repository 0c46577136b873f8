import { type FigureSources, ours, standards } from './source.ts';

export const economy: FigureSources = {
  file: 'contract/domains/economy/limits.ts',
  sources: {
    checkInDays: ours(7, 'DECISIONS "sign-in ladder": days 1 to 7 of a streak'),
  },
};

export const economySettings: FigureSources = {
  file: 'server/domains/economy/settings.ts',
  read: standards,
  sources: {
    checkInLadder: ours([10, 10, 15, 15, 20, 20, 50], 'DECISIONS "sign-in ladder"'),
  },
};
