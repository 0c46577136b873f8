import { setImmediate } from 'node:timers/promises';
import type { Db, Log } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { namesFrom } from '../../members/index.ts';
import { lastPost } from '../../posts/index.ts';
import { lastThread, searchablePostsFrom, searchableThreadsFrom } from '../../threads/index.ts';
import { topicsFrom } from '../../topics/index.ts';
import { barWithoutAccess } from '../listeners/index-names.ts';
import { postsToWrite, titlesToWrite, type Write } from '../listeners/index-posts.ts';
import { createStems, type LoadStems } from '../reads/stems.ts';
import { nameForm } from '../rules/name-form.ts';
import { type Filled, fillFrom, nextToFill } from '../sql/filling.ts';
import { writeNames } from '../sql/names.ts';
import { lockIndex } from '../sql/posts.ts';
import { dropWords } from '../sql/words.ts';

interface FillDeps {
  db: Db;
  stems: LoadStems;
  clock: () => Date;
  log?: Log;
}

/** The next rows of a part of the index. */
interface Batch {
  ids: readonly number[];
  /** Finds their words. */
  prepare(): Promise<Write>;
}

interface Part {
  read(tx: Db, from: number): Promise<Batch>;
  /** Where listeners write the same rows: what was read under the lock is so when it is written. */
  lock?: (tx: Db) => Promise<void>;
  /** The highest id there is. */
  last?: (db: Db) => Promise<number>;
}

const filled = ['topics', 'members', 'posts', 'titles'] as const;
const atOnce = 500;
/** Of one transaction: so many batches listeners wait for the lock. */
const batchesALock = 10;
/** Of one run of the job, so that it ends before the next one begins. */
const batchesARun = 400;

const partsOf = ({ db, stems, clock }: FillDeps): Record<Filled, Part> => ({
  posts: {
    ...{ lock: lockIndex, last: lastPost },
    read: async (tx, from) => {
      const posts = await searchablePostsFrom(tx, from, atOnce);
      return { ids: posts.map(({ pid }) => pid), prepare: () => postsToWrite(db, stems, posts, 'new') };
    },
  },
  members: {
    read: async (tx, from) => {
      const rows = await namesFrom(tx, from, atOnce);
      const ids = rows.map(({ uid }) => uid);
      const names = rows.map(({ uid, username, country_fid }) => named(uid, username, country_fid));
      const write: Write = async (into) => {
        await writeNames(into, 'members', names);
        await barWithoutAccess(into, ids, clock());
      };
      return { ids, prepare: async () => write };
    },
  },
  topics: {
    read: async (tx, from) => {
      const rows = await topicsFrom(tx, from, atOnce);
      const names = rows.map(({ topid, name, country_fid }) => named(topid, name, country_fid));
      return { ids: rows.map(({ topid }) => topid), prepare: async () => (into) => writeNames(into, 'topics', names) };
    },
  },
  titles: {
    ...{ lock: lockIndex, last: lastThread },
    read: async (tx, from) => {
      const threads = await searchableThreadsFrom(tx, from, atOnce);
      return { ids: threads.map(({ tid }) => tid), prepare: () => titlesToWrite(db, stems, threads) };
    },
  },
});

const named = (id: number, name: string, countryFid: number) => ({ id, name: nameForm(name), countryFid });

interface Filling {
  batches: number;
  rows: number;
  /** The id to go on from, null at the end. */
  next: number | null;
}

/** Fills the next batches of a part. While the database writes one, the words of the one after it are found. */
async function fillSome(tx: Db, kind: Filled, { read, lock }: Part, most: number): Promise<Filling> {
  await lock?.(tx);
  const filling: Filling = { batches: 0, rows: 0, next: await nextToFill(tx, kind) };
  let write: Write = async () => undefined;
  while (filling.next !== null && filling.batches < most) {
    const { ids, prepare } = await read(tx, filling.next);
    // Words are found once the statement is on its way.
    [write] = await Promise.all([setImmediate().then(prepare), write(tx)]);
    filling.batches += 1;
    filling.rows += ids.length;
    filling.next = ids.length < atOnce ? null : ids.at(-1)! + 1;
  }
  await write(tx);
  if (filling.batches > 0) await fillFrom(tx, kind, filling.next);
  return filling;
}

/** Fills a part of the index by so many batches at most, and logs how far it is. */
async function fillPart({ db, log }: FillDeps, kind: Filled, part: Part, most: number): Promise<number> {
  const began = performance.now();
  let [batches, rows] = [0, 0];
  let next: number | null = 0;
  while (next !== null && batches < most) {
    const some = await inTransaction(db, (tx) => fillSome(tx, kind, part, Math.min(batchesALock, most - batches)));
    batches += some.batches;
    rows += some.rows;
    next = some.next;
  }
  if (batches > 0 && log) {
    const share = next === null ? 1 : part.last && Math.floor((100 * next) / (await part.last(db))) / 100;
    const perSecond = Math.round((1000 * rows) / (performance.now() - began));
    log.info({ kind, next, share, perSecond }, 'the index of search is filled');
  }
  return batches;
}

/** Fills the index with what was there before it; how many batches were written. */
export async function fillIndex(deps: FillDeps, most = batchesARun): Promise<number> {
  const parts = partsOf(deps);
  let batches = 0;
  for (const kind of filled) batches += await fillPart(deps, kind, parts[kind], most - batches);
  return batches;
}

/** Begins to fill the index anew; what is found meanwhile is what was found before. */
export async function refillIndex(db: Db): Promise<void> {
  await dropWords(db);
  for (const kind of filled) await fillFrom(db, kind, 0);
}

/** Fills the index to its end, for a site that nobody visits meanwhile. */
export async function fillWhole(db: Db): Promise<void> {
  const deps = { db, stems: createStems(), clock: () => new Date() };
  while ((await fillIndex(deps)) > 0);
}
