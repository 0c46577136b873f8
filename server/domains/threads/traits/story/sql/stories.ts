import { sql } from 'kysely';
import type { Db } from '../../../../../platform/context.ts';
import { type ListReader, seenBy, shown } from '../../../core/sql/thread-lists.ts';

export interface StoryPart {
  tid: number;
  subject: string;
}

export interface StoryNeighbours {
  pre: StoryPart | null;
  next: StoryPart | null;
}

/** The parts before and after one in its story; what is deleted or closed to the reader is passed over. */
export async function storyNeighbours(
  db: Db,
  story: number,
  tid: number,
  reader: ListReader,
): Promise<StoryNeighbours> {
  const part = sql`select tid, subject from threads.threads where story = ${story} and ${shown} and ${seenBy(reader)}`;
  const { rows } = await sql<StoryPart>`
    (${part} and tid < ${tid} order by tid desc limit 1)
    union all
    (${part} and tid > ${tid} order by tid limit 1)`.execute(db);
  return { pre: rows.find((row) => row.tid < tid) ?? null, next: rows.find((row) => row.tid > tid) ?? null };
}

/** A thread becomes the first part of a story, if it isn't one yet. */
export async function beginStory(db: Db, tid: number): Promise<void> {
  await db
    .updateTable('threads.threads')
    .set({ story: tid })
    .where('tid', '=', tid)
    .where('story', 'is', null)
    .execute();
}
