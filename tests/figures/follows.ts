import { type FigureSources, ours, rule } from './source.ts';

export const follows: FigureSources = {
  file: 'contract/domains/follows/limits.ts',
  sources: {
    'followLimits.follows': ours(2000, 'the following feed reads the newest threads of each'),
    'followLimits.listPage': rule('R-FOL-001', 'perpage'),
    'followLimits.atOnce': ours(50, 'more than the dialog shows'),
    'followLimits.hidden': ours(1000, 'each is looked at with every list'),
    'followLimits.offered': ours(6, 'a list over a phone’s keyboard shows no more'),
    'followLimits.nameMax': ours(20, 'the longest name'),
    'followLimits.followedLookedThrough': ours(
      200,
      'their cards are cached; a name further back is found by the index',
    ),
    'followAllDelay.closeAfter': rule('R-FOL-010', 'delaySeconds', 1000),
    'followAllDelay.enableAfter': rule('R-FOL-011', 'delaySeconds', 1000),
  },
};
