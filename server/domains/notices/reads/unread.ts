import type { UnreadCounts } from '../../../../contract/domains/notices/shapes.ts';
import type { Db } from '../../../platform/context.ts';
import { allUnread } from '../sql/notices.ts';
import { recipientOf } from './recipient.ts';
import { type ReadDeps, type Reader, seenNotices } from './scene.ts';

const none = (): UnreadCounts => ({ num: 0, reply: 0, atme: 0, attention: 0, systems: 0 });

/** How many notices a member has not read, in all and by page: those that the lists show them, and no others. */
export async function unreadCounts(
  deps: Pick<ReadDeps, 'hiddenFor' | 'kinds'>,
  db: Db,
  viewer: Reader['viewer'],
): Promise<UnreadCounts> {
  const counts = none();
  const { rows } = await seenNotices(deps, db, viewer, await allUnread(db, viewer.uid));
  for (const { page } of rows) {
    counts[page] += 1;
    counts.num += 1;
  }
  return counts;
}

/** The same of a member by number alone; one who is gone has none. */
export const unreadOf =
  (deps: Pick<ReadDeps, 'hiddenFor' | 'kinds' | 'members'>, clock: () => Date) =>
  async (db: Db, uid: number): Promise<UnreadCounts> => {
    const recipient = await recipientOf(deps.members, db, uid, clock());
    return recipient ? unreadCounts(deps, db, recipient.viewer) : none();
  };
