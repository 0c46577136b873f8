import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';

/** Members who are named to come into a group: each once, without the caller; all of them are there, and no block is between. */
export async function takePeople(
  { people }: Pick<RoomsDeps, 'people'>,
  { db, actor }: MemberCtx,
  uids: readonly number[],
): Promise<number[]> {
  const named = [...new Set(uids)].filter((uid) => uid !== actor.uid);
  const [cards, hidden] = await Promise.all([people.members(db, named), people.hiddenFor(db, actor.uid)]);
  for (const uid of named) {
    const why = hidden.get(uid);
    if (!cards.get(uid)?.username || why === 'blocked' || why === 'blocked_by') refuse('rooms.unknown_member');
  }
  return named;
}
