import type { RefusalName } from '../../../../contract/refusals.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { People } from '../../follows/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import { isShut, mayRead, refusalBetween, type ThreadState } from '../core/policy.ts';
import { hiddenHere } from '../core/reads/viewing.ts';
import { takedownOfThread } from '../core/sql/takedowns.ts';
import { findThread, findWholeThread, type ThreadData, type WholeThread } from '../core/sql/threads.ts';
import { allForReader } from '../traits/for-reader.ts';

/**
 * An existing thread, read before anybody's right to it is checked: only readers whom `admit` lets in may be given it.
 */
export const thereThread = (ctx: SharedCtx, tid: number): Promise<ThreadData> => there(ctx, tid, findThread);

/** The same with its first post. */
export const thereWholeThread = (ctx: SharedCtx, tid: number, why = notThere): Promise<WholeThread> =>
  there(ctx, tid, findWholeThread, why);

type WhyGone = (db: Db, tid: number) => Promise<RefusalName>;

const notThere: WhyGone = async () => 'threads.not_exist';

/** What is said where a moderator has hidden or deleted it (R-MOD-014). */
export const whyGone: WhyGone = async (db, tid) => {
  const kind = await takedownOfThread(db, tid);
  if (kind === undefined) return 'threads.not_exist';
  return kind === 'banned' ? 'threads.banned_thread' : 'threads.removed_thread';
};

async function there<T extends ThreadData>(
  ctx: Pick<SharedCtx, 'db' | 'reads'>,
  tid: number,
  find: (db: Db, tid: number) => Promise<T | undefined>,
  why = notThere,
): Promise<T> {
  ctx.reads(`t:${tid}`);
  const thread = await find(ctx.db, tid);
  return thread && thread.deleted_at === null ? thread : refuse(await why(ctx.db, tid));
}

/** What decides over who may read a thread, with the group and the country that it stands in. */
type Placed = ThreadState & { groupid: number | null } & ({ country_fid: number } | { countryFid: number });

const countryOf = (thread: Placed): number => ('countryFid' in thread ? thread.countryFid : thread.country_fid);

/** What is missing to whom a group shuts out: the thread, or the post that was named. */
type Missing = 'threads.not_exist' | 'threads.post_not_exist';

/** Refuses a reader who may not read a thread; gives it as its group lets them read it. */
export async function admit<T extends Placed>(
  ctx: Ctx,
  people: Pick<People, 'hiddenFor'>,
  found: T,
  missing: Missing = 'threads.not_exist',
): Promise<ForReader<T>> {
  const [hidden, [thread]] = await Promise.all([hiddenHere(ctx, people), allForReader(ctx, [found], countryOf)]);
  const refusal = mayRead(ctx.actor, thread) ?? refusalBetween(hidden.get(found.authorid));
  if (refusal) refuse(isShut(ctx.actor, thread!) ? missing : refusal);
  return thread!;
}

/** A thread that this reader may read, or the refusal. */
export async function openThread(
  ctx: Ctx,
  people: People,
  tid: number,
  missing?: Missing,
): Promise<ForReader<ThreadData>> {
  return admit(ctx, people, await there(ctx, tid, findThread), missing);
}
