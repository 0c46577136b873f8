import type { Actor, Db } from '../../../platform/context.ts';
import { joinedAmong, mayManage, overseesGroup } from '../../groups/index.ts';
import { askedLevel, isClosed } from './level.ts';

interface Grouped {
  groupid: number | null;
  readperm: number;
}

type Reading = { db: Db; actor: Pick<Actor, 'uid' | 'groupid' | 'countryFid'> | null };

/**
 * Threads as their groups let this reader meet them: for members, and for those who moderate there, what a group alone
 * reads stands at the level that its author asked for. For everybody else it stays above every level.
 */
export async function allMet<T extends Grouped>(
  { db, actor }: Reading,
  threads: readonly T[],
  countryOf: (thread: T) => number,
): Promise<T[]> {
  const shut = threads.filter(isClosed);
  if (shut.length === 0 || actor === null) return [...threads];
  const joined = await joinedAmong(db, actor.uid, [...new Set(shut.flatMap(({ groupid }) => groupid ?? []))]);
  return threads.map((thread) =>
    isClosed(thread) && (joined.has(thread.groupid ?? 0) || overseesGroup(actor, countryOf(thread)))
      ? { ...thread, readperm: askedLevel(thread.readperm) }
      : thread,
  );
}

/** One thread so. */
export const met = async <T extends Grouped & { country_fid: number }>(reading: Reading, thread: T): Promise<T> =>
  (await allMet(reading, [thread], ({ country_fid }) => country_fid))[0]!;

/** One thread so, where there is one. */
export const metIfThere = async <T extends Grouped & { country_fid: number }>(
  reading: Reading,
  thread: T | undefined,
): Promise<T | undefined> => thread && met(reading, thread);

/** The groups of some threads that the reader decides for. */
export async function headOf(
  { db, actor }: Reading,
  threads: readonly { groupid: number | null }[],
): Promise<ReadonlySet<number>> {
  const groupids = [...new Set(threads.flatMap(({ groupid }) => groupid ?? []))];
  if (groupids.length === 0 || actor === null) return new Set();
  const joined = await joinedAmong(db, actor.uid, groupids);
  return new Set(groupids.filter((groupid) => mayManage(joined.get(groupid)) === undefined));
}
