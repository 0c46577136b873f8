import type { Actor, Db } from '../../../platform/context.ts';
import { type Met, meet } from '../core/meeting.ts';
import { traits } from './list.ts';
import type { Levelled } from './trait.ts';

type Reading = { db: Db; actor: Pick<Actor, 'uid' | 'readaccess' | 'office'> | null };

const levels = traits.flatMap(({ level }) => level ?? []);

/** Threads as this reader meets them: what a trait shuts is open to whom its level lets in. */
export async function allMet<T extends Levelled>(
  { db, actor }: Reading,
  threads: readonly T[],
  countryOf: (thread: T) => number,
): Promise<Met<T>[]> {
  const opened = actor === null ? [] : await Promise.all(levels.map(({ opens }) => opens(db, actor, threads)));
  return threads.map((thread) =>
    meet(actor, thread, { countryFid: countryOf(thread), joined: opened.some((opens) => opens(thread)) }),
  );
}

/** Threads as each of several readers meets the one that is named with them. */
export async function metByEach<T extends Levelled & { country_fid: number }>(
  db: Db,
  asked: readonly { actor: NonNullable<Reading['actor']>; thread: T }[],
): Promise<Met<T>[]> {
  const pairs = asked.map(({ actor, thread }) => ({ uid: actor.uid, thread }));
  const opened = await Promise.all(levels.map(({ opensEach }) => opensEach(db, pairs)));
  return asked.map(({ actor, thread }) =>
    meet(actor, thread, {
      countryFid: thread.country_fid,
      joined: opened.some((opens) => opens(actor.uid, thread)),
    }),
  );
}

/** One thread so. */
export const met = async <T extends Levelled & { country_fid: number }>(reading: Reading, thread: T): Promise<Met<T>> =>
  (await allMet(reading, [thread], ({ country_fid }) => country_fid))[0]!;

/** One thread so, where there is one. */
export const metIfThere = async <T extends Levelled & { country_fid: number }>(
  reading: Reading,
  thread: T | undefined,
): Promise<Met<T> | undefined> => thread && met(reading, thread);
