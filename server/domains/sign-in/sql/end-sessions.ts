import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx } from '../../../platform/context.ts';

/** Ends every session of a member, or every other one than `except`, each with its page cookies; their number. */
export async function endSessions(
  ctx: Pick<Ctx, 'db' | 'stale'>,
  uid: number,
  except: Buffer | null = null,
): Promise<number> {
  moveActor(ctx, uid);
  let ended = ctx.db.deleteFrom('accounts.sessions').where('uid', '=', uid);
  if (except !== null) ended = ended.where('token_hash', '!=', except);
  const rows = await ended.returning('token_hash').execute();
  if (rows.length === 0) return 0;
  const hashes = rows.map((row) => row.token_hash);
  await ctx.db.deleteFrom('accounts.page_sessions').where('token_hash', 'in', hashes).execute();
  return rows.length;
}
