import { boardFids } from '../../../../primitives/boards.ts';
import type { KindFacts } from '../kind.ts';

export const photoKind = {
  special: 5,
  roleFlag: 'allowpost',
  field: 'photo',
  pageOn: (fid: number) => (fid === boardFids.dream ? '/dreamFund/detail' : '/photos/detail'),
} as const satisfies KindFacts;
