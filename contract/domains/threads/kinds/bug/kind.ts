import { boardFids } from '../../../../primitives/boards.ts';
import type { KindFacts } from '../kind.ts';

export const bugKind = {
  special: 4,
  roleFlag: 'allowpost',
  field: 'bug',
  byPlainCall: true,
  pages: { [boardFids.bug]: '/buglist/detail' },
} as const satisfies KindFacts;
