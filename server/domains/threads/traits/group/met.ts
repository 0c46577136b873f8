import type { Actor, Db } from '../../../../platform/context.ts';
import { joinedAmong, mayManage, membershipsAmong } from '../../../groups/index.ts';
import { isClosed } from '../../level.ts';
import { type Met, meet } from '../../meeting.ts';

interface Grouped {
  groupid: number | null;
  readperm: number;
}

type Reading = { db: Db; actor: Pick<Actor, 'uid' | 'readaccess' | 'office'> | null };

/** Threads as this reader meets them. */
export async function allMet<T extends Grouped>(
  { db, actor }: Reading,
  threads: readonly T[],
  countryOf: (thread: T) => number,
): Promise<Met<T>[]> {
  const shut = actor === null ? [] : threads.filter(isClosed).flatMap(({ groupid }) => groupid ?? []);
  const joined = actor && shut.length > 0 ? await joinedAmong(db, actor.uid, [...new Set(shut)]) : undefined;
  return threads.map((thread) =>
    meet(actor, thread, { countryFid: countryOf(thread), joined: joined?.has(thread.groupid ?? 0) ?? false }),
  );
}

/** Threads as each of several readers meets the one that is named with them. */
export async function metByEach<T extends Grouped & { country_fid: number }>(
  db: Db,
  asked: readonly { actor: NonNullable<Reading['actor']>; thread: T }[],
): Promise<Met<T>[]> {
  const shut = asked.filter(({ thread }) => isClosed(thread));
  const joined = await membershipsAmong(
    db,
    shut.map(({ actor }) => actor.uid),
    shut.flatMap(({ thread }) => thread.groupid ?? []),
  );
  return asked.map(({ actor, thread }) =>
    meet(actor, thread, { countryFid: thread.country_fid, joined: joined(actor.uid, thread.groupid) }),
  );
}

/** One thread so. */
export const met = async <T extends Grouped & { country_fid: number }>(reading: Reading, thread: T): Promise<Met<T>> =>
  (await allMet(reading, [thread], ({ country_fid }) => country_fid))[0]!;

/** One thread so, where there is one. */
export const metIfThere = async <T extends Grouped & { country_fid: number }>(
  reading: Reading,
  thread: T | undefined,
): Promise<Met<T> | undefined> => thread && met(reading, thread);

/** The groups of some threads that the reader decides for. */
export async function headOf(
  { db, actor }: { db: Db; actor: Pick<Actor, 'uid'> | null },
  threads: readonly { groupid: number | null }[],
): Promise<ReadonlySet<number>> {
  const groupids = [...new Set(threads.flatMap(({ groupid }) => groupid ?? []))];
  if (groupids.length === 0 || actor === null) return new Set();
  const joined = await joinedAmong(db, actor.uid, groupids);
  return new Set(groupids.filter((groupid) => mayManage(joined.get(groupid)) === undefined));
}
