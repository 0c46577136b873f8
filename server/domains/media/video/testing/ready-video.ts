import type { Db } from '../../../../platform/context.ts';

/** An upload of a member that is ready to be posted, as its row says; no file lies behind it. */
export async function readyVideo(db: Db, uid: number, now = new Date()): Promise<number> {
  const name = crypto.randomUUID().replaceAll('-', '').padEnd(40, '0');
  const looked = { type: 'video/mp4', milliseconds: 12_000, width: 640, height: 360 };
  const { vid } = await db
    .insertInto('threads.video_files')
    .values({ uid, name, bytes: 4000, received: 4000, recorded: false, created_at: now, ...looked })
    .returning('vid')
    .executeTakeFirstOrThrow();
  return vid;
}
