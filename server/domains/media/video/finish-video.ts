import type { Ctx } from '../../../platform/context.ts';
import { retryAfterSeconds, workQueue } from '../../../platform/pictures/work-queue.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Storage, StorageUnavailable } from '../../../platform/storage/port.ts';
import { piecesSource, type StoredPieces } from './container/byte-source.ts';
import { patched } from './container/patched.ts';
import { readContainer } from './container/read-container.ts';
import { readHeads } from './container/read-heads.ts';
import { isTooLong, longestSeconds } from './rules/video-facts.ts';
import type { Looked } from './sql/video-files.ts';
import { videoKey } from './video-files.ts';

/** Files that are looked at and written at the same moment, and how many may wait. */
const queue = workQueue({ atOnce: 2, waiting: 20 });

/**
 * Looks at a whole file that lies in pieces, and stores it under its name without what says where and when it was made.
 * Nothing its sender says of it counts.
 */
export async function finishVideo(
  { storage, ctx }: { storage: Storage; ctx: Ctx },
  name: string,
  pieces: StoredPieces,
  recorded: boolean,
): Promise<Looked> {
  try {
    return (
      (await queue.run(() => lookAndStore(storage, name, pieces, recorded), ctx.actor?.uid)) ??
      refuse('media.busy', { retryAfterSeconds })
    );
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'a video could not be stored');
    return refuse('threads.video_upload_failed', { retryAfterSeconds });
  }
}

async function lookAndStore(storage: Storage, name: string, pieces: StoredPieces, recorded: boolean): Promise<Looked> {
  const source = piecesSource(storage, pieces);
  const found = await readContainer(source);
  if (!found.ok) return refuse(found.fault, { values: found.named });
  const { type, seconds, width, height } = found.facts;
  refuseTooLong(seconds, recorded);
  await storage.putFrom(videoKey(name, type), patched(source, found.patches));
  return { type, milliseconds: Math.round(seconds * 1000), width, height };
}

/** Refuses, by its heads alone, a file that can't be shown: before its other bytes are sent. */
export async function judgeHeads(bytes: Buffer, recorded: boolean): Promise<void> {
  const judged = await readHeads(bytes);
  if (!judged.ok) refuse(judged.fault, { values: judged.named });
  refuseTooLong(judged.seconds, recorded);
}

function refuseTooLong(seconds: number, recorded: boolean): void {
  if (isTooLong(seconds, recorded)) refuse('threads.video_too_long', { values: { max: longestSeconds(recorded) } });
}
