import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { beginning } from './names.ts';
import { findableBy, type Searcher } from './posts.ts';

/** A thread with the folded words of its title. */
export interface Title {
  tid: number;
  countryFid: number;
  special: number;
  words: readonly string[];
}

/** Writes the words of titles, in place of those that the index has of these threads. */
export async function writeTitles(db: Db, titles: readonly Title[]): Promise<void> {
  if (titles.length === 0) return;
  await dropTitles(
    db,
    titles.map(({ tid }) => tid),
  );
  const rows = titles.flatMap(({ words, ...title }) => words.map((word) => ({ ...title, word })));
  await sql`
    insert into search.titles (tid, word, country_fid, special)
    select t.tid, t.word, t.country_fid, t.special
      from unnest(${rows.map(({ tid }) => tid)}::bigint[], ${rows.map(({ word }) => word)}::text[],
                  ${rows.map(({ countryFid }) => countryFid)}::int[],
                  ${rows.map(({ special }) => special)}::smallint[]) as t (tid, word, country_fid, special)
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
  /** A title has each of these words, in one of its spellings, and one that begins in one of these ways. */
  words: readonly (readonly string[])[];
  begins: readonly string[];
  fids: readonly number[];
  limit: number;
}

/** The longest of the whole words stands in the fewest titles, as a rule. */
const rarestOf = (words: readonly (readonly string[])[]): readonly string[] | undefined =>
  words.toSorted((a, b) => b[0]!.length - a[0]!.length)[0];

/** Whatever begins so stands before this, by its bytes. */
const afterAll = '\u{10ffff}';

/** Words in their spellings as rows: the number of each, and a spelling. */
function spelled(words: readonly (readonly string[])[]): RawBuilder<unknown> {
  const rows = words.flatMap((spellings, n) => spellings.map((word) => ({ n, word })));
  return sql`unnest(${rows.map(({ n }) => n)}::int[], ${rows.map(({ word }) => word)}::text[])`;
}

/** Threads by words of their titles that this reader finds: those with the very word first, the newest first. */
export async function threadsTitled(
  db: ReadDb,
  searcher: Searcher,
  { words, begins, fids, limit }: TitlesAsked,
): Promise<number[]> {
  const rarest = rarestOf(words);
  const sought = rarest ?? begins;
  const each = Math.ceil(lookedAt / (fids.length * sought.length));
  const isSought =
    rarest === undefined ? sql`i.word >= s.word and i.word < s.word || ${afterAll}::text` : sql`i.word = s.word`;
  const { rows } = await sql<{ tid: number }>`
    with begun as (
      select t.tid,
             exists (select from search.titles o where o.tid = t.tid and o.word = any(${begins}::text[])) as whole
        from unnest(${fids}::int[]) as f (fid)
       cross join unnest(${sought}::text[]) as s (word)
       cross join lateral (
         select * from search.titles i
          where i.country_fid = f.fid and ${isSought}
          order by i.word, i.tid desc limit ${each}) t
       where exists (select from search.titles o
                      where o.tid = t.tid and o.word like any(${begins.map(beginning)}::text[]))
         and (select count(distinct w.n) from ${spelled(words)} as w (n, word)
                join search.titles o on o.tid = t.tid and o.word = w.word) = ${words.length}::int
       group by t.tid order by 2 desc, 1 desc limit ${mostAsked})
    ${findable(searcher, sql`begun`, sql`b.whole desc, b.tid desc`, limit)}`.execute(db);
  return rows.map(({ tid }) => tid);
}

/** Those of some threads that a reader finds, in an order. */
const findable = (searcher: Searcher, of: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) => sql`
  select b.tid
    from ${of} b
   cross join lateral (select * from search.posts i where i.tid = b.tid order by i.pid limit 1) p
   where ${findableBy(searcher)}
   order by ${order} limit ${limit}`;

/** A word that a title should have, in its spellings, and how much it counts: the fewer posts have it, the more. */
export interface Weighed {
  spellings: readonly string[];
  weight: number;
}

interface SimilarAsked {
  /** What counts most first. */
  words: readonly Weighed[];
  /** So many of the words a title has at least. */
  least: number;
  fids: readonly number[];
  /** Of threads of this kind alone, in whatever country. */
  special?: number | undefined;
  limit: number;
}

/** Titles are looked for by so many of the words, the newest of each, over all countries or of one kind. */
const lookedFor = 4;
const similarLookedAt = 1000;

/** Threads with titles that have most of some words, of those this reader finds. */
export async function similarTitles(
  db: ReadDb,
  searcher: Searcher,
  { words, least, fids, special, limit }: SimilarAsked,
): Promise<number[]> {
  const sought = words.slice(0, lookedFor).map(({ spellings }) => spellings);
  const places = special === undefined ? fids : [special];
  const isThere = special === undefined ? sql`i.country_fid = f.place` : sql`i.special = f.place and i.special > 0`;
  const each = Math.ceil(similarLookedAt / (places.length * sought.length));
  const { rows } = await sql<{ tid: number }>`
    with looked as (
      select distinct t.tid
        from unnest(${places}::int[]) as f (place)
       cross join ${spelled(sought)} as s (n, word)
       cross join lateral (
         select i.tid from search.titles i
          where ${isThere} and i.word = s.word order by i.tid desc limit ${each}) t),
    matched as (
      select distinct l.tid, w.n
        from looked l
       cross join ${spelled(words.map(({ spellings }) => spellings))} as w (n, word)
        join search.titles o on o.tid = l.tid and o.word = w.word),
    best as (
      select m.tid, sum((${words.map(({ weight }) => weight)}::float8[])[m.n + 1]) as score
        from matched m group by m.tid having count(*) >= ${least}::int
       order by 2 desc, 1 desc limit ${mostAsked})
    ${findable(searcher, sql`best`, sql`b.score desc, b.tid desc`, limit)}`.execute(db);
  return rows.map(({ tid }) => tid);
}

/** Words of the newest titles. */
export async function newestTitleWords(db: ReadDb, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct n.word from (select word from search.titles order by tid desc limit ${limit}) n`.execute(db);
  return rows.map(({ word }) => word);
}
