import type { Db } from '../../../platform/context.ts';
import { momentOf } from '../../../platform/time-zone.ts';
import { zoneOf } from '../rules/days.ts';
import { payableFrom } from '../rules/months.ts';
import { oldestDue } from '../sql/months.ts';

/** Since when income waits that was to be paid by now; null where none does. */
export async function incomeDueSince(db: Db, now: Date): Promise<Date | null> {
  const moments = (await oldestDue(db))
    .map(({ country_fid, month }) => momentOf(zoneOf(country_fid), payableFrom(month)).getTime())
    .filter((since) => since <= now.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}
