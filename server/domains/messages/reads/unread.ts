import type { Db, MemberCtx } from '../../../platform/context.ts';
import type { HiddenFor } from '../../follows/index.ts';
import { countUnread } from '../sql/rooms.ts';

interface Deps {
  hiddenFor: HiddenFor;
}

/** How many messages a member has not read; those of members whom they mute or block are not counted. */
export const unreadOf = async ({ hiddenFor }: Deps, db: Db, uid: number): Promise<{ num: number }> => ({
  num: await countUnread(db, uid, [...(await hiddenFor(db, uid)).keys()]),
});

export const unread =
  (deps: Deps) =>
  ({ db, actor }: MemberCtx): Promise<{ num: number }> =>
    unreadOf(deps, db, actor.uid);
