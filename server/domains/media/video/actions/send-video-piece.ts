import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { videoFileCalls } from '../../../../../contract/domains/media/video/calls.ts';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { requiredFile } from '../../../../platform/http/files.ts';
import { refuse, refuseField } from '../../../../platform/refusal.ts';
import { type Storage, StorageUnavailable } from '../../../../platform/storage/port.ts';
import { finishVideo, judgeHeads } from '../finish-video.ts';
import { bytesOfPiece, pieceKey, pieceKeys } from '../pieces.ts';
import { presentUpload } from '../present.ts';
import { cameDirectly } from '../reads/direct-pieces.ts';
import { findUpload, type Looked, noteLooked, noteReceived, type VideoFile } from '../sql/video-files.ts';
import { clearLater } from './end-video.ts';

type Call = (typeof videoFileCalls)['media.send-video-piece'];

/** What a piece was: stored already, or new, with what was found where it was the last. */
interface Stored {
  file: VideoFile;
  isNew: boolean;
  looked: Looked | undefined;
}

/** Stores a piece before the transaction; with the last one the whole file is looked at. */
export const storePiece =
  (storage: Storage) =>
  async (ctx: MemberCtx, { vid, at }: InputOf<Call>): Promise<Stored> => {
    const file = (await findUpload(ctx.db, ctx.actor.uid, vid)) ?? refuse('threads.video_unknown');
    const { bytes } = requiredFile(ctx, 'piece');
    // It was stored, and only the answer was lost: the sender goes on from what is answered.
    const isNext = at === file.received || (at < file.received && isLast(file, at) && file.type === '');
    const direct = at > file.received && isLast(file, at) && (await available(ctx, () => cameDirectly(storage, file)));
    if (!isNext && !direct) return { file, isNew: false, looked: undefined };
    if (at >= file.bytes || bytes.length !== bytesOfPiece(file.bytes, at)) refuseField('piece');
    if (at === 0 && !isLast(file, at)) await judgeHeads(bytes, file.recorded);
    await available(ctx, () => storage.put(pieceKey(file.name, at), bytes));
    if (!isLast(file, at)) return { file, isNew: true, looked: undefined };
    const pieces = { keys: pieceKeys(file.name, file.bytes), piece: videoLimits.pieceBytes, size: file.bytes };
    const { name, recorded } = file;
    return { file, isNew: true, looked: await finishVideo({ storage, ctx }, { name, pieces, recorded, direct }) };
  };

const isLast = ({ bytes }: VideoFile, at: number): boolean => at + videoLimits.pieceBytes >= bytes;

/** Asks the storage; the sender tries again where it is away. */
async function available<T>(ctx: MemberCtx, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'a piece of a video could not be stored');
    return refuse('threads.video_upload_failed', { retryAfterSeconds: 5 });
  }
}

/** Notes what was stored; the pieces of a whole file are deleted by the job. */
export async function sendVideoPiece(
  ctx: MemberCtx,
  { vid, at }: InputOf<Call>,
  { file, isNew, looked }: Stored,
): Promise<DataOf<Call>> {
  const from = isLast(file, at) ? Math.min(at, file.received) : at;
  if (isNew) await noteReceived(ctx.db, vid, from, at + bytesOfPiece(file.bytes, at));
  if (looked) {
    await noteLooked(ctx.db, vid, looked);
    await clearLater(ctx, vid);
  }
  return presentUpload((await findUpload(ctx.db, ctx.actor.uid, vid)) ?? refuse('threads.video_unknown'));
}
