import { noticeLimits } from '../../../../contract/domains/notices/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { deleteBeyond, deleteOlder, type Written, writtenAfter } from '../sql/trim.ts';

const rowsAtOnce = 5000;
const dayMilliseconds = 86_400_000;
/** A night or two may have been missed; who got nothing since then has no more than was left them. */
const daysLookedAt = 3;

/** Deletes what is old, and of whoever got notices of late and has very many all but the newest of each page. */
export async function trimNotices(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMilliseconds);
  while ((await deleteOlder(db, daysAgo(noticeLimits.keptDays), rowsAtOnce)) === rowsAtOnce);
  let last: Written = { updated_at: daysAgo(daysLookedAt), uid: 0, id: 0 };
  for (;;) {
    const written = await writtenAfter(db, last, rowsAtOnce);
    const owners = new Set(written.map(({ uid }) => uid));
    await deleteBeyond(db, [...owners], noticeLimits.kept);
    if (written.length < rowsAtOnce) return;
    last = written.at(-1)!;
  }
}
