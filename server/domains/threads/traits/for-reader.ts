import type { Actor, Db } from '../../../platform/context.ts';
import { type ForReader, withAccess } from '../core/for-reader.ts';
import { traits } from './list.ts';
import type { Levelled } from './trait.ts';

type Reading = { db: Db; actor: Pick<Actor, 'uid' | 'readaccess' | 'office'> | null };

const levels = traits.flatMap(({ level }) => level ?? []);

/** Threads as they stand for this reader: what a trait shuts is open to whom its level lets in. */
export async function allForReader<T extends Levelled>(
  { db, actor }: Reading,
  threads: readonly T[],
  countryOf: (thread: T) => number,
): Promise<ForReader<T>[]> {
  const opened = actor === null ? [] : await Promise.all(levels.map(({ opens }) => opens(db, actor, threads)));
  return threads.map((thread) =>
    withAccess(actor, thread, { countryFid: countryOf(thread), joined: opened.some((opens) => opens(thread)) }),
  );
}

/** Of several readers, each with a thread: it as it stands for them. */
export async function forEachReader<T extends Levelled & { country_fid: number }>(
  db: Db,
  asked: readonly { actor: NonNullable<Reading['actor']>; thread: T }[],
): Promise<ForReader<T>[]> {
  const pairs = asked.map(({ actor, thread }) => ({ uid: actor.uid, thread }));
  const opened = await Promise.all(levels.map(({ opensEach }) => opensEach(db, pairs)));
  return asked.map(({ actor, thread }) =>
    withAccess(actor, thread, {
      countryFid: thread.country_fid,
      joined: opened.some((opens) => opens(actor.uid, thread)),
    }),
  );
}

/** One thread so. */
export const forReader = async <T extends Levelled & { country_fid: number }>(
  reading: Reading,
  thread: T,
): Promise<ForReader<T>> => (await allForReader(reading, [thread], ({ country_fid }) => country_fid))[0]!;

/** One thread so, where there is one. */
export const forReaderIfThere = async <T extends Levelled & { country_fid: number }>(
  reading: Reading,
  thread: T | undefined,
): Promise<ForReader<T> | undefined> => thread && forReader(reading, thread);
