import { noticeLimits } from '../../../../contract/domains/notices/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { deleteBeyond, deleteOlder, ownersAfter } from '../sql/trim.ts';

const owners = 1000;
const rowsAtOnce = 5000;

/** Deletes what is old, and of whoever has very many notices all but the newest of each page. */
export async function trimNotices(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - noticeLimits.keptDays * 86_400_000);
  while ((await deleteOlder(db, oldest, rowsAtOnce)) === rowsAtOnce);
  for (
    let uids = await ownersAfter(db, 0, owners);
    uids.length > 0;
    uids = await ownersAfter(db, uids.at(-1)!, owners)
  ) {
    await deleteBeyond(db, uids, noticeLimits.kept);
  }
}
