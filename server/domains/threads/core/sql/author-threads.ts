import { sql } from 'kysely';
import type { Attachment } from '../../../../../contract/domains/media/shapes.ts';
import type { Db } from '../../../../platform/context.ts';
import { type ListReader, seenBy, shown } from './thread-lists.ts';

export interface AuthorThread {
  tid: number;
  subject: string;
  like: number;
  /** The first picture. */
  picture: Attachment | null;
}

/** An author's latest threads. */
export async function latestByAuthor(
  db: Db,
  authorid: number,
  reader: ListReader,
  limit: number,
): Promise<AuthorThread[]> {
  const { rows } = await sql<AuthorThread>`
    select tid, subject, likes as like, attachments -> 0 as picture from threads.threads
     where authorid = ${authorid} and ${shown} and ${seenBy(reader)}
     order by created_at desc, tid desc limit ${limit}`.execute(db);
  return rows;
}

/** Of an author's newest threads so many are looked at for a board. */
const lookedAt = 50;

/** The board of an author's newest thread in a country that stands on one; 0 for none. */
export async function lastBoardOf(db: Db, authorid: number, countryFid: number): Promise<number> {
  const { rows } = await sql<{ typeid: number }>`
    select typeid from (
      select typeid, country_fid, created_at, tid from threads.threads
       where authorid = ${authorid} and ${shown} order by created_at desc, tid desc limit ${lookedAt}) newest
     where country_fid = ${countryFid} and typeid > 0
     order by created_at desc, tid desc limit 1`.execute(db);
  return rows[0]?.typeid ?? 0;
}
