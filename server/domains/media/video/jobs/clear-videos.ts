import type { Db } from '../../../../platform/context.ts';
import { daysBefore } from '../../../../platform/days.ts';
import { writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import type { Storage } from '../../../../platform/storage/port.ts';
import { endVideo } from '../actions/end-video.ts';
import { pieceKeys, piecesFolder } from '../pieces.ts';
import { dropVideoFile, findVideoFile, looseVideos, notePiecesGone } from '../sql/video-files.ts';
import { dropLinks } from '../sql/video-links.ts';
import { videoKey } from '../video-files.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  storage: Storage;
}

/** Days that an upload waits to be posted, and that what was read of a link waits: less than its picture does. */
const retentionDays = 7;
const linkDays = 1;
const atOnce = 100;

/** Deletes what is stored of a file and nobody needs: the pieces of a whole one, all of one that is ended. */
export async function clearVideo({ db, storage }: Deps, vid: number): Promise<void> {
  const file = await findVideoFile(db, vid);
  if (!file) return;
  const isWhole = file.type !== '';
  if (file.in_pieces && (isWhole || file.ended_at)) {
    for (const key of pieceKeys(file.name, file.bytes)) await storage.remove(key);
    await notePiecesGone(db, vid);
  }
  if (!file.ended_at) return;
  for (const type of ['video/mp4', 'video/webm']) await storage.remove(videoKey(file.name, type));
  await dropVideoFile(db, vid);
}

/** Ends uploads that were not posted for a week, and forgets what was read of links. */
export async function sweepVideos(deps: Deps): Promise<void> {
  const now = deps.clock();
  const before = daysBefore(now, retentionDays);
  for (;;) {
    const loose = await looseVideos(deps.db, before, atOnce);
    for (const vid of loose) {
      await writeInJob(deps.db, deps.clock(), (ctx) => endVideo(ctx, vid));
      await clearVideo(deps, vid);
    }
    if (loose.length < atOnce) break;
  }
  while ((await dropLinks(deps.db, daysBefore(now, linkDays), atOnce)) === atOnce);
  await sweepPieces(deps.storage, daysBefore(now, retentionDays + 1));
}

/** Deletes pieces that came by their addresses after their upload had ended. */
async function sweepPieces(storage: Storage, before: Date): Promise<void> {
  for (const { key, since } of await storage.list(piecesFolder)) if (since < before) await storage.remove(key);
}
