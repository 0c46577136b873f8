import type { UnreadCounts } from '../../../../contract/domains/notices/shapes.ts';
import type { Db } from '../../../platform/context.ts';
import { countUnread } from '../sql/notices.ts';

/** How many notices a member has not read, in all and by page. */
export async function unreadCounts(db: Db, uid: number): Promise<UnreadCounts> {
  const counts: UnreadCounts = { num: 0, reply: 0, atme: 0, attention: 0, systems: 0 };
  for (const { page, count } of await countUnread(db, uid)) {
    counts[page] = count;
    counts.num += count;
  }
  return counts;
}
