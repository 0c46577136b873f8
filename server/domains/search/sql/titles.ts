import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { beginning } from './names.ts';
import { findableBy, type Searcher } from './posts.ts';

/** A thread with the folded words of its title. */
export interface Title {
  tid: number;
  countryFid: number;
  words: readonly string[];
}

/** Writes the words of titles, in place of those that the index has of these threads. */
export async function writeTitles(db: Db, titles: readonly Title[]): Promise<void> {
  if (titles.length === 0) return;
  await dropTitles(
    db,
    titles.map(({ tid }) => tid),
  );
  const rows = titles.flatMap(({ tid, countryFid, words }) => words.map((word) => ({ tid, countryFid, word })));
  await sql`
    insert into search.titles (tid, word, country_fid)
    select t.tid, t.word, t.country_fid
      from unnest(${rows.map(({ tid }) => tid)}::bigint[], ${rows.map(({ word }) => word)}::text[],
                  ${rows.map(({ countryFid }) => countryFid)}::int[]) as t (tid, word, country_fid)
    on conflict (tid, word) do nothing`.execute(db);
}

export async function dropTitles(db: Db, tids: readonly number[]): Promise<void> {
  if (tids.length === 0) return;
  await sql`delete from search.titles where tid = any(${tids}::bigint[])`.execute(db);
}

/** Titles looked at for one beginning, over all countries, and threads of which their reader is asked for. */
const lookedAt = 2000;
const mostAsked = 200;

interface TitlesAsked {
  /** A title has each of these words, and one that begins so. */
  words: readonly string[];
  begin: string;
  fids: readonly number[];
  limit: number;
}

/** The longest of the whole words stands in the fewest titles, as a rule. */
const rarestOf = (words: readonly string[]): string | undefined => words.toSorted((a, b) => b.length - a.length)[0];

/** Threads by words of their titles that this reader finds: those with the very word first, the newest first. */
export async function threadsTitled(
  db: Db,
  searcher: Searcher,
  { words, begin, fids, limit }: TitlesAsked,
): Promise<number[]> {
  const each = Math.ceil(lookedAt / fids.length);
  const rarest = rarestOf(words);
  const { rows } = await sql<{ tid: number }>`
    with begun as (
      select t.tid, exists (select from search.titles o where o.tid = t.tid and o.word = ${begin}) as whole
        from unnest(${fids}::int[]) as f (fid)
       cross join lateral (
         select * from search.titles i
          where i.country_fid = f.fid and ${rarest === undefined ? sql`i.word like ${beginning(begin)}` : sql`i.word = ${rarest}`}
          order by i.word, i.tid desc limit ${each}) t
       where exists (select from search.titles o where o.tid = t.tid and o.word like ${beginning(begin)})
         and not exists (
         select from unnest(${words}::text[]) as w (word)
          where not exists (select from search.titles o where o.tid = t.tid and o.word = w.word))
       group by t.tid order by 2 desc, 1 desc limit ${mostAsked})
    select b.tid
      from begun b
     cross join lateral (select * from search.posts i where i.tid = b.tid order by i.pid limit 1) p
     where ${findableBy(searcher)}
     order by b.whole desc, b.tid desc limit ${limit}`.execute(db);
  return rows.map(({ tid }) => tid);
}

/** Words of the newest titles. */
export async function newestTitleWords(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct n.word from (select word from search.titles order by tid desc limit ${limit}) n`.execute(db);
  return rows.map(({ word }) => word);
}
