import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { typedNames } from '../../../../contract/primitives/typed-names.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import { blockedAmong } from '../../follows/index.ts';
import { findByNames } from '../../members/index.ts';
import { ownWords } from '../rules/own-words.ts';

/**
 * Whom a post names: members who were chosen, and those whose names stand in its words; each once, without the writer and
 * without those in a block with them, who read the words but are not notified.
 */
export async function nameMembers(ctx: MemberCtx, html: string, chosen: readonly number[] = []): Promise<number[]> {
  const { db, actor } = ctx;
  const others = [...new Set([...chosen, ...(await typedMembers(db, html))])].filter((uid) => uid !== actor.uid);
  if (others.length === 0) return [];
  const blocked = new Set(await blockedAmong(db, actor.uid, others));
  return others.filter((uid) => !blocked.has(uid)).slice(0, postLimits.mentions);
}

/** The members whose names stand in a post's own words, in their order. */
export async function typedMembers(db: Db, html: string): Promise<number[]> {
  const names = typedNames(ownWords(html)).slice(0, postLimits.namesLookedUp);
  const found = await findByNames(db, names);
  return names.flatMap((name) => found.get(name) ?? []);
}
