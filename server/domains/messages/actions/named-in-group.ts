import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { typedNames } from '../../../../contract/primitives/typed-names.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { blockedAmong } from '../../follows/index.ts';
import { findByNames } from '../../members/index.ts';
import { inGroup } from '../../rooms/index.ts';

/**
 * Whom a message of a group names: members who were chosen, and those whose names stand in its words; none that isn't in the
 * group, nor the writer, nor whom a block keeps apart.
 */
export async function namedInGroup(
  { db, actor }: MemberCtx,
  room: number,
  text: string,
  chosen: readonly number[] = [],
): Promise<number[]> {
  const names = typedNames(text).slice(0, messageLimits.named);
  const typed = names.length === 0 ? [] : [...(await findByNames(db, names)).values()];
  const others = [...new Set([...chosen, ...typed])].filter((uid) => uid !== actor.uid);
  if (others.length === 0) return [];
  const blocked = new Set(await blockedAmong(db, actor.uid, others));
  const inside = await inGroup(db, room, others);
  return inside.filter((uid) => !blocked.has(uid)).slice(0, messageLimits.named);
}
