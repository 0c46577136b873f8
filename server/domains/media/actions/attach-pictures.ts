import type { Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { markAttached, markLoose } from '../sql/images.ts';

type Within = { db: Db; now: Date };

/** Marks pictures as shown by a post of this member; refuses when one is unknown or another member's. */
export async function attachPictures(ctx: Within, uid: number, aids: readonly number[]): Promise<void> {
  if (aids.length === 0) return;
  const wanted = new Set(aids);
  const marked = await markAttached(ctx.db, uid, [...wanted], ctx.now);
  if (marked.length !== wanted.size) refuse('media.unknown_picture');
}

/** Says that no post shows these pictures any more; they are swept away a week later. */
export async function detachPictures(ctx: Within, aids: readonly number[]): Promise<void> {
  if (aids.length > 0) await markLoose(ctx.db, aids, ctx.now);
}
