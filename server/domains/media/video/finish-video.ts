import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../../platform/context.ts';
import { retryAfterSeconds, workQueue } from '../../../platform/pictures/work-queue.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { type Storage, StorageUnavailable } from '../../../platform/storage/port.ts';
import { type ByteSource, piecesSource, type StoredPieces } from './container/byte-source.ts';
import { patched } from './container/patched.ts';
import { readContainer } from './container/read-container.ts';
import { readHeads } from './container/read-heads.ts';
import { isTooLong, longestSeconds } from './rules/video-facts.ts';
import type { Looked } from './sql/video-files.ts';
import { videoKey } from './video-files.ts';

/** Files that are looked at and written at the same moment, and how many may wait. */
const queue = workQueue({ atOnce: 2, waiting: 20 });

/** A file that lies in pieces, some of which may have come by addresses of their own. */
interface WholeFile {
  name: string;
  pieces: StoredPieces;
  recorded: boolean;
  direct?: boolean;
}

/**
 * Looks at a whole file that lies in pieces, and stores it under its name without what says where and when it was made.
 * Nothing its sender says of it counts.
 */
export async function finishVideo({ storage, ctx }: { storage: Storage; ctx: Ctx }, file: WholeFile): Promise<Looked> {
  try {
    return (
      (await queue.run(() => lookAndStore(storage, file), ctx.actor?.uid)) ??
      refuse('media.busy', { retryAfterSeconds })
    );
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'a video could not be stored');
    return refuse('threads.video_upload_failed', { retryAfterSeconds });
  }
}

async function lookAndStore(storage: Storage, { name, pieces, recorded, direct }: WholeFile): Promise<Looked> {
  const source = piecesSource(storage, pieces);
  const { looked, patches } = await lookAt(source, recorded);
  const key = videoKey(name, looked.type);
  const size = await storage.putFrom(key, patched(source, patches));
  if (direct) await lookAgain(storage, { key, size, recorded, looked });
  return looked;
}

async function lookAt(source: ByteSource, recorded: boolean) {
  const found = await readContainer(source);
  if (!found.ok) return refuse(found.fault, { values: found.named });
  const { type, seconds, width, height } = found.facts;
  refuseTooLong(seconds, recorded);
  return { looked: { type, milliseconds: Math.round(seconds * 1000), width, height }, patches: found.patches };
}

interface Written {
  key: string;
  size: number;
  recorded: boolean;
  looked: Looked;
}

/** By its address a piece may be sent again between the looking and the writing: what was written must be what was seen. */
async function lookAgain(storage: Storage, { key, size, recorded, looked }: Written): Promise<void> {
  try {
    const written = await lookAt(piecesSource(storage, { keys: [key], piece: size, size }), recorded);
    if (!isDeepStrictEqual(written.looked, looked)) refuse('threads.video_damaged');
  } catch (error) {
    // Where it couldn't be looked at, another run over the same pieces may have finished the file already.
    if (error instanceof Refusal) await storage.remove(key);
    throw error;
  }
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
