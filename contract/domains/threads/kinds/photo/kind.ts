import { boardFids } from '../../../../primitives/board-fids.ts';
import type { KindFacts } from '../kind.ts';

export const photoKind = {
  special: 5,
  roleFlag: 'allowpost',
  field: 'photo',
  domain: 'contests',
  pages: { [boardFids.photo]: '/photos/detail', [boardFids.dream]: '/dreamFund/detail' },
} as const satisfies KindFacts;
