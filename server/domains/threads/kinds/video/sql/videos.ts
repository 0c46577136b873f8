import { sql } from 'kysely';
import type { Picture } from '../../../../../../contract/domains/media/shapes.ts';
import type { Db } from '../../../../../platform/context.ts';

/** A thread's video: a file, or a link to another site. */
export interface VideoRow {
  tid: number;
  vid: number | null;
  link: string;
  title: string;
  seconds: number;
  cover: Picture | null;
  /** Of the file, empty for a link. */
  name: string;
  type: string;
  milliseconds: number;
  width: number;
  height: number;
  bytes: number;
}

/** Videos by their threads; `lock` locks them against changes until the transaction ends. */
export async function videosByIds(db: Db, tids: readonly number[], lock?: 'lock'): Promise<VideoRow[]> {
  if (tids.length === 0) return [];
  if (lock) {
    await sql`
      select tid from threads.videos where tid = any(${tids}::bigint[]) order by tid for no key update`.execute(db);
  }
  const { rows } = await sql<VideoRow>`
    select v.tid, v.vid, v.link, v.title, v.seconds, v.cover, coalesce(f.name, '') as name, coalesce(f.type, '') as type,
           coalesce(f.milliseconds, 0) as milliseconds, coalesce(f.width, 0) as width, coalesce(f.height, 0) as height,
           coalesce(f.bytes, 0) as bytes
      from threads.videos v left join threads.video_files f on f.vid = v.vid
     where v.tid = any(${tids}::bigint[])`.execute(db);
  return rows;
}

export interface NewVideo {
  vid: number | null;
  link: string;
  title: string;
  seconds: number;
  cover: Picture | null;
}

/** Writes a thread's video, or writes it anew. */
export async function writeVideo(db: Db, tid: number, video: NewVideo): Promise<void> {
  const cover = video.cover && JSON.stringify(video.cover);
  await sql`
    insert into threads.videos (tid, vid, link, title, seconds, cover)
    values (${tid}, ${video.vid}, ${video.link}, ${video.title}, ${video.seconds}, ${cover}::jsonb)
    on conflict (tid) do update set vid = excluded.vid, link = excluded.link, title = excluded.title,
      seconds = excluded.seconds, cover = excluded.cover`.execute(db);
}
