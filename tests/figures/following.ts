import { type FigureSources, ours } from './source.ts';

export const following: FigureSources = {
  file: 'contract/domains/threads/following/limits.ts',
  sources: {
    'followingLimits.perMember': ours(1000, 'more than anybody reads, and a bound on what one reply may cause'),
  },
};
