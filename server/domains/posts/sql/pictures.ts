import { sql } from 'kysely';
import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import type { Db } from '../../../platform/context.ts';

/** What a reply showed, and its place. */
export interface Pictured {
  position: number;
  attachments: Attachment[];
}

/** Takes the pictures from the next replies of a thread, after a position, that show any; what they showed. */
export async function takePictures(db: Db, tid: number, after: number, limit: number): Promise<Pictured[]> {
  const { rows } = await sql<Pictured>`
    with pictured as (
      select tid, pid, position, attachments from threads.posts
       where tid = ${tid} and position > ${after} and status = 1 and attachments <> '[]'
       order by position limit ${limit} for no key update
    )
    update threads.posts p set attachments = '[]' from pictured
     where p.tid = pictured.tid and p.pid = pictured.pid
    returning pictured.position, pictured.attachments`.execute(db);
  return rows.sort((a, b) => a.position - b.position);
}
