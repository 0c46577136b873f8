import type { Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addUses, takeUses } from '../sql/images.ts';

type Within = { db: Db; now: Date };

/**
 * Notes that a post of this member shows pictures, each once; refuses when one is unknown or another member's. What is
 * attached is released by `detachPictures`, as often.
 */
export async function attachPictures(ctx: Within, uid: number, aids: readonly number[]): Promise<void> {
  if (aids.length === 0) return;
  const wanted = new Set(aids);
  const marked = await addUses(ctx.db, uid, [...wanted], ctx.now);
  if (marked.length !== wanted.size) refuse('media.unknown_picture');
}

/**
 * Says that posts show these pictures no more, one each time that a picture is named; those that no other post shows
 * are swept away a week later.
 */
export async function detachPictures(ctx: Within, aids: readonly number[]): Promise<void> {
  if (aids.length > 0) await takeUses(ctx.db, aids, ctx.now);
}
