import { constant, type FigureSources, ours, rule } from './source.ts';

export const access: FigureSources = {
  file: 'contract/primitives/access-limits.ts',
  sources: {
    operatorGroup: constant('groups.operator'),
    bannedGroup: rule('R-SES-007', 'groupid'),
    silencedGroup: constant('groups.mayNotSpeak'),
    proofSeconds: ours(900, 'long enough for what one sat down to do'),
  },
};
