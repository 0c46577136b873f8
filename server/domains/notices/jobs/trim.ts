import { noticeLimits } from '../../../../contract/domains/notices/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import { deleteBeyond, deleteOlder, type Written, writtenAfter } from '../sql/trim.ts';

const rowsAtOnce = 5000;
/** A night or two may have been missed; who got nothing since then has no more than was left them. */
const daysLookedAt = 3;

/** Deletes what is old, and, of members who got notices lately and have very many, all but the newest of each page. */
export async function trimNotices(db: Db, now: Date): Promise<void> {
  while ((await deleteOlder(db, daysBefore(now, noticeLimits.retentionDays), rowsAtOnce)) === rowsAtOnce);
  let last: Written = { updated_at: daysBefore(now, daysLookedAt), uid: 0, id: 0 };
  for (;;) {
    const written = await writtenAfter(db, last, rowsAtOnce);
    const owners = new Set(written.map(({ uid }) => uid));
    await deleteBeyond(db, [...owners], noticeLimits.perMember);
    if (written.length < rowsAtOnce) return;
    last = written.at(-1)!;
  }
}
