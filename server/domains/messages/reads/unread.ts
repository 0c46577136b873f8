import type { Db, MemberCtx } from '../../../platform/context.ts';
import type { HiddenFor } from '../../follows/index.ts';
import { countUnread, unreadGroups } from '../sql/unread.ts';

interface Deps {
  hiddenFor: HiddenFor;
}

/**
 * How many messages a member has not read: those of members whom they mute or block, of requests and of conversations with
 * notifications off are not counted.
 */
export async function unreadOf({ hiddenFor }: Deps, db: Db, uid: number): Promise<{ num: number }> {
  const hidden = await hiddenFor(db, uid);
  const [pairs, groups] = await Promise.all([countUnread(db, uid, [...hidden.keys()]), unreadGroups(db, uid)]);
  return { num: groups.reduce((sum, { unread }) => sum + unread, pairs) };
}

export const unread =
  (deps: Deps) =>
  ({ db, actor }: MemberCtx): Promise<{ num: number }> =>
    unreadOf(deps, db, actor.uid);
