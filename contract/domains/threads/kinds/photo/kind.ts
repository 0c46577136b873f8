import { boardFids } from '../../../../primitives/boards.ts';
import type { KindFacts } from '../kind.ts';

export const photoKind = {
  special: 5,
  roleFlag: 'allowpost',
  field: 'photo',
  pages: { [boardFids.photo]: '/photos/detail', [boardFids.dream]: '/dreamFund/detail' },
} as const satisfies KindFacts;
