import { addressLimits } from '../../../../contract/domains/moderation/address-limits.ts';
import type { Db } from '../../../platform/context.ts';
import { daysBefore, utcDay } from '../../../platform/days.ts';
import { dropAddressBans, dropAddresses } from '../sql/addresses.ts';

const batch = 2000;

/** Deletes addresses of acts that are older than 90 days, and bans that ended as long ago. */
export async function sweepAddresses(db: Db, now: Date): Promise<void> {
  const before = daysBefore(now, addressLimits.storedDays);
  while ((await dropAddresses(db, utcDay(before), batch)) === batch);
  while ((await dropAddressBans(db, before, batch)) === batch);
}
