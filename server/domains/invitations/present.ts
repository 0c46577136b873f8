import type { z } from 'zod';
import type { activation, imeiRange } from '../../../contract/domains/invitations/shapes.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { edgeText } from './rules/imei-range.ts';
import type { ImeiRow } from './sql/imeis.ts';
import type { RangeRow } from './sql/ranges.ts';

/** An activation as its member sees it. */
export const presentActivation = (row: ImeiRow): z.output<typeof activation> => ({
  imei: row.imei,
  model: row.model,
  inviter_uid: row.inviter ?? 0,
  dateline: unixSeconds(row.activated_at),
  status: row.status,
  reward: row.amount,
});

export const presentRange = (row: RangeRow): z.output<typeof imeiRange> => ({
  id: row.id,
  model: row.model,
  first: edgeText(row.first),
  last: edgeText(row.last),
  dateline: unixSeconds(row.added_at),
});
