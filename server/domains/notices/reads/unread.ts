import type { UnreadCounts } from '../../../../contract/domains/notices/shapes.ts';
import type { Db } from '../../../platform/context.ts';
import type { HiddenFor } from '../../follows/index.ts';
import { countUnread } from '../sql/notices.ts';

/** How many notices a member has not read, in all and by page: as in the lists, without whom they don't want to see. */
export async function unreadCounts(
  { hiddenFor }: { hiddenFor: HiddenFor },
  db: Db,
  uid: number,
): Promise<UnreadCounts> {
  const counts: UnreadCounts = { num: 0, reply: 0, atme: 0, attention: 0, systems: 0 };
  const hidden = await hiddenFor(db, uid);
  for (const { page, count } of await countUnread(db, uid, [...hidden.keys()])) {
    counts[page] = count;
    counts.num += count;
  }
  return counts;
}
