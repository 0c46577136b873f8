import { boardFids } from '../../../../primitives/board-fids.ts';
import type { KindFacts } from '../kind.ts';

export const bugKind = {
  special: 4,
  roleFlag: 'allowpost',
  field: 'bug',
  domain: 'bugs',
  byPlainCall: true,
  pages: { [boardFids.bug]: '/buglist/detail' },
} as const satisfies KindFacts;
