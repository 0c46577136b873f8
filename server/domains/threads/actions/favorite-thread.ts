import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { addToAuthors, noChange } from '../core/sql/counters.ts';
import { addFavorite, deleteFavorite, insertFavorite } from '../core/sql/favorites.ts';
import { presentFavorite } from '../present-own.ts';
import { markable } from './like-post.ts';

type Call = (typeof threadsCalls)['threads.favorite'];

/** Adds a thread to the favourites, or removes it; `id` is the tid (R-THR-020). */
export async function favoriteThread(ctx: MemberCtx, { id: tid, favorite: set }: InputOf<Call>): Promise<DataOf<Call>> {
  const thread = await markable(ctx, tid);
  const { uid } = ctx.actor;
  const added = set !== 0 && (await insertFavorite(ctx.db, thread, uid, ctx.now));
  const removed = !added && set !== 1 && (await deleteFavorite(ctx.db, tid, uid));
  const favorites = await addFavorite(ctx.db, tid, added ? 1 : removed ? -1 : 0);
  const isFavorite = added || set === 1;
  if (added || removed) {
    await addToAuthors(ctx.db, [{ ...noChange, uid, favorites: added ? 1 : -1 }]);
    ctx.stale(`t:${tid}`);
    ctx.stale(`u:${uid}`);
  }
  return presentFavorite(tid, isFavorite, favorites);
}
