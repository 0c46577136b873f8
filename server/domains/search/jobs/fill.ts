import type { Db, Log } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { namesFrom } from '../../members/index.ts';
import { searchablePostsFrom, searchableThreadsFrom } from '../../threads/index.ts';
import { topicsFrom } from '../../topics/index.ts';
import { barWithoutAccess } from '../listeners/index-names.ts';
import { indexPosts, indexTitles } from '../listeners/index-posts.ts';
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

type Part = (db: Db, deps: Pick<FillDeps, 'stems' | 'clock'>, from: number) => Promise<number | null>;

const filled = ['topics', 'members', 'posts', 'titles'] as const;
const atOnce = 500;
/** Of one run of the job, so that it ends before the next one begins. */
const batchesARun = 400;

/** Fills a part of the index with the next rows; the id to go on from, null at the end. */
const parts: Record<Filled, Part> = {
  posts: async (db, { stems }, from) => {
    await lockIndex(db);
    const posts = await searchablePostsFrom(db, from, atOnce);
    await indexPosts(db, stems, posts, 'new');
    return after(posts.map(({ pid }) => pid));
  },
  members: async (db, { clock }, from) => {
    const rows = await namesFrom(db, from, atOnce);
    const names = rows.map(({ uid, username, country_fid }) => ({
      id: uid,
      name: nameForm(username),
      countryFid: country_fid,
    }));
    const uids = rows.map(({ uid }) => uid);
    await writeNames(db, 'members', names);
    await barWithoutAccess(db, uids, clock());
    return after(uids);
  },
  topics: async (db, _, from) => {
    const rows = await topicsFrom(db, from, atOnce);
    const names = rows.map(({ topid, name, country_fid }) => ({
      id: topid,
      name: nameForm(name),
      countryFid: country_fid,
    }));
    await writeNames(db, 'topics', names);
    return after(rows.map(({ topid }) => topid));
  },
  titles: async (db, { stems }, from) => {
    await lockIndex(db);
    const threads = await searchableThreadsFrom(db, from, atOnce);
    await indexTitles(db, stems, threads);
    return after(threads.map(({ tid }) => tid));
  },
};

const after = (ids: readonly number[]): number | null => (ids.length < atOnce ? null : ids.at(-1)! + 1);

/** Fills the index with what was there before it, a batch a transaction; how many batches were written. */
export async function fillIndex({ db, log, ...deps }: FillDeps, most = batchesARun): Promise<number> {
  let batches = 0;
  for (const kind of filled) {
    const before = batches;
    let reached: number | null = null;
    for (let more = true; more && batches < most; ) {
      more = await inTransaction(db, async (tx) => {
        const from = await nextToFill(tx, kind);
        if (from === null) return false;
        const next = await parts[kind](tx, deps, from);
        await fillFrom(tx, kind, next);
        batches += 1;
        reached = next;
        return next !== null;
      });
    }
    if (batches > before)
      log?.info({ kind, next: reached, batches: batches - before }, 'the index of search is filled');
  }
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
